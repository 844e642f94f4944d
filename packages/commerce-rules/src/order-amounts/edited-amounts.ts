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

/** What is changed of an order; amounts in minor units of its currency. */
export type OrderEdit<Added> = {
  /** Lines of goods that are added, as they are priced. */
  added: readonly Added[];
  /** Another price of its delivery, and how its row is called; null: as it is. */
  delivery: { excl: number; tax: number; title: string } | null;
  /** The fee of another payment method, null where it has none; undefined: as it is. */
  fee: { value: number; title: string } | null | undefined;
  /** What is taken off the goods besides what was; at most what they cost. */
  discount: { amount: number; title: string } | null;
  /** Whether prices of goods were given with their tax. */
  pricesIncludeTax: boolean;
};

/** What the lines cost after their discounts, as they were priced. */
const leftOf = (line: AmountsOfLine, pricesIncludeTax: boolean): number =>
  (pricesIncludeTax ? line.row_total_incl_tax : line.row_total) - line.discount_amount;

/** Returns what staff can take off the goods of an order at most, in minor units. */
export const discountAtMost = (lines: readonly AmountsOfLine[], pricesIncludeTax: boolean): number =>
  sum(lines.map((line) => Math.max(leftOf(line, pricesIncludeTax), 0)));

/** Takes a discount off the lines, each by its share, with the tax of what is left. */
const discounted = <Line extends AmountsOfLine>(
  lines: readonly Line[],
  amount: number,
  pricesIncludeTax: boolean,
): Line[] => {
  const left = lines.map((line) => Math.max(leftOf(line, pricesIncludeTax), 0));
  const shares = amount === 0 ? left.map(() => 0) : allocate(amount, left);
  return lines.map((line, place) => {
    const [worth = 0, share = 0] = [left[place], shares[place]];
    if (share === 0) return line;
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

const rowsOf = <Added>(
  rows: readonly Row[],
  { delivery, fee, discount }: OrderEdit<Added>,
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
  if (discount === null) return charged;
  const before = charged.find(({ code }) => code === 'staff_discount')?.value ?? 0;
  const after = charged.findLast(
    ({ code }) => code !== 'tax' && code !== 'grand_total' && code !== 'cash_rounding',
  );
  return withRow(charged, 'staff_discount', {
    after: after?.code ?? 'subtotal',
    title: discount.title,
    value: before - discount.amount,
  });
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
  const { added, delivery, discount, pricesIncludeTax } = edit;
  const taxOf = (of: readonly AmountsOfLine[]): number => sum(of.map((line) => line.tax_amount));
  const lines = discounted<Line | Added>([...order.lines, ...added], discount?.amount ?? 0, pricesIncludeTax);
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
