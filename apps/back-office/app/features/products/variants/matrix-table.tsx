import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { deskIconButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import type { MatrixRow, OpenedVariants, RowFaults, Units } from './matrix-values.ts';

type Attributes = OpenedVariants['attributes'];

/** A card of its own on a phone, where a row would be wider than the screen. */
const rowStyle =
  'max-md:grid max-md:grid-cols-2 max-md:gap-3 max-md:rounded-card max-md:p-3 max-md:inset-ring-1 max-md:inset-ring-line md:border-t md:border-line';
/** In a card a field is named above it, as the heads of the columns do in the table. */
const cell =
  'max-md:min-w-0 max-md:before:block max-md:before:pb-1 max-md:before:text-sm max-md:before:text-ink-soft max-md:before:content-[attr(data-label)] md:py-2 md:pe-3';
const cellField = `${fieldStyle} min-h-11! px-3! py-1! md:min-h-9!`;

/** Returns the name of a variant: its options as people call them. */
const useVariantName = (attributes: Attributes) => {
  const { store } = useDeskLanguage();
  return (axes: readonly string[], options: Readonly<Record<string, string>>): string =>
    axes
      .map((code) => {
        const option = attributes
          .find((attribute) => attribute.code === code)
          ?.options.find((each) => each.code === options[code]);
        return (
          option?.labels[store.language] ?? Object.values(option?.labels ?? {})[0] ?? options[code] ?? ''
        );
      })
      .join(' / ');
};

// oxlint-disable-next-line max-lines-per-function -- the fields of one row
const Row = ({
  row,
  name,
  faults,
  units,
  mayCount,
  qtyNote,
  onChange,
  onRemove,
}: {
  row: MatrixRow;
  name: string;
  faults: RowFaults;
  units: Units;
  mayCount: boolean;
  /** Id of what is said of all pieces. */
  qtyNote?: string | undefined;
  onChange: (row: MatrixRow) => void;
  onRemove: () => void;
}) => {
  const texts = useTexts('variants');
  return (
    <tr className={rowStyle}>
      <th
        className="text-start font-medium max-md:col-start-1 max-md:row-start-1 max-md:self-center md:py-2 md:pe-3"
        scope="row"
      >
        <bdi>{name}</bdi>
      </th>
      <td className={`${cell} max-md:col-span-2`} data-label={texts.columns.sku}>
        <input
          aria-invalid={faults.sku === true}
          aria-label={texts.skuOf(name)}
          className={`${cellField} md:min-w-40`}
          dir="ltr"
          maxLength={64}
          onChange={({ currentTarget }) => onChange({ ...row, sku: currentTarget.value })}
          readOnly={row.seen !== null}
          value={row.sku}
        />
      </td>
      {units.map(({ code }) => (
        <td className={cell} data-label={`${texts.columns.price} ${code}`} key={code}>
          <input
            aria-invalid={faults.amounts === true}
            aria-label={texts.priceOf(name, code)}
            className={`${cellField} text-end md:min-w-24`}
            dir="ltr"
            inputMode="decimal"
            onChange={({ currentTarget }) =>
              onChange({ ...row, amounts: { ...row.amounts, [code]: currentTarget.value } })
            }
            value={row.amounts[code] ?? ''}
          />
        </td>
      ))}
      <td className={cell} data-label={texts.columns.qty}>
        <input
          aria-describedby={qtyNote}
          aria-invalid={faults.qty === true}
          aria-label={texts.qtyOf(name)}
          className={`${cellField} text-end md:w-24!`}
          dir="ltr"
          disabled={!mayCount}
          inputMode="numeric"
          onChange={({ currentTarget }) => onChange({ ...row, qty: currentTarget.value })}
          value={row.qty}
        />
      </td>
      <td className={cell} data-label={texts.columns.enabled}>
        <label className="inline-grid size-11 place-items-center md:size-9">
          <input
            aria-label={texts.sells(name)}
            checked={row.is_enabled}
            className="check-mark"
            onChange={({ currentTarget }) => onChange({ ...row, is_enabled: currentTarget.checked })}
            type="checkbox"
          />
        </label>
      </td>
      <td className="max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end md:py-2">
        <button aria-label={texts.remove(name)} className={deskIconButton} onClick={onRemove} type="button">
          <DeskIcon name="close" />
        </button>
      </td>
    </tr>
  );
};

const Head = ({ units }: { units: Units }) => {
  const { columns } = useTexts('variants');
  return (
    <thead className="max-md:hidden">
      <tr className="text-sm text-ink-soft">
        <th className="pe-3 pb-2 text-start font-medium">{columns.options}</th>
        <th className="pe-3 pb-2 text-start font-medium">{columns.sku}</th>
        {units.map(({ code }) => (
          <th className="pe-3 pb-2 text-end font-medium" key={code}>
            {columns.price} <bdi dir="ltr">{code}</bdi>
          </th>
        ))}
        <th className="pe-3 pb-2 text-end font-medium">{columns.qty}</th>
        <th className="pe-3 pb-2 text-start font-medium">{columns.enabled}</th>
        <th className="pb-2">
          <span className="sr-only">{columns.remove}</span>
        </th>
      </tr>
    </thead>
  );
};

/** One row for each variant: its number, its price in each currency, its pieces, and whether it is sold. */
export const MatrixTable = ({
  axes,
  rows,
  attributes,
  faults,
  units,
  mayCount,
  qtyNote,
  onChange,
}: {
  axes: readonly string[];
  rows: readonly MatrixRow[];
  attributes: Attributes;
  faults: readonly RowFaults[];
  units: Units;
  mayCount: boolean;
  /** Id of what is said of all pieces. */
  qtyNote?: string | undefined;
  onChange: (rows: readonly MatrixRow[]) => void;
}) => {
  const nameOf = useVariantName(attributes);
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-start max-md:block">
        <Head units={units} />
        <tbody className="max-md:grid max-md:gap-3">
          {rows.map((row, place) => (
            <Row
              faults={faults[place] ?? {}}
              key={axes.map((code) => row.options[code]).join(' ')}
              mayCount={mayCount}
              name={nameOf(axes, row.options)}
              qtyNote={qtyNote}
              onChange={(changed) => onChange(rows.with(place, changed))}
              onRemove={() => onChange(rows.toSpliced(place, 1))}
              row={row}
              units={units}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
