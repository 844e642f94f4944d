import { type Counts, countsIn, countsOver, isCounted, type RowSet, sharedRows, withCounts } from './row-set.ts';
import type { TermColumn } from './term-column.ts';
import type { Axis } from './variant-axes.ts';

/** Counts products' own values of a field over a set, those left out of which it is an axis: these count by their variants. */
export const ownCounts = (column: TermColumn, axis: Axis | undefined, set: RowSet): Counts => {
  const counts = countsIn(column, set);
  if (axis === undefined || !isCounted(counts)) return counts;
  const byVariants = sharedRows(set, axis.rows);
  return byVariants.length === 0 ? counts : withCounts(counts, countsOver(column, byVariants), -1);
};
