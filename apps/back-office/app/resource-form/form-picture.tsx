import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { deskButton } from '../parts/button-styles.ts';
import { RefusalNote } from '../parts/failure-note.tsx';
import { givePicture } from './given-picture.ts';

/** Side of a picture in the form, in CSS pixels, and as it is asked for. */
const [shownSide, askedSide] = [120, 300];

type FileWords = { add: string; hint: string; giving: string };
type PictureWords = FileWords & { of: string; remove: string };

/** A field that gives a picture from this device to the shop by `give`, and says below why one was not taken. */
export const PictureFile = ({
  words,
  give = givePicture,
  onGiven,
}: {
  words: FileWords;
  give?: (file: File) => Promise<string>;
  onGiven: (path: string) => void;
}) => {
  const id = useId();
  const [isGiving, setIsGiving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const send = async (file: File): Promise<void> => {
    setIsGiving(true);
    setFailure(null);
    try {
      onGiven(await give(file));
    } catch (error) {
      setFailure(error);
    }
    setIsGiving(false);
  };
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
          if (file !== undefined) void send(file);
          currentTarget.value = '';
        }}
        type="file"
      />
      <output className="block text-sm text-ink-soft" id={`${id}-hint`}>
        {isGiving ? words.giving : words.hint}
      </output>
      {failure !== null && <RefusalNote error={failure} />}
    </div>
  );
};

/** A picture of the form above, given as a file; the field's value is its path, empty where there is none. */
export const FormPicture = ({ name, words }: { name: string; words: PictureWords }) => {
  const { field } = useController({ name });
  const path = String(field.value);
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
      <PictureFile onGiven={field.onChange} words={words} />
    </div>
  );
};
