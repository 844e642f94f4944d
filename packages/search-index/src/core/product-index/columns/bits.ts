/**
 * A set of rows: row 33 is bit 1 of word 1. Sets may differ in length; rows beyond the end are not in the
 * set.
 */
export type Bits = Uint32Array;

export const noBits = (rows: number): Bits => new Uint32Array((rows + 31) >>> 5);

export const hasBit = (bits: Bits, row: number): boolean =>
  (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;

/** Adds a row to a set that is long enough for it. */
export const setBit = (bits: Bits, row: number): void => {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
};

/** Adds a row and returns the set: the same one, or a longer one when the row is beyond its end. */
export const withBit = (bits: Bits, row: number): Bits => {
  const word = row >>> 5;
  let target = bits;
  if (word >= bits.length) {
    target = new Uint32Array(Math.max(word + 1, Math.ceil(bits.length * 1.25)));
    target.set(bits);
  }
  setBit(target, row);
  return target;
};

export const dropBit = (bits: Bits, row: number): void => {
  const word = row >>> 5;
  if (word < bits.length) bits[word] = (bits[word] ?? 0) & ~(1 << (row & 31));
};

/** Removes from the first set all rows that are not in the other. */
export const intersect = (bits: Bits, other: Bits): void => {
  const shared = Math.min(bits.length, other.length);
  for (let word = 0; word < shared; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
  if (shared < bits.length) bits.fill(0, shared);
};

/** Removes from the first set all rows that are in the other. */
export const subtract = (bits: Bits, other: Bits): void => {
  const shared = Math.min(bits.length, other.length);
  for (let word = 0; word < shared; word += 1) bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0);
};

/** Adds to the first set the rows of the other, up to the length of the first. */
export const unite = (bits: Bits, other: Bits): void => {
  const shared = Math.min(bits.length, other.length);
  for (let word = 0; word < shared; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
};

const onesIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export const isEmpty = (bits: Bits): boolean => {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) return false;
  return true;
};

export const countBits = (bits: Bits): number => {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += onesIn(bits[word] ?? 0);
  return count;
};

/** Returns how many rows are in both sets. */
export const countShared = (bits: Bits, other: Bits): number => {
  const shared = Math.min(bits.length, other.length);
  let count = 0;
  for (let word = 0; word < shared; word += 1) count += onesIn((bits[word] ?? 0) & (other[word] ?? 0));
  return count;
};

/** Whether the sets have a row in common. */
export const isSharing = (bits: Bits, other: Bits): boolean => {
  const shared = Math.min(bits.length, other.length);
  for (let word = 0; word < shared; word += 1)
    if (((bits[word] ?? 0) & (other[word] ?? 0)) !== 0) return true;
  return false;
};

/** Returns the rows of a set in ascending order, in new memory unless an array is given. */
export const rowsOf = (bits: Bits, rows: Int32Array = new Int32Array(countBits(bits))): Int32Array => {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let left = bits[word] ?? 0;
    while (left !== 0) {
      rows[count] = (word << 5) + 31 - Math.clz32(left & -left);
      left &= left - 1;
      count += 1;
    }
  }
  return rows;
};

/** Returns the set without the empty words at its end. */
export const trimmed = (bits: Bits): Bits => {
  let length = bits.length;
  while (length > 0 && bits[length - 1] === 0) length -= 1;
  return bits.subarray(0, length);
};
