import type { CurrencyCode, PriceRow } from '@dijla/contract/client';

/** A price row to save; `is_derived` when it is converted from the other currency. */
export type NewPrice = PriceRow & { price_list: string; currency: CurrencyCode; is_derived: boolean };

/**
 * Converts to ISO 8601 with milliseconds in UTC. Most values already have this form and are returned
 * unchanged.
 */
const instant = (at: string | null): string | null =>
  at === null || (at.length === 24 && at.endsWith('Z')) ? at : new Date(at).toISOString();

const keyOf = ({ price_list, currency, kind, min_qty, from }: NewPrice): string =>
  `${price_list} ${currency} ${kind} ${String(min_qty).padStart(10, '0')} ${from ?? ''}`;

/** Returns a row's key, which is unique within a product. */
export const priceKeyOf = (row: NewPrice): string => keyOf({ ...row, from: instant(row.from) });

/**
 * Returns a product's price rows in canonical order and form, so that equal sets give equal lists. Of rows
 * with the same key, the first is kept.
 */
export const priceState = (rows: readonly NewPrice[]): NewPrice[] => {
  const byKey = new Map<string, NewPrice>();
  for (const { price_list, currency, kind, amount, min_qty, from, until, is_derived } of rows) {
    const row = {
      price_list,
      currency,
      kind,
      amount,
      min_qty,
      from: instant(from),
      until: instant(until),
      is_derived,
    };
    const key = keyOf(row);
    if (!byKey.has(key)) byKey.set(key, row);
  }
  return byKey.size === 1
    ? [...byKey.values()]
    : [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
};
