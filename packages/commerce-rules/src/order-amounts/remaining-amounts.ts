import { fractionOf } from '../money/fraction-of.ts';
import {
  type AmountsOfLine,
  type AmountsOfOrder,
  type FrozenTerms,
  settledAmounts,
  sum,
} from './settled-amounts.ts';

const partOfLine = <Line extends AmountsOfLine>(line: Line, qty: number): Line => {
  if (qty === line.qty) return line;
  const part = (amount: number): number => fractionOf(amount, { numerator: qty, denominator: line.qty });
  const [row_total, tax_amount] = [part(line.row_total), part(line.tax_amount)];
  return {
    ...line,
    qty,
    row_total,
    tax_amount,
    row_total_incl_tax: row_total + tax_amount,
    discount_amount: part(line.discount_amount),
  };
};

/**
 * Returns what an order costs when only these pieces of its lines stay, in minor units: goods at the door that
 * were not accepted, or a package that was called off. Each line costs the part of its row that stays, at the
 * price, discount and tax it was ordered with; delivery and fees stay whole. A row that lowered the total by
 * more than is left lowers it to zero. Lines that nothing stays of are left out. `kept` has the quantities by
 * line number; a line that is not named stays.
 */
export const remainingAmounts = <
  Line extends AmountsOfLine & { line_number: number },
  Order extends AmountsOfOrder<Line>,
>(
  order: Order & { lines: readonly Line[] },
  kept: ReadonlyMap<number, number>,
  terms: FrozenTerms,
): Order => {
  const lines = order.lines
    .map((line) => partOfLine(line, kept.get(line.line_number) ?? line.qty))
    .filter(({ qty }) => qty > 0);
  if (lines.length === order.lines.length && lines.every((line, place) => line === order.lines[place]))
    return order;
  const taxOf = (of: readonly Line[]): number => sum(of.map((line) => line.tax_amount));
  const { shipping_amount, totals: rows } = order;
  const tax_amount = order.tax_amount - taxOf(order.lines) + taxOf(lines);
  const settled = { lines, shipping_amount, tax_amount, rows, roundsCash: false };
  return { ...order, ...settledAmounts(order, settled, terms) };
};
