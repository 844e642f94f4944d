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

/** The file that is for sale, and what everybody may look at, with the fields of each. */
const fieldsOf = {
  file: { file: 'file', name: 'file_name', bytes: 'bytes', address: 'address' },
  sample: { file: 'sample', name: 'sample_name', bytes: 'sample_bytes', address: 'sample_address' },
} as const;
type Of = { within: Name; of: keyof typeof fieldsOf };

/** What the shop has of a file, and how it is being given. */
const FileState = ({ within, of, share }: Of & { share: number | null }) => {
  const texts = useTexts('downloads');
  const fields = fieldsOf[of];
  const [file, name, bytes] = useWatch<
    DownloadValues,
    [
      `${Name}.${'file' | 'sample'}`,
      `${Name}.${'file_name' | 'sample_name'}`,
      `${Name}.${'bytes' | 'sample_bytes'}`,
    ]
  >({
    name: [`${within}.${fields.file}`, `${within}.${fields.name}`, `${within}.${fields.bytes}`],
  });
  if (share !== null)
    return (
      <span className="grid gap-1">
        {texts.giving(Math.floor(share * percent))}
        <progress className="w-full accent-accent" max={1} value={share} />
      </span>
    );
  if (file === '') return of === 'file' ? texts.noFile : texts.noSample;
  if (bytes === null) return texts.fileMissing(file);
  return (
    <>
      <bdi className="font-medium text-ink">{name}</bdi> ·{' '}
      {texts.size((bytes / megabyte).toFixed(bytes < megabyte ? 3 : 1))}
    </>
  );
};

/** Returns how the file of a link is given to the shop, and what became of it. */
const useGivenFile = (
  { within, of }: Of,
  { bytes_at_most: most, part_bytes: partBytes }: OpenedDownloads,
) => {
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
      const fields = fieldsOf[of];
      setValue(`${within}.${fields.file}`, given.file, { shouldDirty: true });
      setValue(`${within}.${fields.name}`, given.file_name);
      setValue(`${within}.${fields.bytes}`, given.bytes);
      setValue(`${within}.${fields.address}`, '');
    } catch (error) {
      setFailure(error);
    }
    setShare(null);
  };
  return { give, share, failure, isTooLarge };
};

/** Takes the sample of a link away. */
const NoSample = ({ within }: { within: Name }) => {
  const { removeSample } = useTexts('downloads');
  const { setValue } = useFormContext<DownloadValues>();
  const sample = useWatch<DownloadValues, `${Name}.sample`>({ name: `${within}.sample` });
  if (sample === '') return null;
  return (
    <button
      className={`${deskButton.quiet} justify-self-start`}
      onClick={() => setValue(`${within}.sample`, '', { shouldDirty: true })}
      type="button"
    >
      {removeSample}
    </button>
  );
};

/** Gives the file of a link, or its sample, to the shop. */
const FileField = ({ within, of, opened }: Of & { opened: OpenedDownloads }) => {
  const texts = useTexts('downloads');
  const id = useId();
  const { give, share, failure, isTooLarge } = useGivenFile({ within, of }, opened);
  return (
    <div className="grid gap-1.5">
      <label className="font-medium" htmlFor={id}>
        {texts[of]}
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
        <FileState of={of} share={share} within={within} />
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

const AddressField = ({ within, of }: Of) => {
  const texts = useTexts('downloads');
  const { getValues } = useFormContext<DownloadValues>();
  return (
    <FormText
      dir="ltr"
      hint={of === 'file' ? texts.addressHint : texts.sampleHint}
      inputMode="url"
      label={of === 'file' ? texts.address : texts.sampleAddress}
      maxLength={2000}
      name={`${within}.${fieldsOf[of].address}`}
      validate={(value) => {
        const typed = String(value ?? '').trim();
        if (typed === '') return of === 'sample' || getValues(`${within}.file`) !== '' || texts.needsFile;
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
      <FileField of="file" opened={opened} within={within} />
      <AddressField of="file" within={within} />
      <LimitFields within={`${within}.`} />
      {isSeparate && <PriceFields units={opened.units} within={within} />}
      <FileField of="sample" opened={opened} within={within} />
      <NoSample within={within} />
      <AddressField of="sample" within={within} />
      <RowButtons count={count} onMove={onMove} onRemove={onRemove} place={place} />
    </fieldset>
  );
};
