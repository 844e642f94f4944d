import type { PriceRow } from '@dijla/contract/client';
import { isOpenAt } from './is-open-at.ts';

/** Minor units of the rows' currency; `final` is what one piece costs. */
export type Price = { regular: number; special: number | null; final: number };

/**
 * What one piece costs when `qty` are bought at `now` (ms): the lowest regular row the quantity reaches, and the lowest
 * special row when it is below (spec 1 §4). Null, the price is unknown, when no regular row applies.
 */
export const priceAt = (
  rows: readonly PriceRow[],
  { qty, now }: { qty: number; now: number },
): Price | null => {
  const lowest = { regular: Infinity, special: Infinity };
  for (const row of rows)
    if (row.amount < lowest[row.kind] && row.min_qty <= qty && isOpenAt(row, now))
      lowest[row.kind] = row.amount;
  const { regular, special } = lowest;
  if (regular === Infinity) return null;
  return special < regular
    ? { regular, special, final: special }
    : { regular, special: null, final: regular };
};
