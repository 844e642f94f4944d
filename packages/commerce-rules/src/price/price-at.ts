import type { PriceRow } from '@dijla/contract/client';
import { isOpenAt } from './is-open-at.ts';

/** Minor units of the rows' currency; `final` is what one piece costs. */
export type Price = { regular: number; special: number | null; final: number };

const lowest = (amounts: readonly number[]): number | null => (amounts.length === 0 ? null : Math.min(...amounts));

/**
 * What one piece costs when `qty` are bought at `now` (ms): the lowest regular row the quantity reaches, and the lowest
 * special row when it is below (spec 1 §4). Null, the price is unknown, when no regular row applies.
 */
export const priceAt = (rows: readonly PriceRow[], { qty, now }: { qty: number; now: number }): Price | null => {
  const applicable = rows.filter((row) => row.min_qty <= qty && isOpenAt(row, now));
  const amountsOf = (kind: PriceRow['kind']) => applicable.filter((row) => row.kind === kind).map((row) => row.amount);
  const regular = lowest(amountsOf('regular'));
  if (regular === null) return null;
  const cheapest = lowest(amountsOf('special'));
  const special = cheapest !== null && cheapest < regular ? cheapest : null;
  return { regular, special, final: special ?? regular };
};
