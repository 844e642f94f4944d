import { storeViews } from '@dijla/contract/store-views';
import { useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useOwnLanguagesFirst, useTexts } from '../../../i18n/use-desk.ts';
import { deskButton, deskIconButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { RefusalNote } from '../../../parts/failure-note.tsx';
import { typedAmount } from '../../../parts/typed-amount.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';
import type { DownloadValues, OpenedDownloads } from './download-values.ts';
import { giveFile } from './give-file.ts';
import { LimitFields } from './limit-fields.tsx';
import { writtenIn } from '../../../parts/written-in.ts';

type Name = `links.${number}`;
const percent = 100;
const megabyte = 1_000_000;

/** The file that is for sale, and what everybody may look at, with the fields of each. */
const fieldsOf = {
  file: { file: 'file', name: 'file_name', bytes: 'bytes', address: 'address' },
  sample: { file: 'sample', name: 'sample_name', bytes: 'sample_bytes', address: 'sample_address' },
} as const;
type Of = { within: Name; of: keyof typeof fieldsOf };

const sizeText = (bytes: number, { size, kilobytes }: ReturnType<typeof useTexts<'downloads'>>): string =>
  bytes < megabyte
    ? kilobytes(String(Math.max(Math.round(bytes / 1000), 1)))
    : size((bytes / megabyte).toFixed(1));

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
      <bdi className="font-medium text-ink">{name}</bdi> · {sizeText(bytes, texts)}
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

/** The button that chooses a file, and of a sample the one that takes it away. */
const FileButtons = ({
  within,
  of,
  isGiving,
  onGive,
}: Of & { isGiving: boolean; onGive: (file: File) => void }) => {
  const texts = useTexts('downloads');
  const { setValue } = useFormContext<DownloadValues>();
  const field = `${within}.${fieldsOf[of].file}` as const;
  const hasFile = useWatch<DownloadValues, typeof field>({ name: field }) !== '';
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="flex flex-wrap gap-2">
      <input
        aria-label={texts[of]}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onGive(file);
          currentTarget.value = '';
        }}
        ref={input}
        type="file"
      />
      <button
        className={deskButton.quiet}
        disabled={isGiving}
        onClick={() => input.current?.click()}
        type="button"
      >
        {hasFile ? texts.replaceFile : texts.chooseFile}
      </button>
      {of === 'sample' && hasFile && (
        <button
          aria-label={texts.removeSample}
          className={deskIconButton}
          onClick={() => setValue(field, '', { shouldDirty: true })}
          title={texts.removeSample}
          type="button"
        >
          <DeskIcon name="close" />
        </button>
      )}
    </span>
  );
};

/** Gives the file of a link, or its sample, to the shop. */
const FileField = ({ within, of, opened }: Of & { opened: OpenedDownloads }) => {
  const texts = useTexts('downloads');
  const { give, share, failure, isTooLarge } = useGivenFile({ within, of }, opened);
  return (
    <div className="grid content-start gap-1.5">
      <span className="font-medium">{texts[of]}</span>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-surface px-3 py-2 inset-ring-1 inset-ring-line">
        <output className="min-w-0 flex-1 basis-32 [overflow-wrap:anywhere] text-ink-soft">
          <FileState of={of} share={share} within={within} />
        </output>
        <FileButtons isGiving={share !== null} of={of} onGive={(file) => void give(file)} within={within} />
      </div>
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
          {...writtenIn(language)}
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
      <legend className="sr-only">{texts.fileNumber(place + 1)}</legend>
      <span aria-hidden="true" className="font-semibold">
        {texts.fileNumber(place + 1)}
      </span>
      <Titles within={within} />
      <div className="grid gap-3 lg:grid-cols-2">
        <FileField of="file" opened={opened} within={within} />
        <AddressField of="file" within={within} />
      </div>
      <LimitFields within={`${within}.`} />
      {isSeparate && <PriceFields units={opened.units} within={within} />}
      <div className="grid gap-3 lg:grid-cols-2">
        <FileField of="sample" opened={opened} within={within} />
        <AddressField of="sample" within={within} />
      </div>
      <RowButtons count={count} onMove={onMove} onRemove={onRemove} place={place} />
    </fieldset>
  );
};
