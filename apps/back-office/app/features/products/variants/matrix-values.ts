import type { DeskInput, DeskResult } from '@dijla/contract/desk-client';
import { amountToType, typedAmount } from '../../../parts/typed-amount.ts';
import { wholeNumber } from '../whole-number.ts';

export type OpenedVariants = DeskResult<'desk/product-variants'>;
type Variant = OpenedVariants['variants'][number];
type Body = NonNullable<DeskInput<'desk/save-variants'>['body']>;
export type Units = DeskResult<'desk/product-choices'>['units'];

/** One combination of options as the matrix has it; amounts by currency, empty follows the rate. */
export type MatrixRow = {
  options: Record<string, string>;
  sku: string;
  is_enabled: boolean;
  amounts: Record<string, string>;
  qty: string;
  /** How many pieces there were when it was opened; null of a new one. */
  seen: number | null;
};

export type MatrixValues = {
  axes: readonly string[];
  /** Codes of the options that are offered, by axis. */
  chosen: Readonly<Record<string, readonly string[]>>;
  rows: readonly MatrixRow[];
};

const keyOf = (axes: readonly string[], options: Readonly<Record<string, string>>): string =>
  axes.map((code) => options[code] ?? '').join(' ');

const rowOf = ({ sku, options, is_enabled, regular, qty }: Variant, units: Units): MatrixRow => ({
  sku,
  options,
  is_enabled,
  qty: String(qty),
  seen: qty,
  amounts: Object.fromEntries(
    units.map(({ code, scale }) => {
      const amount = regular?.find(({ currency }) => currency === code)?.amount;
      return [code, amount === undefined ? '' : amountToType(amount, scale)];
    }),
  ),
});

/** Returns what a matrix begins with. */
export const matrixOf = ({ axes, variants }: OpenedVariants, units: Units): MatrixValues => ({
  axes,
  chosen: Object.fromEntries(
    axes.map((code) => [code, [...new Set(variants.flatMap(({ options }) => options[code] ?? []))]]),
  ),
  rows: variants.map((variant) => rowOf(variant, units)),
});

const combinationsOf = (axes: readonly string[], chosen: MatrixValues['chosen']): Record<string, string>[] =>
  axes.reduce<Record<string, string>[]>(
    (all, code) =>
      all.flatMap((options) => (chosen[code] ?? []).map((option) => ({ ...options, [code]: option }))),
    [{}],
  );

const skuOf = (parent: string, axes: readonly string[], options: Readonly<Record<string, string>>): string =>
  [parent, ...axes.map((code) => (options[code] ?? '').toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-'))]
    .join('-')
    .slice(0, 64);

/**
 * Returns a matrix with these axes and options: rows of combinations that were there stay as they are typed, and each
 * new combination has a row.
 */
export const withChoices = (
  { rows }: MatrixValues,
  choices: Pick<MatrixValues, 'axes' | 'chosen'>,
  { parentSku, units }: { parentSku: string; units: Units },
): MatrixValues => {
  const { axes, chosen } = choices;
  const known = new Map(rows.map((row) => [keyOf(axes, row.options), row]));
  const isChosen = axes.length > 0 && axes.every((code) => (chosen[code] ?? []).length > 0);
  return {
    ...choices,
    rows: (isChosen ? combinationsOf(axes, chosen) : []).map((options) => {
      const before = known.get(keyOf(axes, options));
      const isSame = before && Object.keys(before.options).length === axes.length;
      return isSame
        ? before
        : {
            options,
            sku: skuOf(parentSku, axes, options),
            is_enabled: true,
            qty: '0',
            seen: null,
            amounts: Object.fromEntries(units.map(({ code }) => [code, ''])),
          };
    }),
  };
};

/** What is wrong with a row, by its fields. */
export type RowFaults = { sku?: true; amounts?: true; qty?: true };

const isAmountTyped = (typed: string, scale: number): boolean =>
  typed.trim() === '' || typedAmount(typed, scale) !== null;

/** Returns what is wrong with each row, in their order. */
export const faultsOf = (rows: readonly MatrixRow[], parentSku: string, units: Units): RowFaults[] => {
  const skus = rows.map(({ sku }) => sku.trim());
  return rows.map(({ amounts, qty, seen }, place) => {
    const sku = skus[place] ?? '';
    const pieces = wholeNumber(qty);
    return {
      ...((sku === '' || sku === parentSku || skus.indexOf(sku) !== place) && { sku: true }),
      ...(units.some(({ code, scale }) => !isAmountTyped(amounts[code] ?? '', scale)) && { amounts: true }),
      ...((pieces === null || (pieces < 0 && pieces !== seen)) && { qty: true }),
    };
  });
};

/** Returns the body that saves a matrix without faults. */
export const variantsTyped = (
  { axes, rows }: MatrixValues,
  { version, units }: { version: string; units: Units },
): Body => ({
  version,
  axes: [...axes],
  variants: rows.map(({ sku, options, is_enabled, amounts, qty, seen }) => {
    const regular = units.flatMap(({ code, scale }) => {
      const amount = typedAmount(amounts[code] ?? '', scale);
      return amount === null ? [] : [{ currency: code, amount }];
    });
    return {
      sku: sku.trim(),
      options,
      is_enabled,
      regular: regular.length === 0 ? null : regular,
      qty: wholeNumber(qty) ?? 0,
      seen_qty: seen,
    };
  }),
});
