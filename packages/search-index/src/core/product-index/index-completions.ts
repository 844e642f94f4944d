import { fieldReaderOf } from '../query/field-values.ts';
import type { SuggestedWord } from '../search-engine.ts';
import { commonest, completing, spelledIn, spelledWord } from '../suggest/completions.ts';
import { type HitRows, listOfHits } from './listing/hit-rows.ts';
import { documentAt, type ProductIndex } from './product-index.ts';
import { noBits, rowsOf } from './columns/bits.ts';
import { addPosting } from './columns/postings.ts';
import { postingsIn, rowsByForm } from './texts/row-words.ts';

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

/**
 * Returns the completions of a folded beginning among the words of found products' names, commonest first.
 * It reads a document for each of them, for its spelling.
 */
export const completionsAmong = (
  index: ProductIndex,
  hits: HitRows,
  { prefix, limit }: { prefix: string; limit: number },
): SuggestedWord[] => {
  const found = rowsByForm(index.texts.name, listOfHits(hits), {
    formOf: completing(prefix),
    idOf: (row) => index.ids[row] ?? 0,
  });
  return commonest(found, limit).map(([word, { count, first }]) => ({
    text: spelledIn(readName(documentAt(index, first, 'name')), word),
    count,
  }));
};
