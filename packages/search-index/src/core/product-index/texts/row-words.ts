import { type Posting, postingsOfAll, withoutRow, withRow } from '../columns/postings.ts';
import {
  newOwner,
  newTerm,
  noRowTerms,
  rowsByTerm,
  type RowTerms,
  setTerms,
  termsAt,
} from '../columns/row-terms.ts';
import { type Cells, withCell } from '../columns/row-cells.ts';
import { kindOf, shapeOf } from '../../text/matching/name-words.ts';
import { type Lexicon, lexiconOf } from '../../text/reading/lexicon.ts';

/** The distinct words of each row's text in order, stored as numbers, because names repeat the same words. */
export type RowWords = {
  rows: RowTerms;
  owner: number;
  /** By number; undefined for a free number. */
  words: (string | undefined)[];
  numbers: Map<string, number>;
  /** By number, how many rows contain the word. */
  uses: number[];
  free: number[];
  /** By number, what a word is for its place in a name. */
  kinds: number[];
  /** By row, the shape of its text; undefined until first asked for. */
  shapes: Cells | undefined;
  /** Increases when a word comes or goes. */
  version: number;
  /** By number, the rows that contain the word; undefined until first asked for. */
  postings: (Posting | undefined)[] | undefined;
  /** The words that occur; undefined until first asked for. */
  lexicon: Lexicon | undefined;
};

export const noRowWords = (): RowWords => {
  const rows = noRowTerms();
  return { rows, owner: newOwner(rows), words: [], uses: [], free: [], ...derivedOf([]) };
};

/** Returns what follows from the words by number. */
export const derivedOf = (
  words: RowWords['words'],
): Pick<RowWords, 'numbers' | 'kinds' | 'shapes' | 'version' | 'postings' | 'lexicon'> => ({
  numbers: new Map(words.flatMap((word, number) => (word === undefined ? [] : [[word, number] as const]))),
  kinds: words.map((word) => (word === undefined ? 0 : kindOf(word))),
  shapes: undefined,
  version: 0,
  postings: undefined,
  lexicon: undefined,
});

/** Returns the lexicon of all words that occur. */
export const lexiconIn = (of: RowWords): Lexicon =>
  (of.lexicon ??= lexiconOf(of.numbers.keys(), (word) => of.numbers.has(word)));

/** Returns, by number, the rows that contain a word; made for all words at once on first request. */
export const postingsIn = (of: RowWords): (Posting | undefined)[] =>
  (of.postings ??= (() => {
    const byTerm = rowsByTerm(of.rows);
    return postingsOfAll(
      (take) => byTerm.forEach((rows, number) => rows.forEach((row) => take(number, row))),
      {
        ordinals: of.words.length,
        rows: of.rows.starts.length,
      },
    );
  })());

const shapeAt = ({ rows: { starts, lengths, terms }, kinds }: RowWords, row: number): number =>
  shapeOf({ words: terms, start: starts[row] ?? 0, length: lengths[row] ?? 0 }, kinds);

/** Returns, by row, the shape of its text as a name; made for all rows at once on first request. */
export const shapesIn = (of: RowWords): Cells =>
  (of.shapes ??= Int32Array.from(of.rows.starts, (_, row) => shapeAt(of, row)));

const numberFor = (of: RowWords, word: string): number => {
  const known = of.numbers.get(word);
  if (known !== undefined) return known;
  const number = of.free.pop() ?? newTerm(of.rows, of.owner, of.words.length);
  of.words[number] = word;
  of.uses[number] = 0;
  of.kinds[number] = kindOf(word);
  of.numbers.set(word, number);
  of.version += 1;
  of.lexicon?.add(word);
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
  of.version += 1;
  of.words[number] = undefined;
  of.free.push(number);
};

/** Replaces a row's words; empty words are ignored. */
export const setWords = (of: RowWords, row: number, words: readonly string[]): void => {
  const before = termsAt(of.rows, row);
  const after = numbersFor(of, words);
  if (before.length === after.length && before.every((number, place) => number === after[place])) return;
  for (const number of after) of.uses[number] = (of.uses[number] ?? 0) + 1;
  const { postings } = of;
  if (postings !== undefined) {
    for (const number of after)
      if (!before.includes(number)) postings[number] = withRow(postings[number], row, of.rows.starts.length);
    for (const number of before) {
      const posting = after.includes(number) ? undefined : postings[number];
      if (posting !== undefined) postings[number] = withoutRow(posting, row);
    }
  }
  setTerms(of.rows, row, after);
  if (of.shapes !== undefined) of.shapes = withCell(of.shapes, row, shapeAt(of, row));
  for (const number of before) leave(of, number);
};

/** Returns how many of the listed rows have each of some words, by number. */
export const countsOfWords = (
  { rows: { starts, lengths, terms } }: RowWords,
  among: Int32Array,
  numbers: readonly number[],
): Map<number, number> => {
  const counts = new Map(numbers.map((number) => [number, 0]));
  for (const row of among) {
    const start = starts[row] ?? 0;
    for (let place = start; place < start + (lengths[row] ?? 0); place += 1) {
      const count = counts.get(terms[place] ?? -1);
      if (count !== undefined) counts.set(terms[place] ?? -1, count + 1);
    }
  }
  return counts;
};
