import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { languages, storeViews } from '@dijla/contract/store-views';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useOwnLanguagesFirst, useTexts } from '../../../i18n/use-desk.ts';
import { deskIconButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { RefusalNote } from '../../../parts/failure-note.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { givePicture } from '../../../resource-form/given-picture.ts';
import type { ProductValues } from './product-values.ts';
import { writtenIn } from '../../../parts/written-in.ts';

type Pictures = ProductValues['product']['pictures'];
type Picture = Pictures[number];

/** Side of a picture in the form, in CSS pixels, and as it is asked for. */
const [shownSide, askedSide] = [80, 200];
const picturesAtMost = 40;
const noAlt = Object.fromEntries(languages.map((language) => [language, ''])) as Picture['alt'];

const moved = (all: Pictures, from: number, to: number): Pictures => {
  const [picture] = all.slice(from, from + 1);
  return picture === undefined ? all : all.toSpliced(from, 1).toSpliced(to, 0, picture);
};

type RowActs = { place: number; count: number; onMove: (to: number) => void; onRemove: () => void };

const RowButtons = ({ place, count, onMove, onRemove }: RowActs) => {
  const texts = useTexts('productForm');
  const number = place + 1;
  return (
    <div className="flex flex-col sm:flex-row">
      <button
        aria-label={texts.pictureEarlier(number)}
        className={deskIconButton}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
        type="button"
      >
        <DeskIcon className="size-5 rotate-90 rtl:-rotate-90" name="back" />
      </button>
      <button
        aria-label={texts.pictureLater(number)}
        className={deskIconButton}
        disabled={number === count}
        onClick={() => onMove(number)}
        type="button"
      >
        <DeskIcon className="size-5 -rotate-90 rtl:rotate-90" name="back" />
      </button>
      <button
        aria-label={texts.removePicture(number)}
        className={deskIconButton}
        onClick={onRemove}
        type="button"
      >
        <DeskIcon name="close" />
      </button>
    </div>
  );
};

const PictureRow = ({
  picture: { path, alt },
  place,
  count,
  onMove,
  onRemove,
  onSay,
}: RowActs & { picture: Picture; onSay: (alt: Picture['alt']) => void }) => {
  const texts = useTexts('productForm');
  const number = place + 1;
  return (
    <li className="flex items-start gap-3 border-t border-line pt-3 first:border-0 first:pt-0">
      <img
        alt={texts.pictureOf(number)}
        className="size-20 shrink-0 rounded-inner bg-sunken object-contain"
        height={shownSide}
        src={`/img/${askedSide}/${askedSide}/resize${encodeURI(path)}`}
        width={shownSide}
      />
      <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
        {useOwnLanguagesFirst().map((language) => (
          <input
            aria-label={texts.altOf(number, storeViews[language].name)}
            className={fieldStyle}
            {...writtenIn(language)}
            key={language}
            maxLength={200}
            onChange={({ currentTarget }) => onSay({ ...alt, [language]: currentTarget.value })}
            placeholder={texts.altHint(storeViews[language].name)}
            value={alt[language]}
          />
        ))}
        <p className="text-sm text-ink-soft sm:col-span-2">{place === 0 ? texts.firstPicture : null}</p>
      </div>
      <RowButtons count={count} onMove={onMove} onRemove={onRemove} place={place} />
    </li>
  );
};

const FilesField = ({
  isGiving,
  onGive,
}: {
  isGiving: boolean;
  onGive: (files: readonly File[]) => void;
}) => {
  const texts = useTexts('productForm');
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="font-medium" htmlFor={id}>
        {texts.addPictures}
      </label>
      <input
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-describedby={`${id}-hint`}
        className={fieldStyle}
        disabled={isGiving}
        id={id}
        multiple
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          onGive(files);
        }}
        type="file"
      />
      <output className="block text-sm text-ink-soft" id={`${id}-hint`}>
        {isGiving ? texts.givingPictures : texts.picturesHint}
      </output>
    </div>
  );
};

/** The pictures in their order, what is in each, and a field that adds others. */
export const PictureFields = () => {
  const texts = useTexts('productForm');
  const { field } = useController<ProductValues, 'product.pictures'>({ name: 'product.pictures' });
  const [isGiving, setIsGiving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const pictures = field.value;
  const give = async (files: readonly File[]): Promise<void> => {
    setIsGiving(true);
    setFailure(null);
    let all = pictures;
    try {
      for (const file of files.slice(0, picturesAtMost - pictures.length)) {
        const path = await givePicture(file);
        if (all.some((picture) => picture.path === path)) continue;
        all = [...all, { path, alt: noAlt }];
        field.onChange(all);
      }
    } catch (error) {
      setFailure(error);
    }
    setIsGiving(false);
  };
  return (
    <Panel title={texts.pictures}>
      <div className="grid gap-3">
        {pictures.length > 0 && (
          <ul className="grid gap-3">
            {pictures.map((picture, place) => (
              <PictureRow
                count={pictures.length}
                key={picture.path}
                onMove={(to) => field.onChange(moved(pictures, place, to))}
                onRemove={() => field.onChange(pictures.toSpliced(place, 1))}
                onSay={(alt) => field.onChange(pictures.with(place, { ...picture, alt }))}
                picture={picture}
                place={place}
              />
            ))}
          </ul>
        )}
        <FilesField isGiving={isGiving} onGive={(files) => void give(files)} />
        {failure !== null && <RefusalNote error={failure} />}
      </div>
    </Panel>
  );
};
