import { fieldReaderOf } from '../query/field-values.ts';
import type { SuggestedWord } from '../search-engine.ts';
import { commonest, completing, spelledIn } from '../suggest/completions.ts';
import { type HitRows, listOfHits } from './listing/hit-rows.ts';
import { documentAt, type ProductIndex } from './product-index.ts';
import { rowsByForm } from './texts/row-words.ts';

const readName = fieldReaderOf('name');

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
