import { type Bits, countShared, dropBit, hasBit, noBits, setBit, unite, withBit } from './bits.ts';

/** The rows that have one value: a row alone, a list while they are few, a bitset once that is the shorter. */
export type Posting = { count: number; rows: number | number[] | Bits };

/** A list takes 64 bits a row, a bitset one for every row there is. */
const listAtMost = (rows: number): number => Math.max(8, rows >>> 6);

const asBits = (rows: readonly number[], length: number): Bits => {
  let bits = noBits(length);
  for (const row of rows) bits = withBit(bits, row);
  return bits;
};

/** The posting with a row more in it that was not; `length` is how many rows there are at all. */
export const withRow = (posting: Posting | undefined, row: number, length: number): Posting => {
  if (posting === undefined) return { count: 1, rows: row };
  const { rows } = posting;
  posting.count += 1;
  if (typeof rows === 'number') posting.rows = [rows, row];
  else if (!Array.isArray(rows)) posting.rows = withBit(rows, row);
  else {
    rows.push(row);
    if (rows.length > listAtMost(length)) posting.rows = asBits(rows, length);
  }
  return posting;
};

/** The posting without a row that was in it; undefined when none is left. A bitset stays one: it is needed again soon. */
export const withoutRow = (posting: Posting, row: number): Posting | undefined => {
  const { rows } = posting;
  posting.count -= 1;
  if (posting.count === 0) return undefined;
  if (typeof rows === 'number') return posting;
  if (!Array.isArray(rows)) {
    dropBit(rows, row);
    return posting;
  }
  const last = rows.pop() ?? row;
  const place = rows.indexOf(row);
  if (place >= 0) rows[place] = last;
  return posting;
};

export const copyOfPosting = ({ count, rows }: Posting): Posting => ({ count, rows: typeof rows === 'number' ? rows : rows.slice() });

/** Puts all rows of a posting into a set that is long enough for them. */
export const addPosting = (bits: Bits, { rows }: Posting): void => {
  if (typeof rows === 'number') setBit(bits, rows);
  else if (Array.isArray(rows)) for (const row of rows) setBit(bits, row);
  else unite(bits, rows);
};

/** How many rows of a posting are in a set. */
export const countPosting = (bits: Bits, { rows }: Posting): number => {
  if (typeof rows === 'number') return hasBit(bits, rows) ? 1 : 0;
  if (!Array.isArray(rows)) return countShared(bits, rows);
  let count = 0;
  for (const row of rows) count += ((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1;
  return count;
};
