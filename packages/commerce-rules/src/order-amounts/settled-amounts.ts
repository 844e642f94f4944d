import { allocate } from '../money/allocate.ts';
import { apportion } from '../money/apportion.ts';
import { type BaseConversion, baseFraction } from '../money/base-fraction.ts';
import { fractionOf } from '../money/fraction-of.ts';
import { payableAmountOf, type PayableTerms } from '../money/payable-amount-of.ts';
import { roundToStep } from '../money/round-to-step.ts';

/** Amounts of a line of an order. */
export type AmountsOfLine = {
  qty: number;
  row_total: number;
  row_total_incl_tax: number;
  tax_amount: number;
  discount_amount: number;
  base_row_total: number;
};

export type Row = { code: string; title: string; value: number | null };

export type AmountsOfOrder<Line extends AmountsOfLine> = {
  items_qty: number;
  subtotal: number;
  shipping_amount: number;
  tax_amount: number;
  discount_amount: number;
  grand_total: number;
  base_subtotal: number;
  base_shipping_amount: number;
  base_tax_amount: number;
  base_discount_amount: number;
  base_grand_total: number;
  payable_total: number | null;
  lines: readonly Line[];
  totals: readonly Row[];
};

/** What was frozen with the order; `payable` is null when it was not. `cash_step` is the store's. */
export type FrozenTerms = BaseConversion & {
  payable: PayableTerms['payable'] | null;
  cash_step: number;
};

const rounding = 'cash_rounding';
/** Rows that are taken off the lines, and are less when lines go. */
const discountRows: ReadonlySet<string> = new Set(['discount', 'staff_discount']);

/** Adds up amounts. */
export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** Rows of other things that change with the lines. */
const ownRows: ReadonlySet<string> = new Set(['subtotal', 'shipping', 'tax', 'grand_total', rounding]);

/** Sums rows that are neither of the goods nor of delivery: fees, points, gift cards. */
const besideOf = (rows: readonly Row[]): number =>
  sum(rows.map(({ code, value }) => (ownRows.has(code) || discountRows.has(code) ? 0 : (value ?? 0))));

/** Returns the rows with `excess` given back by those that lower the total, such as a gift card, the last first. */
const limitedRows = (rows: readonly Row[], excess: number): Row[] => {
  let rest = excess;
  return rows
    .toReversed()
    .map((row) => {
      if (rest === 0 || ownRows.has(row.code) || discountRows.has(row.code)) return row;
      const back = Math.min(rest, Math.max(0 - (row.value ?? 0), 0));
      rest -= back;
      return { ...row, value: (row.value ?? 0) + back };
    })
    .toReversed();
};

/** Returns the rows whose values change with the lines, with what is left of the discount spread over its rows. */
const rowsAfter = (
  rows: readonly Row[],
  changed: Readonly<Record<string, number>>,
  discount: number,
): Row[] => {
  const discounts = rows.filter(({ code }) => discountRows.has(code));
  const before = discounts.map(({ value }) => Math.max(0 - (value ?? 0), 0));
  const left = sum(before) === 0 ? before : allocate(discount, before);
  let place = 0;
  return rows.map((row) => {
    if (!discountRows.has(row.code)) {
      const value = changed[row.code];
      return value === undefined ? row : { ...row, value };
    }
    const value = 0 - (left[place] ?? 0);
    place += 1;
    return { ...row, value };
  });
};

type Amounts = Pick<
  AmountsOfOrder<AmountsOfLine>,
  'subtotal' | 'discount_amount' | 'tax_amount' | 'shipping_amount' | 'grand_total'
>;

/** Converts amounts of an order to its base currency, and spreads those of the goods over the lines. */
const baseAmounts = (
  { subtotal, discount_amount, tax_amount, shipping_amount, grand_total }: Amounts,
  lines: readonly AmountsOfLine[],
  terms: FrozenTerms,
) => {
  const fraction = baseFraction(terms);
  const adjusted = grand_total - (subtotal - discount_amount + shipping_amount + tax_amount);
  const [goods = 0, tax = 0, shipping = 0, rest = 0] = apportion(
    [subtotal - discount_amount, tax_amount, shipping_amount, adjusted],
    fraction,
  );
  const base_discount_amount = fractionOf(discount_amount, fraction);
  const base_subtotal = goods + base_discount_amount;
  const weights = lines.map(({ row_total }) => row_total);
  return {
    base_subtotal,
    base_shipping_amount: shipping,
    base_tax_amount: tax,
    base_discount_amount,
    base_grand_total: goods + tax + shipping + rest,
    base_rows: sum(weights) === 0 ? weights : allocate(base_subtotal, weights),
  };
};

type Settled<Line> = {
  lines: readonly Line[];
  /** Of lines and delivery. */
  tax_amount: number;
  shipping_amount: number;
  rows: readonly Row[];
  /** Whether cash is rounded where the order has no row that says so. */
  roundsCash: boolean;
};

/** What of an order its lines, delivery and other rows decide. */
type Decided =
  | 'items_qty'
  | 'subtotal'
  | 'shipping_amount'
  | 'tax_amount'
  | 'discount_amount'
  | 'grand_total'
  | 'base_subtotal'
  | 'base_shipping_amount'
  | 'base_tax_amount'
  | 'base_discount_amount'
  | 'base_grand_total'
  | 'payable_total';

const withRounding = (rows: readonly Row[], value: number): readonly Row[] => {
  if (value === 0 || rows.some(({ code }) => code === rounding)) return rows;
  const last = rows.findIndex(({ code }) => code === 'grand_total');
  return rows.toSpliced(last < 0 ? rows.length : last, 0, { code: rounding, title: rounding, value });
};

/**
 * Returns what an order costs with other lines, delivery or rows than it had, at its frozen rates and steps. Rows of
 * discounts share what is taken off the lines; one that lowered the total by more than is left lowers it to zero.
 */
export const settledAmounts = <Line extends AmountsOfLine, Order extends AmountsOfOrder<AmountsOfLine>>(
  order: Order,
  { lines, tax_amount, shipping_amount, rows, roundsCash }: Settled<Line>,
  terms: FrozenTerms,
): Pick<AmountsOfOrder<Line>, Decided> & { lines: Line[]; totals: Row[] } => {
  const moved = (member: 'row_total' | 'discount_amount'): number =>
    sum(lines.map((line) => line[member])) - sum(order.lines.map((line) => line[member]));
  const subtotal = order.subtotal + moved('row_total');
  const discount_amount = order.discount_amount + moved('discount_amount');
  const rounded = order.totals.find(({ code }) => code === rounding);
  const before =
    order.grand_total - (order.subtotal - order.discount_amount + order.shipping_amount + order.tax_amount);
  const beside = before - (rounded?.value ?? 0) + besideOf(rows) - besideOf(order.totals);
  const unlimited = subtotal - discount_amount + shipping_amount + tax_amount + beside;
  const left = Math.max(unlimited, 0);
  const grand_total = rounded === undefined && !roundsCash ? left : roundToStep(left, terms.cash_step);
  const { base_rows, ...base } = baseAmounts(
    { subtotal, discount_amount, tax_amount, shipping_amount, grand_total },
    lines,
    terms,
  );
  const changed = {
    subtotal,
    shipping: shipping_amount,
    tax: tax_amount,
    grand_total,
    [rounding]: grand_total - left,
  };
  return {
    items_qty: sum(lines.map(({ qty }) => qty)),
    subtotal,
    shipping_amount,
    tax_amount,
    discount_amount,
    grand_total,
    ...base,
    payable_total:
      order.payable_total === null || terms.payable === null
        ? order.payable_total
        : payableAmountOf(grand_total, { currency: terms.currency, payable: terms.payable }),
    lines: lines.map((line, place) => ({ ...line, base_row_total: base_rows[place] ?? 0 })),
    totals: rowsAfter(
      limitedRows(withRounding(rows, grand_total - left), left - unlimited),
      changed,
      discount_amount,
    ),
  };
};
