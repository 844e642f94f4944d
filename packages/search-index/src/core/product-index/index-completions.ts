import { fieldReaderOf } from '../query/field-values.ts';
import type { SuggestedWord } from '../search-engine.ts';
import { spelledIn, spelledWord } from '../suggest/completions.ts';
import { bitsOfHits, type HitRows } from './listing/hit-rows.ts';
import { documentAt, lengthOf, type ProductIndex } from './product-index.ts';
import { firstById } from './columns/first-by-id.ts';
import { countAmong, type Posting } from './columns/postings.ts';
import { countsOfWords, lexiconIn, postingsIn } from './texts/row-words.ts';

const readName = fieldReaderOf('name');

/** Returns a folded word as the product with the smallest id spells it that has it in its name. */
export const spelledAmong = (index: ProductIndex, word: string): string => {
  const { name } = index.texts;
  const posting = postingsIn(name)[name.numbers.get(word) ?? -1];
  if (posting === undefined) return word;
  const least = firstById(index, posting, index.alive);
  return spelledWord(readName(documentAt(index, least, 'name')), word);
};

/** Returns how many hits have a word in their name: by rows where there are few, else by words. */
const counterAmong = (
  { texts: { name } }: ProductIndex,
  { rows }: HitRows,
  numbers: readonly number[],
): ((number: number, posting: Posting) => number) => {
  if (rows instanceof Uint32Array) return (_, posting) => countAmong(posting, rows);
  const counts = countsOfWords(name, rows, numbers);
  return (number) => counts.get(number) ?? 0;
};

type Completion = { word: string; posting: Posting; count: number };

/**
 * Returns those of some words, given in alphabetical order, that most hits have in their name, equal ones in that order.
 * A word that fewer products have than hits have the last of these is not counted.
 */
const commonestAmong = (
  index: ProductIndex,
  hits: HitRows,
  { words, limit }: { words: readonly string[]; limit: number },
): Completion[] => {
  const { name } = index.texts;
  const [postings, numbers] = [postingsIn(name), words.map((word) => name.numbers.get(word) ?? -1)];
  const countOf = counterAmong(index, hits, numbers);
  const found: Completion[] = [];
  for (const [place, word] of words.entries()) {
    const number = numbers[place] ?? -1;
    const posting = postings[number];
    const least = found[limit - 1]?.count ?? 0;
    const count = posting === undefined || posting.count <= least ? 0 : countOf(number, posting);
    if (posting === undefined || count <= least) continue;
    found.splice(found.findLastIndex((each) => each.count >= count) + 1, 0, { word, posting, count });
    if (found.length > limit) found.pop();
  }
  return found;
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
  const words = lexiconIn(index.texts.name).startingWith(prefix, Infinity);
  const among = bitsOfHits(hits, lengthOf(index));
  return commonestAmong(index, hits, { words, limit }).map(({ word, posting, count }) => ({
    text: spelledIn(readName(documentAt(index, firstById(index, posting, among), 'name')), word),
    count,
  }));
};
