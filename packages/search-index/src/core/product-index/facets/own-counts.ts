import { type Bits, hasBit, isSharing } from '../columns/bits.ts';
import type { Posting } from '../columns/postings.ts';
import {
  type Counts,
  countsIn,
  countsOver,
  isCounted,
  type RowSet,
  sharedRows,
  withCounts,
} from '../columns/row-set.ts';
import { postingsOf, type TermColumn } from '../columns/term-column.ts';
import type { Axis } from '../columns/variant-axes.ts';

const isAnyIn = (rows: Bits, posting: Posting | undefined): boolean => {
  if (posting === undefined) return false;
  if (typeof posting.rows === 'number') return hasBit(rows, posting.rows);
  if (posting.rows instanceof Uint32Array) return isSharing(posting.rows, rows);
  return posting.rows.subarray(0, posting.count).some((row) => hasBit(rows, row));
};

type Overlap = { changes: number; isAny: boolean };

const overlaps = new WeakMap<Axis, Overlap>();

/**
 * Whether any product has a value of its own for an attribute that is one of its axes; cached until
 * something changes.
 */
const isAlsoOwn = (column: TermColumn, axis: Axis): boolean => {
  const changes = column.changes + axis.changes;
  const known = overlaps.get(axis);
  if (known?.changes === changes) return known.isAny;
  const isAny = postingsOf(column).some((posting) => isAnyIn(axis.rows, posting));
  overlaps.set(axis, { changes, isAny });
  return isAny;
};

/**
 * Counts products' own values of a field over a set, except for products with this axis, which count by
 * their variants.
 */
export const ownCounts = (column: TermColumn, axis: Axis | undefined, set: RowSet): Counts => {
  const counts = countsIn(column, set);
  if (axis === undefined || !isCounted(counts) || !isAlsoOwn(column, axis)) return counts;
  const byVariants = sharedRows(set, axis.rows);
  return byVariants.length === 0 ? counts : withCounts(counts, countsOver(column, byVariants), -1);
};
