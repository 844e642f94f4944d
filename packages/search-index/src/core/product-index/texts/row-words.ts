import { passingBits } from '../listing/answer-memory.ts';
import { type Bits, setBit } from '../columns/bits.ts';
import { newOwner, newTerm, noRowTerms, type RowTerms, setTerms, termsAt } from '../columns/row-terms.ts';

/** The distinct words of each row's text, stored as numbers, because names repeat the same words. */
export type RowWords = {
  rows: RowTerms;
  owner: number;
  /** By number; undefined for a free number. */
  words: (string | undefined)[];
  numbers: Map<string, number>;
  /** By number, how many rows contain the word. */
  uses: number[];
  free: number[];
};

export const noRowWords = (): RowWords => {
  const rows = noRowTerms();
  return { rows, owner: newOwner(rows), words: [], numbers: new Map(), uses: [], free: [] };
};

const numberFor = (of: RowWords, word: string): number => {
  const known = of.numbers.get(word);
  if (known !== undefined) return known;
  const number = of.free.pop() ?? newTerm(of.rows, of.owner, of.words.length);
  of.words[number] = word;
  of.uses[number] = 0;
  of.numbers.set(word, number);
  return number;
};

const numbersFor = (of: RowWords, words: readonly string[]): number[] => {
  const numbers: number[] = [];
  for (const word of words) {
    const number = word === '' ? undefined : numberFor(of, word);
    if (number !== undefined && !numbers.includes(number)) numbers.push(number);
  }
  return numbers;
};

const leave = (of: RowWords, number: number): void => {
  const left = (of.uses[number] ?? 0) - 1;
  of.uses[number] = left;
  const word = of.words[number];
  if (left > 0 || word === undefined) return;
  of.numbers.delete(word);
  of.words[number] = undefined;
  of.free.push(number);
};

/** Replaces a row's words; empty words are ignored. */
export const setWords = (of: RowWords, row: number, words: readonly string[]): void => {
  const before = termsAt(of.rows, row);
  const after = numbersFor(of, words);
  if (before.length === after.length && before.every((number) => after.includes(number))) return;
  for (const number of after) of.uses[number] = (of.uses[number] ?? 0) + 1;
  setTerms(of.rows, row, after);
  for (const number of before) leave(of, number);
};

/** Returns the rows below `length` with at least one matching word. */
export const rowsWithin = (
  { rows: { starts, lengths, terms }, words }: RowWords,
  isWanted: (word: string) => boolean,
  length: number,
): Bits => {
  const found = passingBits(length);
  const isSought = Uint8Array.from(words, (word) => Number(word !== undefined && isWanted(word)));
  if (!isSought.includes(1)) return found;
  for (let row = 0; row < Math.min(length, starts.length); row += 1) {
    const start = starts[row] ?? 0;
    const end = start + (lengths[row] ?? 0);
    for (let place = start; place < end; place += 1) {
      if (isSought[terms[place] ?? 0] !== 1) continue;
      setBit(found, row);
      break;
    }
  }
  return found;
};

/** The rows that have a form of a word: their number, and the first of them. */
type RowsOfForm = { count: number; first: number };

/**
 * Returns which of the given rows have a word of each form that `formOf` gives; the first is the one with the
 * smallest `idOf`.
 */
export const rowsByForm = (
  { rows: { starts, lengths, terms }, words }: RowWords,
  among: Int32Array,
  { formOf, idOf }: { formOf: (word: string) => string | undefined; idOf: (row: number) => number },
): Map<string, RowsOfForm> => {
  const found = new Map<string, RowsOfForm & { latest: number }>();
  const formByNumber = words.map((word) => {
    const form = word === undefined ? undefined : formOf(word);
    if (form === undefined) return undefined;
    const known = found.get(form) ?? { count: 0, first: -1, latest: -1 };
    found.set(form, known);
    return known;
  });
  for (const row of found.size === 0 ? [] : among) {
    const start = starts[row] ?? 0;
    const end = start + (lengths[row] ?? 0);
    for (let place = start; place < end; place += 1) {
      const form = formByNumber[terms[place] ?? 0];
      // A row counts once for words that differ in punctuation alone.
      if (form === undefined || form.latest === row) continue;
      form.latest = row;
      form.count += 1;
      if (form.first < 0 || idOf(row) < idOf(form.first)) form.first = row;
    }
  }
  for (const [form, { count }] of found) if (count === 0) found.delete(form);
  return found;
};
