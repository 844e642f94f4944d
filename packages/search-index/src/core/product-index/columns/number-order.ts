import { oncePer } from '@dijla/caching/once-per';
import type { TermColumn } from './term-column.ts';

/** The numbers among a column's values in ascending order, and the ordinal of each. */
export type NumberOrder = { values: Float64Array; ordinals: Int32Array };

const ordered = oncePer((column: TermColumn, _changes: number): NumberOrder => {
  const values = Float64Array.from(column.terms.filter((term) => typeof term === 'number')).sort();
  return { values, ordinals: Int32Array.from(values, (value) => column.ordinals.get(value) ?? 0) };
});

/**
 * Sorted again only when the column has changed: prices are filtered by range far more often than they
 * change.
 */
export const numberOrder = (column: TermColumn): NumberOrder => ordered(column, column.changes);

/** Returns the index of the first number that is at least `least`. */
export const placeFrom = ({ values }: NumberOrder, least: number): number => {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
};
