import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { deskButton } from '../parts/button-styles.ts';
import { RefusalNote } from '../parts/failure-note.tsx';
import { givePicture } from './given-picture.ts';

/** Side of a picture in the form, in CSS pixels, and as it is asked for. */
const [shownSide, askedSide] = [120, 300];

type PictureWords = { add: string; hint: string; giving: string; of: string; remove: string };

const FileField = ({
  words,
  isGiving,
  onGive,
}: {
  words: PictureWords;
  isGiving: boolean;
  onGive: (file: File) => void;
}) => {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="font-medium" htmlFor={id}>
        {words.add}
      </label>
      <input
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-describedby={`${id}-hint`}
        className={fieldStyle}
        disabled={isGiving}
        id={id}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onGive(file);
          currentTarget.value = '';
        }}
        type="file"
      />
      <output className="block text-sm text-ink-soft" id={`${id}-hint`}>
        {isGiving ? words.giving : words.hint}
      </output>
    </div>
  );
};

/** A picture of the form above, given as a file; the field's value is its path, empty where there is none. */
export const FormPicture = ({ name, words }: { name: string; words: PictureWords }) => {
  const { field } = useController({ name });
  const path = String(field.value);
  const [isGiving, setIsGiving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const give = async (file: File): Promise<void> => {
    setIsGiving(true);
    setFailure(null);
    try {
      field.onChange(await givePicture(file));
    } catch (error) {
      setFailure(error);
    }
    setIsGiving(false);
  };
  return (
    <div className="grid gap-3">
      {path !== '' && (
        <div className="flex flex-wrap items-center gap-3">
          <img
            alt={words.of}
            className="size-30 rounded-inner bg-sunken object-cover"
            height={shownSide}
            src={`/img/${askedSide}/${askedSide}/resize${encodeURI(path)}`}
            width={shownSide}
          />
          <button className={deskButton.plain} onClick={() => field.onChange('')} type="button">
            {words.remove}
          </button>
        </div>
      )}
      <FileField isGiving={isGiving} onGive={(file) => void give(file)} words={words} />
      {failure !== null && <RefusalNote error={failure} />}
    </div>
  );
};
