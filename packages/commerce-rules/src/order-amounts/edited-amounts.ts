import { allocate } from '../money/allocate.ts';
import { fractionOf } from '../money/fraction-of.ts';
import {
  type AmountsOfLine,
  type AmountsOfOrder,
  type FrozenTerms,
  type Row,
  settledAmounts,
  sum,
} from './settled-amounts.ts';

/** Places of lines that are worth their price as money is, so that no discount is taken off them. */
export type Spared = ReadonlySet<number>;

/** What is changed of an order; amounts in minor units of its currency. */
export type OrderEdit<Added> = {
  /** Lines of goods that are added, as they are priced. */
  added: readonly Added[];
  /** Another price of its delivery, and how its row is called; null: as it is. */
  delivery: { excl: number; tax: number; title: string } | null;
  /** The fee of another payment method, null where it has none; undefined: as it is. */
  fee: { value: number; title: string } | null | undefined;
  /**
   * What promotions take off each line because of what is added, those the order has first, and how their row is
   * called where it has none.
   */
  promotion: { shares: readonly number[]; title: string } | null;
  /** What is taken off the goods besides what was, `spared` ones left out; at most what the others cost. */
  discount: { amount: number; title: string; spared?: Spared | undefined } | null;
  /** Whether prices of goods were given with their tax. */
  pricesIncludeTax: boolean;
};

/** Returns what a line costs after its discounts, as it was priced, in minor units. */
export const leftOf = (line: AmountsOfLine, pricesIncludeTax: boolean): number =>
  (pricesIncludeTax ? line.row_total_incl_tax : line.row_total) - line.discount_amount;

const leftUnless = (
  lines: readonly AmountsOfLine[],
  pricesIncludeTax: boolean,
  spared: Spared = new Set(),
): number[] =>
  lines.map((line, place) => (spared.has(place) ? 0 : Math.max(leftOf(line, pricesIncludeTax), 0)));

/** Returns what can be taken off the goods of an order at most, in minor units; nothing off `spared` ones. */
export const discountAtMost = (
  lines: readonly AmountsOfLine[],
  pricesIncludeTax: boolean,
  spared?: Spared,
): number => sum(leftUnless(lines, pricesIncludeTax, spared));

/** Takes its share off each line, with the tax of what is left. */
const takenOff = <Line extends AmountsOfLine>(
  lines: readonly Line[],
  shares: readonly number[],
  pricesIncludeTax: boolean,
): Line[] =>
  lines.map((line, place) => {
    const share = shares[place] ?? 0;
    if (share === 0) return line;
    const worth = leftOf(line, pricesIncludeTax);
    const tax_amount = fractionOf(line.tax_amount, { numerator: worth - share, denominator: worth });
    const row_total = pricesIncludeTax ? line.row_total_incl_tax - tax_amount : line.row_total;
    return {
      ...line,
      discount_amount: line.discount_amount + share,
      tax_amount,
      row_total,
      row_total_incl_tax: row_total + tax_amount,
    };
  });

/** Takes a discount off the lines, each by what it costs. */
const discounted = <Line extends AmountsOfLine>(
  lines: readonly Line[],
  { amount, spared }: { amount: number; spared?: Spared | undefined },
  pricesIncludeTax: boolean,
): Line[] => {
  if (amount === 0) return [...lines];
  const left = leftUnless(lines, pricesIncludeTax, spared);
  return takenOff(lines, allocate(amount, left), pricesIncludeTax);
};

/** Returns the rows with this one in the place of the one of its code, or else after `after`; without it for null. */
const withRow = (
  rows: readonly Row[],
  code: string,
  row: { after: string; title: string; value: number } | null,
) => {
  const place = rows.findIndex((one) => one.code === code);
  if (row === null) return place < 0 ? rows : rows.toSpliced(place, 1);
  const made = { code, title: row.title, value: row.value };
  if (place >= 0) return rows.with(place, made);
  return rows.toSpliced(rows.findIndex((one) => one.code === row.after) + 1, 0, made);
};

/** Rows that come after those of the goods, of delivery and of payment. */
const lastRows: ReadonlySet<string> = new Set([
  'staff_discount',
  'reward',
  'tax',
  'giftcardaccount',
  'cash_rounding',
  'grand_total',
]);

/** Returns the rows with this amount more off in the row of this code. */
const withDiscount = (
  rows: readonly Row[],
  code: 'discount' | 'staff_discount',
  { amount, title }: { amount: number; title: string },
): readonly Row[] => {
  const before = rows.find((row) => row.code === code);
  const after = rows.findLast((row) => !lastRows.has(row.code))?.code ?? 'subtotal';
  // The title that it was ordered under stays.
  const called = code === 'discount' ? (before?.title ?? title) : title;
  return withRow(rows, code, { after, title: called, value: (before?.value ?? 0) - amount });
};

const rowsOf = <Added>(
  rows: readonly Row[],
  { delivery, fee, promotion, discount }: OrderEdit<Added>,
): readonly Row[] => {
  const shipped =
    delivery === null
      ? rows
      : withRow(rows, 'shipping', { after: 'subtotal', title: delivery.title, value: delivery.excl });
  const charged =
    fee === undefined
      ? shipped
      : withRow(
          shipped,
          'payment',
          fee && { after: shipped.some(({ code }) => code === 'shipping') ? 'shipping' : 'subtotal', ...fee },
        );
  const taken = sum(promotion?.shares ?? []);
  const promoted =
    promotion === null || taken === 0
      ? charged
      : withDiscount(charged, 'discount', { amount: taken, title: promotion.title });
  return discount === null ? promoted : withDiscount(promoted, 'staff_discount', discount);
};

/**
 * Returns what an order costs once staff have added goods, changed its delivery or payment, or given a discount
 * (DESIGN §4). What it had before costs what it did. The discount is taken off the goods and lowers their tax, as
 * every discount before tax.
 */
export const editedAmounts = <
  Line extends AmountsOfLine,
  Added extends AmountsOfLine,
  Order extends AmountsOfOrder<Line>,
>(
  order: Order & { lines: readonly Line[] },
  edit: OrderEdit<Added>,
  terms: FrozenTerms,
) => {
  const { added, delivery, promotion, discount, pricesIncludeTax } = edit;
  const taxOf = (of: readonly AmountsOfLine[]): number => sum(of.map((line) => line.tax_amount));
  const priced = takenOff<Line | Added>(
    [...order.lines, ...added],
    promotion?.shares ?? [],
    pricesIncludeTax,
  );
  const lines = discounted(priced, discount ?? { amount: 0 }, pricesIncludeTax);
  const deliveryTax = delivery?.tax ?? order.tax_amount - taxOf(order.lines);
  const settled = {
    lines,
    tax_amount: taxOf(lines) + deliveryTax,
    shipping_amount: delivery?.excl ?? order.shipping_amount,
    rows: rowsOf(order.totals, edit),
    roundsCash: true,
  };
  return { ...order, ...settledAmounts(order, settled, terms) };
};
