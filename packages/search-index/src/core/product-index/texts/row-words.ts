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
