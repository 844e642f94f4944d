import type { Bits } from '../columns/bits.ts';

/**
 * Memory for sets of rows, lists and counts that are needed only while one answer is computed. Separate
 * arrays were zeroed, mapped and unmapped by the system, and every hundred listings they added up to a full
 * garbage collection of V8. Here they are allocated one after the other in one buffer that the next answer
 * reuses, so anything kept longer must be copied. Computing an answer never awaits.
 */
const smallest = 512 * 1024;
/** Beyond this size an answer allocates separate arrays. */
const largest = 16 * 1024 * 1024;

let memory = new ArrayBuffer(smallest);
let taken = 0;

const wordBytes = Uint32Array.BYTES_PER_ELEMENT;
const scoreWords = Float64Array.BYTES_PER_ELEMENT / wordBytes;

/**
 * Invalidates everything allocated for the previous answer, and grows the memory to what that answer used.
 */
export const beginAnswer = (): void => {
  if (taken > memory.byteLength && memory.byteLength < largest)
    memory = new ArrayBuffer(Math.min(largest, taken * 2));
  taken = 0;
};

/** Returns the offset of newly allocated words, or undefined when they do not fit. */
const placeFor = (words: number): number | undefined => {
  const start = taken;
  taken += words * wordBytes;
  return taken > memory.byteLength ? undefined : start;
};

/** Returns an empty set for this many rows; valid until the next answer. */
export const passingBits = (rows: number): Bits => {
  const words = (rows + 31) >>> 5;
  const start = placeFor(words);
  return start === undefined ? new Uint32Array(words) : new Uint32Array(memory, start, words).fill(0);
};

/** Returns a copy of a set; valid until the next answer. */
export const passingCopy = (bits: Bits): Bits => {
  const start = placeFor(bits.length);
  if (start === undefined) return bits.slice();
  const copy = new Uint32Array(memory, start, bits.length);
  copy.set(bits);
  return copy;
};

/** Returns an array of zeros; valid until the next answer. */
export const passingNumbers = (length: number): Int32Array => {
  const start = placeFor(length);
  return start === undefined ? new Int32Array(length) : new Int32Array(memory, start, length).fill(0);
};

/** Returns an array for scores, with anything in it; valid until the next answer. */
export const passingScores = (length: number): Float64Array => {
  // A score begins at an even word.
  taken += taken % Float64Array.BYTES_PER_ELEMENT;
  const start = placeFor(length * scoreWords);
  return start === undefined ? new Float64Array(length) : new Float64Array(memory, start, length);
};
