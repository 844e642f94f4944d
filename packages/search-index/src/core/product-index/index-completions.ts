import { fieldReaderOf } from '../query/field-values.ts';
import type { SuggestedWord } from '../search-engine.ts';
import { commonest, spelledIn, spelledWord } from '../suggest/completions.ts';
import { type HitRows, isHit } from './listing/hit-rows.ts';
import { documentAt, type ProductIndex } from './product-index.ts';
import { noBits, rowsOf } from './columns/bits.ts';
import { addPosting, countAmong } from './columns/postings.ts';
import { countsOfWords, lexiconIn, postingsIn } from './texts/row-words.ts';

const readName = fieldReaderOf('name');

/** Returns a folded word as the product with the smallest id spells it that has it in its name. */
export const spelledAmong = (index: ProductIndex, word: string): string => {
  const { name } = index.texts;
  const posting = postingsIn(name)[name.numbers.get(word) ?? -1];
  if (posting === undefined) return word;
  const rows = noBits(name.rows.starts.length);
  addPosting(rows, posting);
  const [first = -1, ...others] = rowsOf(rows);
  const least = others.reduce(
    (row, other) => ((index.ids[other] ?? 0) < (index.ids[row] ?? 0) ? other : row),
    first,
  );
  return spelledWord(readName(documentAt(index, least, 'name')), word);
};

/** Returns how many hits have each of some words in their name: by rows where there are few, else by words. */
const countsAmong = (
  { texts: { name } }: ProductIndex,
  { rows }: HitRows,
  numbers: readonly number[],
): Map<number, number> => {
  if (!(rows instanceof Uint32Array)) return countsOfWords(name, rows, numbers);
  const postings = postingsIn(name);
  return new Map(
    numbers.map((number) => {
      const posting = postings[number];
      return [number, posting === undefined ? 0 : countAmong(posting, rows)];
    }),
  );
};

/** Returns the hit with the smallest id that has a word in its name. */
const firstWith = (index: ProductIndex, hits: HitRows, number: number): number => {
  const rows = noBits(Math.max(index.texts.name.rows.starts.length, index.ids.length));
  const posting = postingsIn(index.texts.name)[number];
  if (posting !== undefined) addPosting(rows, posting);
  const idOf = (row: number): number => index.ids[row] ?? 0;
  const isAmong = isHit(hits);
  let first = -1;
  for (const row of rowsOf(rows)) if (isAmong(row) && (first < 0 || idOf(row) < idOf(first))) first = row;
  return first;
};

/**
 * Returns the completions of a folded beginning among the words of found products' names, commonest first.
 * It reads a document for each of them, for its spelling.
 */
export const completionsAmong = (
  index: ProductIndex,
  hits: HitRows,
  { prefix, limit }: { prefix: string; limit: number },
): SuggestedWord[] => {
  const { name } = index.texts;
  const begun = lexiconIn(name).startingWith(prefix, Infinity);
  const numbers = begun.map((word) => name.numbers.get(word) ?? -1);
  const counts = countsAmong(index, hits, numbers);
  const found = begun.map((word, place): [string, { count: number; number: number }] => {
    const number = numbers[place] ?? -1;
    return [word, { count: counts.get(number) ?? 0, number }];
  });
  const completions = new Map(found.filter(([, { count }]) => count > 0));
  return commonest(completions, limit).map(([word, { count, number }]) => ({
    text: spelledIn(readName(documentAt(index, firstWith(index, hits, number), 'name')), word),
    count,
  }));
};
