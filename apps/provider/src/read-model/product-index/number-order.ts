import type { TermColumn } from './term-column.ts';

/** The numbers among the values of a column, the least first, and the ordinal of each. */
export type NumberOrder = { values: Float64Array; ordinals: Int32Array };

type Known = NumberOrder & { changes: number };

const known = new WeakMap<TermColumn, Known>();

/** Sorted anew only when some row has another value: prices are asked for by ranges far more often than they change. */
export const numberOrder = (column: TermColumn): NumberOrder => {
  const { terms, ordinals, changes } = column;
  const before = known.get(column);
  if (before?.changes === changes) return before;
  const values = Float64Array.from(terms.filter((term) => typeof term === 'number')).sort();
  const made = { values, ordinals: Int32Array.from(values, (value) => ordinals.get(value) ?? 0), changes };
  known.set(column, made);
  return made;
};

/** The place of the first number that is not below `least`. */
export const placeFrom = ({ values }: NumberOrder, least: number): number => {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
};
