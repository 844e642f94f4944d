import type { CurrencyCode, PriceRow } from '@dijla/contract/client';

/** A price row to be kept: `is_derived` when the shop converted it from the other currency. */
export type NewPrice = PriceRow & { price_list: string; currency: CurrencyCode; is_derived: boolean };

const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** What may stand once for a product. */
export const priceKeyOf = ({ price_list, currency, kind, min_qty, from }: NewPrice): string =>
  `${price_list} ${currency} ${kind} ${String(min_qty).padStart(10, '0')} ${instant(from) ?? ''}`;

/** A product's price rows in one order and one spelling, so that equal sets are equal lists; of two with one key the first. */
export const priceState = (rows: readonly NewPrice[]): NewPrice[] => {
  const byKey = new Map<string, NewPrice>();
  for (const row of rows) if (!byKey.has(priceKeyOf(row))) byKey.set(priceKeyOf(row), row);
  return [...byKey]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { price_list, currency, kind, amount, min_qty, from, until, is_derived }]) => (
      { price_list, currency, kind, amount, min_qty, from: instant(from), until: instant(until), is_derived }
    ));
};
