import { exactSkuScore, searchedFields, textWeights } from '../text/text-weights.ts';
import type { TypedText } from '../text/typed-text.ts';
import type { AppliedFilter, ExplainedWord, TextExplanation } from '../search-engine.ts';
import { type Bits, hasBit, isSharing, setBit, unite } from './columns/bits.ts';
import { beginAnswer, passingBits } from './listing/answer-memory.ts';
import { rowsListed } from './listing/row-filters.ts';
import { documentAt, lengthOf, type ProductIndex } from './product-index.ts';
import { matchOfRows, rowsOfSku, rowsOfWord } from './texts/rows-with-text.ts';

type Asked = { applied: readonly AppliedFilter[]; typed: TypedText; productId: number };

/** Rows of any length as a set that covers the whole index. */
const overAll = (index: ProductIndex, rows: Bits): Bits => {
  const all = passingBits(lengthOf(index));
  unite(all, rows);
  return all;
};

const explainedWords = (
  index: ProductIndex,
  { words }: TypedText,
  { row, within }: { row: number; within: Bits },
): ExplainedWord[] =>
  words.map((typed) => {
    const { exact, isUnknown, close } = rowsOfWord(index.texts, typed, within);
    // A product that is not among those searched may have a word that none of them has.
    const having = [...exact, ...close].filter(({ rows }) => hasBit(rows, row));
    const fields = searchedFields.filter((name) => having.some(({ field }) => field === name));
    return { ...typed, isUnknown, fields: fields.map((field) => ({ field, weight: textWeights[field] })) };
  });

const scoreOf = (words: readonly ExplainedWord[]): number =>
  words.some(({ fields }) => fields.length === 0)
    ? 0
    : words.reduce((sum, { fields }) => sum + fields.reduce((of, { weight }) => of + weight, 0), 0);

/**
 * Explains from the index how a product in it matches a typed well-formed text, among the products that pass
 * the filters of scope `default`.
 */
export const textExplained = (index: ProductIndex, { applied, typed, productId }: Asked): TextExplanation => {
  beginAnswer();
  const row = index.rowById.get(productId, 0) ?? -1;
  const within = overAll(index, rowsListed(index, applied));
  if (index.texts.isOdd)
    return matchOfRows(index, within, typed).match.explain(documentAt(index, row, 'name'));
  const itself = passingBits(lengthOf(index));
  setBit(itself, row);
  const words = explainedWords(index, typed, { row, within });
  const isExactSku = isSharing(rowsOfSku(index.texts, typed, itself), itself);
  const { stopWords, excess } = typed;
  return { words, stopWords, excess, isExactSku, score: isExactSku ? exactSkuScore : scoreOf(words) };
};
