import { passingBits } from './answer-memory.ts';
import { type Bits, hasBit, rowsOf, setBit } from '../columns/bits.ts';
import { passingRowsOf, type RowSet } from '../columns/row-set.ts';

/**
 * The rows found, valid until the next answer or as long as they are cached: an ascending list while there
 * are few, because a bitset is as long as the index.
 */
export type HitRows = { size: number; rows: Int32Array | Bits };

/**
 * Maximum length of a list relative to a bitset's; for more hits, testing a bitset may be faster than
 * sorting a list.
 */
const listShare = 1 / 16;

export const hitRows = ({ bits, size, rows }: Pick<RowSet, 'bits' | 'size' | 'rows'>): HitRows => ({
  size,
  rows: size <= bits.length * listShare ? (rows ?? passingRowsOf(bits)) : bits,
});

/** Returns a function that tests whether a row is among the hits. */
export const isHit = ({ rows }: HitRows): ((row: number) => boolean) => {
  if (rows instanceof Uint32Array) return (row) => hasBit(rows, row);
  const known = new Set(rows);
  return (row) => known.has(row);
};

/** Returns the hits' rows as a new list. */
export const listOfHits = ({ rows }: HitRows): Int32Array =>
  rows instanceof Uint32Array ? rowsOf(rows) : rows.slice();

/** Returns the hits as a set, for an index of `length` rows; valid as long as the hits. */
export const bitsOfHits = ({ rows }: HitRows, length: number): Bits => {
  if (rows instanceof Uint32Array) return rows;
  const bits = passingBits(length);
  for (const row of rows) setBit(bits, row);
  return bits;
};
