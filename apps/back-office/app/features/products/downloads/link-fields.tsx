import { storeViews } from '@dijla/contract/store-views';
import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useOwnLanguagesFirst, useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { RefusalNote } from '../../../parts/failure-note.tsx';
import { typedAmount } from '../../../parts/typed-amount.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';
import type { DownloadValues, OpenedDownloads } from './download-values.ts';
import { giveFile } from './give-file.ts';
import { LimitFields } from './limit-fields.tsx';

type Name = `links.${number}`;
const percent = 100;
const megabyte = 1_000_000;

/** What the shop has of a file, and how it is being given. */
const FileState = ({ within, share }: { within: Name; share: number | null }) => {
  const texts = useTexts('downloads');
  const [file, name, bytes] = useWatch<
    DownloadValues,
    [`${Name}.file`, `${Name}.file_name`, `${Name}.bytes`]
  >({
    name: [`${within}.file`, `${within}.file_name`, `${within}.bytes`],
  });
  if (share !== null)
    return (
      <span className="grid gap-1">
        {texts.giving(Math.floor(share * percent))}
        <progress className="w-full accent-accent" max={1} value={share} />
      </span>
    );
  if (file === '') return texts.noFile;
  if (bytes === null) return texts.fileMissing(file);
  return (
    <>
      <bdi className="font-medium text-ink">{name}</bdi> ·{' '}
      {texts.size((bytes / megabyte).toFixed(bytes < megabyte ? 3 : 1))}
    </>
  );
};

/** Returns how the file of a link is given to the shop, and what became of it. */
const useGivenFile = (within: Name, { bytes_at_most: most, part_bytes: partBytes }: OpenedDownloads) => {
  const { setValue } = useFormContext<DownloadValues>();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const give = async (file: File): Promise<void> => {
    setFailure(null);
    setTooLarge(file.size > most);
    if (file.size > most || file.size === 0) return;
    setShare(0);
    try {
      const given = await giveFile(file, { partBytes, onProgress: setShare });
      setValue(`${within}.file`, given.file, { shouldDirty: true });
      setValue(`${within}.file_name`, given.file_name);
      setValue(`${within}.bytes`, given.bytes);
      setValue(`${within}.address`, '');
    } catch (error) {
      setFailure(error);
    }
    setShare(null);
  };
  return { give, share, failure, isTooLarge };
};

/** Gives the file of a link to the shop. */
const FileField = ({ within, opened }: { within: Name; opened: OpenedDownloads }) => {
  const texts = useTexts('downloads');
  const id = useId();
  const { give, share, failure, isTooLarge } = useGivenFile(within, opened);
  return (
    <div className="grid gap-1.5">
      <label className="font-medium" htmlFor={id}>
        {texts.file}
      </label>
      <input
        aria-describedby={`${id}-state`}
        className={fieldStyle}
        disabled={share !== null}
        id={id}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) void give(file);
        }}
        type="file"
      />
      <output className="block text-sm text-ink-soft" id={`${id}-state`}>
        <FileState share={share} within={within} />
      </output>
      {isTooLarge && (
        <p className="text-sm font-medium text-danger">
          {texts.tooLarge(Math.floor(opened.bytes_at_most / megabyte))}
        </p>
      )}
      {failure !== null && <RefusalNote error={failure} />}
    </div>
  );
};

const AddressField = ({ within }: { within: Name }) => {
  const texts = useTexts('downloads');
  const { getValues } = useFormContext<DownloadValues>();
  return (
    <FormText
      dir="ltr"
      hint={texts.addressHint}
      inputMode="url"
      label={texts.address}
      maxLength={2000}
      name={`${within}.address`}
      validate={(value) => {
        const typed = String(value ?? '').trim();
        if (typed === '') return getValues(`${within}.file`) !== '' || texts.needsFile;
        return URL.parse(typed)?.protocol === 'https:' || texts.wrongAddress;
      }}
    />
  );
};

const PriceFields = ({ within, units }: { within: Name; units: OpenedDownloads['units'] }) => {
  const texts = useTexts('downloads');
  const { currencies, byRate } = useTexts('products');
  return (
    <div className="grid grid-cols-2 gap-3">
      {units.map(({ code, scale }) => (
        <FormText
          dir="ltr"
          hint={byRate}
          inputMode="decimal"
          key={code}
          label={currencies[code]}
          name={`${within}.amounts.${code}`}
          validate={(value) =>
            String(value ?? '').trim() === '' ||
            typedAmount(String(value), scale) !== null ||
            texts.wrongAmount
          }
        />
      ))}
    </div>
  );
};

type LinkProps = {
  place: number;
  count: number;
  isSeparate: boolean;
  opened: OpenedDownloads;
  onMove: (to: number) => void;
  onRemove: () => void;
};

const Titles = ({ within }: { within: Name }) => {
  const texts = useTexts('downloads');
  const { getValues } = useFormContext<DownloadValues>();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {useOwnLanguagesFirst().map((language) => (
        <FormText
          dir={storeViews[language].direction}
          key={language}
          label={`${texts.linkTitle} · ${storeViews[language].name}`}
          maxLength={255}
          name={`${within}.titles.${language}`}
          validate={() =>
            Object.values(getValues(`${within}.titles`)).some((title) => title.trim() !== '') ||
            texts.needsTitle
          }
        />
      ))}
    </div>
  );
};

const RowButtons = ({
  place,
  count,
  onMove,
  onRemove,
}: Pick<LinkProps, 'place' | 'count' | 'onMove' | 'onRemove'>) => {
  const texts = useTexts('downloads');
  const acts = [
    [texts.earlier, place === 0, () => onMove(place - 1)],
    [texts.later, place + 1 === count, () => onMove(place + 1)],
    [texts.remove, false, onRemove],
  ] as const;
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map(([label, isOff, act]) => (
        <button className={deskButton.plain} disabled={isOff} key={label} onClick={act} type="button">
          {label}
        </button>
      ))}
    </div>
  );
};

/** One file of a product. */
export const LinkFields = ({ place, count, isSeparate, opened, onMove, onRemove }: LinkProps) => {
  const texts = useTexts('downloads');
  const { isSubmitting } = useFormState();
  const within: Name = `links.${place}`;
  return (
    <fieldset className="grid gap-3 rounded-card bg-sunken/50 p-3" disabled={isSubmitting}>
      <legend className="font-semibold">{texts.fileNumber(place + 1)}</legend>
      <Titles within={within} />
      <FileField opened={opened} within={within} />
      <AddressField within={within} />
      <LimitFields within={`${within}.`} />
      {isSeparate && <PriceFields units={opened.units} within={within} />}
      <RowButtons count={count} onMove={onMove} onRemove={onRemove} place={place} />
    </fieldset>
  );
};
