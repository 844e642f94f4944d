import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { useCall } from '../../provider-client/use-call.ts';
import { PictureFile } from '../../resource-form/form-picture.tsx';
import { givePicture } from '../../resource-form/given-picture.ts';

const side = 240;

const Found = ({ q, onChoose }: { q: string; onChoose: (path: string) => void }) => {
  const texts = useTexts('content');
  const { data, isError, error, refetch } = useCall('desk/content-pictures', { query: { q } });
  if (isError) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (data?.items.length === 0) return <p>{texts.noPictures}</p>;
  return (
    <ul
      aria-label={texts.picturesFound}
      className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 overflow-y-auto p-1"
    >
      {data?.items.map(({ path, name }) => (
        <li key={path}>
          <button
            className="press block w-full overflow-hidden rounded-inner bg-sunken inset-ring-1 inset-ring-line"
            onClick={() => onChoose(path)}
            title={path}
            type="button"
          >
            <img
              alt={name}
              className="aspect-square w-full object-cover"
              height={side}
              loading="lazy"
              src={`/img/${side}/${side}/resize/${path}`}
              width={side}
            />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Pictures of the shop's media by words, from which one is chosen. */
const Search = ({ onChoose }: { onChoose: (path: string) => void }) => {
  const texts = useTexts('content');
  const id = useId();
  const [q, setQ] = useState('');
  // The form around saves nothing when Enter is pressed in the search.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <div className="grid w-full gap-2">
      <TextField
        dir="auto"
        error={null}
        id={id}
        label={texts.searchPictures}
        maxLength={100}
        onChange={({ currentTarget }) => setQ(currentTarget.value)}
        onKeyDown={onKeyDown}
        value={q}
      />
      <Found onChoose={onChoose} q={q} />
    </div>
  );
};

/** A picture from this device, or one of the shop's media, which a button opens. */
export const PictureChoice = ({ onChoose }: { onChoose: (path: string) => void }) => {
  const texts = useTexts('content');
  const [isOpen, setIsOpen] = useState(false);
  const { tooLarge, ...words } = texts.givenPicture;
  const give = async (file: File): Promise<string> =>
    givePicture(file, { call: 'desk/add-content-picture', tooLarge });
  const choose = (path: string) => {
    onChoose(path);
    setIsOpen(false);
  };
  return (
    <div className="grid gap-2">
      <PictureFile give={give} onGiven={choose} words={words} />
      <div>
        <button
          aria-expanded={isOpen}
          className={deskButton.plain}
          onClick={() => setIsOpen((before) => !before)}
          type="button"
        >
          {texts.choosePicture}
        </button>
      </div>
      {isOpen && <Search onChoose={choose} />}
    </div>
  );
};
