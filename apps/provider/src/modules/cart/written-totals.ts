import { wireTotalsItem } from '@dijla/commerce-rules/totals/wire-totals-item';
import type { LineAmounts, LineTotals, TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import type { TotalsContext } from '@dijla/contract/client';
import { writtenMembers } from '../../http/written-json.ts';
import { oncePer } from '../../once-per.ts';
import type { Cart } from './cart-of.ts';
import { wireTotalsOf } from './cart-totals.ts';
import type { LineItem } from './line-item.ts';

type Currencies = Pick<TotalsContext, 'currency' | 'base_currency'>;

/** The totals of some line of the item, and their text but for the line's id. */
type Written = { of: LineTotals; text: string } | undefined;

const lastWritten = oncePer((_item: LineItem, _currency: Currencies['currency'], _base: Currencies['base_currency']): { last: Written } => ({ last: undefined }));

const areSame = (some: LineAmounts, others: LineAmounts): boolean =>
  some.price === others.price && some.price_incl_tax === others.price_incl_tax && some.row_total === others.row_total
  && some.row_total_incl_tax === others.row_total_incl_tax && some.tax === others.tax && some.discount === others.discount;

/** Whether two lines of one item have the same totals. */
const isSame = (one: LineTotals, other: LineTotals): boolean =>
  one.qty === other.qty && one.tax_rate === other.tax_rate && one.name === other.name && one.options === other.options
  && areSame(one, other) && areSame(one.base, other.base);

const writtenLine = (item: LineItem, line: LineTotals, { currency, base_currency }: Currencies): string => {
  if (!item.isPlain) return JSON.stringify(wireTotalsItem(line, { currency, base_currency }));
  const kept = lastWritten(item, currency, base_currency);
  if (kept.last === undefined || !isSame(kept.last.of, line)) {
    kept.last = { of: line, text: writtenMembers({ ...wireTotalsItem(line, { currency, base_currency }), item_id: undefined }) };
  }
  return `{"item_id":${line.item_id},${kept.last.text}}`;
};

/** Totals as the wire has them (wire §3.4), as JSON: a line whose figures are those of the last answer keeps its text. */
export const writtenTotals = (cart: Cart, totals: TotalsResult): string => {
  const items = new Map(cart.lines.map(({ item_id, item }) => [item_id, item]));
  const lines = totals.lines.flatMap((line) => {
    const item = items.get(line.item_id);
    return item ? [writtenLine(item, line, cart.context)] : [];
  });
  const { items: _, ...rest } = wireTotalsOf(cart, { ...totals, lines: [] });
  return `{${writtenMembers(rest)},"items":[${lines.join()}]}`;
};
