import { wireTotalsItem } from '@dijla/commerce-rules/totals/wire-totals-item';
import type { LineAmounts, LineTotals, TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import type { TotalsContext } from '@dijla/contract/client';
import { writtenMembers } from '../../../call/written-json.ts';
import { oncePer } from '@dijla/caching/once-per';
import type { Cart } from '../cart-of.ts';
import type { CartLine } from '../lines/cart-line.ts';
import { wireTotalsOf } from './cart-totals.ts';

type Currencies = Pick<TotalsContext, 'currency' | 'base_currency'>;

/** The last written totals of a line and their JSON text. */
type Written = { of: LineTotals; text: string } | undefined;

const lastWritten = oncePer(
  (
    _line: CartLine,
    _currency: Currencies['currency'],
    _base: Currencies['base_currency'],
  ): { last: Written } => ({ last: undefined }),
);

const areSame = (some: LineAmounts, others: LineAmounts): boolean =>
  some.price === others.price &&
  some.price_incl_tax === others.price_incl_tax &&
  some.row_total === others.row_total &&
  some.row_total_incl_tax === others.row_total_incl_tax &&
  some.tax === others.tax &&
  some.discount === others.discount;

/** Whether two totals of the same line are equal; its name, options and quantity do not change. */
const isSame = (one: LineTotals, other: LineTotals): boolean =>
  one.tax_rate === other.tax_rate && areSame(one, other) && areSame(one.base, other.base);

const writtenLine = (line: CartLine, totals: LineTotals, { currency, base_currency }: Currencies): string => {
  const kept = lastWritten(line, currency, base_currency);
  if (kept.last === undefined || !isSame(kept.last.of, totals))
    kept.last = { of: totals, text: JSON.stringify(wireTotalsItem(totals, { currency, base_currency })) };
  return kept.last.text;
};

/** Returns totals in wire form (wire §3.4) as JSON. The text of a line with unchanged amounts is reused. */
export const writtenTotals = (cart: Cart, totals: TotalsResult): string => {
  const lines = new Map(cart.lines.map((line) => [line.item_id, line]));
  const items = totals.lines.flatMap((of) => {
    const line = lines.get(of.item_id);
    return line ? [writtenLine(line, of, cart.context)] : [];
  });
  const { items: _, ...rest } = wireTotalsOf(cart, { ...totals, lines: [] });
  return `{${writtenMembers(rest)},"items":[${items.join()}]}`;
};
