import { type Bits, countShared, dropBit, hasBit, noBits, setBit, unite, withBit } from './bits.ts';

/**
 * The rows with one value: a single row, the first `count` entries of a list while there are few, or a
 * bitset once that is shorter.
 */
export type Posting = { count: number; rows: number | Int32Array | Bits };

/** A list takes 32 bits per listed row, a bitset one bit per row of the index. */
const listAtMost = (rows: number): number => Math.max(8, rows >>> 5);

const asBits = (rows: Int32Array, length: number): Bits => {
  let bits = noBits(length);
  for (const row of rows) bits = withBit(bits, row);
  return bits;
};

const withListed = (rows: Int32Array, count: number, row: number): Int32Array => {
  let target = rows;
  if (count === rows.length) {
    target = new Int32Array(Math.ceil(count * 1.25) + 2);
    target.set(rows);
  }
  target[count] = row;
  return target;
};

/**
 * Returns the postings of this many ordinals over this many rows. `each` calls `take` once for each row of
 * each ordinal, in row order; it is called twice.
 */
export const postingsOfAll = (
  each: (take: (ordinal: number, row: number) => void) => void,
  { ordinals, rows }: { ordinals: number; rows: number },
): (Posting | undefined)[] => {
  const counts = new Uint32Array(ordinals);
  each((ordinal) => {
    counts[ordinal] = (counts[ordinal] ?? 0) + 1;
  });
  const most = listAtMost(rows);
  const lists = new Int32Array(counts.reduce((sum, count) => sum + (count > most ? 0 : count), 0));
  const ends = new Uint32Array(ordinals);
  const bits = new Map<number, Bits>();
  let end = 0;
  for (const [ordinal, count] of counts.entries()) {
    ends[ordinal] = end;
    if (count > most) bits.set(ordinal, noBits(rows));
    else end += count;
  }
  each((ordinal, row) => {
    const set = bits.get(ordinal);
    if (set !== undefined) setBit(set, row);
    else {
      const place = ends[ordinal] ?? 0;
      lists[place] = row;
      ends[ordinal] = place + 1;
    }
  });
  return Array.from(counts, (count, ordinal): Posting | undefined => {
    if (count === 0) return undefined;
    const [start, stop] = [(ends[ordinal] ?? 0) - count, ends[ordinal] ?? 0];
    return {
      count,
      rows: bits.get(ordinal) ?? (count === 1 ? (lists[start] ?? 0) : lists.subarray(start, stop)),
    };
  });
};

/** Adds a row that is not in the posting; `length` is the total number of rows. */
export const withRow = (posting: Posting | undefined, row: number, length: number): Posting => {
  if (posting === undefined) return { count: 1, rows: row };
  const { rows, count } = posting;
  posting.count += 1;
  if (typeof rows === 'number') posting.rows = Int32Array.of(rows, row);
  else if (rows instanceof Uint32Array) posting.rows = withBit(rows, row);
  else if (count < listAtMost(length)) posting.rows = withListed(rows, count, row);
  else posting.rows = withBit(asBits(rows.subarray(0, count), length), row);
  return posting;
};

/**
 * Removes a row that is in the posting; returns undefined when none is left. A bitset stays a bitset,
 * because it is likely to be needed again soon.
 */
export const withoutRow = (posting: Posting, row: number): Posting | undefined => {
  const { rows } = posting;
  posting.count -= 1;
  if (posting.count === 0) return undefined;
  if (typeof rows === 'number') return posting;
  if (rows instanceof Uint32Array) {
    dropBit(rows, row);
    return posting;
  }
  const place = rows.indexOf(row);
  if (place >= 0) rows[place] = rows[posting.count] ?? row;
  return posting;
};

export const copyOfPosting = ({ count, rows }: Posting): Posting => ({
  count,
  rows: typeof rows === 'number' ? rows : rows.slice(),
});

/** Adds the rows of a posting to a set, but for those beyond its end. */
export const addPosting = (bits: Bits, { count, rows }: Posting): void => {
  const length = bits.length << 5;
  if (typeof rows === 'number') {
    if (rows < length) setBit(bits, rows);
  } else if (rows instanceof Uint32Array) unite(bits, rows);
  else
    for (let place = 0; place < count; place += 1) {
      const row = rows[place] ?? 0;
      if (row < length) setBit(bits, row);
    }
};

/** Returns how many rows of a posting are in a set. */
export const countAmong = ({ count, rows }: Posting, bits: Bits): number => {
  if (typeof rows === 'number') return Number(hasBit(bits, rows));
  if (rows instanceof Uint32Array) return countShared(rows, bits);
  let found = 0;
  for (let place = 0; place < count; place += 1) if (hasBit(bits, rows[place] ?? 0)) found += 1;
  return found;
};
