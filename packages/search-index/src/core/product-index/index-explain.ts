import type { TypedQuery } from '../text/matching/typed-text.ts';
import type { TextExplanation } from '../search-engine.ts';
import { beginAnswer } from './listing/answer-memory.ts';
import { rowsListed } from './listing/row-filters.ts';
import { rowExplained, type Shelves } from './texts/rows-with-text.ts';

/** The explanation of every product when nothing was typed. */
const nothing: TextExplanation = {
  words: [],
  stopWords: [],
  excess: [],
  isExactSku: false,
  bonus: 0,
  isSoldOut: false,
  score: 1,
};

/**
 * Explains from the index how a product in it matches a typed text, among the products that pass the filters
 * of scope `default`.
 */
export const textExplained = (
  shelves: Shelves,
  { applied, typed }: TypedQuery,
  productId: number,
): TextExplanation => {
  beginAnswer();
  const row = shelves.index.rowById.get(productId, 0) ?? -1;
  return typed === undefined
    ? nothing
    : rowExplained(shelves, { row, among: rowsListed(shelves.index, applied) }, typed);
};
