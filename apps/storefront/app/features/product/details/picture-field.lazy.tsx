import { iconButtonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { giveReviewPicture } from '../../../device/reviews/review-picture-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';

/** Most pictures of a review. */
const mostPictures = 4;

type GivenPicture = {
  id: number;
  /** Address of the file on this device. */
  url: string;
  /** Null while it is on its way. */
  key: string | null;
};

/** Pictures chosen for a review, sent as soon as they are chosen. */
export const useGivenPictures = () => {
  const texts = useTexts('reviews');
  const [pictures, setPictures] = useState<readonly GivenPicture[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const lastId = useRef(0);
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const remove = (id: number): void => setPictures((before) => before.filter((picture) => picture.id !== id));
  const send = async ({ id, file }: { id: number; file: File }): Promise<void> => {
    const given = await giveReviewPicture(file);
    if (given.ok)
      return setPictures((before) =>
        before.map((picture) => (picture.id === id ? { ...picture, key: given.key } : picture)),
      );
    remove(id);
    return setProblem(given.text || texts.pictureFailed);
  };
  return {
    pictures,
    problem,
    remove,
    add: async (files: readonly File[]): Promise<void> => {
      const chosen = files.slice(0, mostPictures - pictures.length).map((file) => {
        const url = URL.createObjectURL(file);
        urls.current.push(url);
        return { id: (lastId.current += 1), file, url, key: null };
      });
      setProblem(null);
      setPictures((before) => [...before, ...chosen]);
      // One after the other, so that a slow network brings the first ones soon.
      for (const picture of chosen) await send(picture);
    },
  };
};

type ChosenProps = { picture: GivenPicture; number: number; onRemove: () => void };

/** A picture that was chosen, paler until the shop has it. */
const Chosen = ({ picture: { url, key }, number, onRemove }: ChosenProps) => {
  const texts = useTexts('reviews');
  return (
    <li className="relative">
      <img
        alt={texts.pictureOf(number)}
        className={`size-20 rounded-inner bg-line object-cover ${key === null ? 'opacity-50' : ''}`}
        height={80}
        src={url}
        width={80}
      />
      <button
        aria-label={texts.removePicture(number)}
        className={`${iconButtonStyle} absolute -end-3 -top-3 bg-surface shadow-float`}
        onClick={onRemove}
        type="button"
      >
        <Icon className="size-4.5" name="close" />
      </button>
    </li>
  );
};

type PictureFieldProps = ReturnType<typeof useGivenPictures>;

/** Up to four pictures of a review, chosen on the device. */
export const PictureField = ({ pictures, problem, add, remove }: PictureFieldProps) => {
  const texts = useTexts('reviews');
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <span className="font-medium" id={`${id}-label`}>
        {texts.pictures}
      </span>
      <ul aria-labelledby={`${id}-label`} className="flex flex-wrap gap-3 empty:hidden">
        {pictures.map((picture, place) => (
          <Chosen key={picture.id} number={place + 1} onRemove={() => remove(picture.id)} picture={picture} />
        ))}
      </ul>
      {pictures.length < mostPictures && (
        <label
          className="press inline-flex min-h-12 items-center justify-self-start rounded-card bg-surface px-5 font-semibold inset-ring-1 inset-ring-line-strong has-focus-visible:focus-ring"
          htmlFor={id}
        >
          {texts.addPictures}
          <input
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-hint`}
            className="sr-only"
            id={id}
            multiple
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // So that the same file can be chosen again.
              currentTarget.value = '';
              void add(files);
            }}
            type="file"
          />
        </label>
      )}
      <p className="text-sm text-ink-soft" id={`${id}-hint`}>
        {texts.picturesHint}
      </p>
      <output className="text-sm font-medium text-danger">{problem ?? ''}</output>
    </div>
  );
};
