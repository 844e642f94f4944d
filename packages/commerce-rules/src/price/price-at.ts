import type { PriceRow } from '@dijla/contract/client';
import { isOpenAt } from './is-open-at.ts';

/** Minor units of the rows' currency; `final` is the price of one piece. */
export type Price = { regular: number; special: number | null; final: number };

/**
 * Returns the price of one piece when `qty` are bought at `now` (ms): the lowest regular row whose minimum
 * quantity is reached, and the lowest special row if it is below that (spec 1 §4). Null, an unknown price,
 * when no regular row applies.
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
