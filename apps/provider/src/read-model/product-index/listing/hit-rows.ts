import { type Bits, hasBit, rowsOf } from '../columns/bits.ts';
import { passingRowsOf, type RowSet } from '../columns/row-set.ts';

/** The rows that were found, until the next answer or as they are kept: in ascending order while they are few, for a bitset is as long as there are rows. */
export type HitRows = { size: number; rows: Int32Array | Bits };

/** A list that has at most this share of a bitset's length; of more hits a bitset may be asked sooner than a list is sorted. */
const listShare = 1 / 16;

export const hitRows = ({ bits, size, rows }: Pick<RowSet, 'bits' | 'size' | 'rows'>): HitRows => ({
  size,
  rows: size <= bits.length * listShare ? (rows ?? passingRowsOf(bits)) : bits,
});

/** Whether a row is among the hits. */
export const isHit = ({ rows }: HitRows): ((row: number) => boolean) => {
  if (rows instanceof Uint32Array) return (row) => hasBit(rows, row);
  const known = new Set(rows);
  return (row) => known.has(row);
};

/** The hits' rows in a list of one's own. */
export const listOfHits = ({ rows }: HitRows): Int32Array =>
  rows instanceof Uint32Array ? rowsOf(rows) : rows.slice();
