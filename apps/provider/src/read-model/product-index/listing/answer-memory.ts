import type { Bits } from '../columns/bits.ts';

/**
 * Memory for all that is made on the way to one answer and for it alone: sets of rows, lists of them, counts. Each as an array of its own was
 * zeroed, mapped and given back by the system, and every hundred listings came to so much that V8 went through its whole heap. Here they
 * lie one behind the other, and the next answer has the same place again: who keeps one copies it. Nothing waits while an answer is made.
 */
const smallest = 512 * 1024;
/** An answer that takes more gets arrays of its own for the rest. */
const largest = 16 * 1024 * 1024;

let memory = new ArrayBuffer(smallest);
let taken = 0;

const wordBytes = Uint32Array.BYTES_PER_ELEMENT;

/** All that was made for the answer before is no more. There is room for all that one took. */
export const beginAnswer = (): void => {
  if (taken > memory.byteLength && memory.byteLength < largest)
    memory = new ArrayBuffer(Math.min(largest, taken * 2));
  taken = 0;
};

/** Where so many words begin; undefined when there is no room for them. */
const placeFor = (words: number): number | undefined => {
  const start = taken;
  taken += words * wordBytes;
  return taken > memory.byteLength ? undefined : start;
};

/** A set without rows that lasts until the next answer, long enough for so many. */
export const passingBits = (rows: number): Bits => {
  const words = (rows + 31) >>> 5;
  const start = placeFor(words);
  return start === undefined ? new Uint32Array(words) : new Uint32Array(memory, start, words).fill(0);
};

/** A copy of a set that lasts until the next answer. */
export const passingCopy = (bits: Bits): Bits => {
  const start = placeFor(bits.length);
  if (start === undefined) return bits.slice();
  const copy = new Uint32Array(memory, start, bits.length);
  copy.set(bits);
  return copy;
};

/** So many zeros that last until the next answer. */
export const passingNumbers = (length: number): Int32Array => {
  const start = placeFor(length);
  return start === undefined ? new Int32Array(length) : new Int32Array(memory, start, length).fill(0);
};
