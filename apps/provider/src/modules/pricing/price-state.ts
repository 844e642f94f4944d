import type { CurrencyCode, PriceRow } from '@dijla/contract/client';

/** A price row to be kept: `is_derived` when the shop converted it from the other currency. */
export type NewPrice = PriceRow & { currency: CurrencyCode; is_derived: boolean };

const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

const keyOf = ({ currency, kind, min_qty, from }: NewPrice): string => `${currency} ${kind} ${String(min_qty).padStart(9, '0')} ${from ?? ''}`;

/** A product's price rows in one order and one spelling, so that equal sets are equal lists. */
export const priceState = (rows: readonly NewPrice[]): NewPrice[] =>
  rows
    .map(({ currency, kind, amount, min_qty, from, until, is_derived }) => (
      { currency, kind, amount, min_qty, from: instant(from), until: instant(until), is_derived }
    ))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
