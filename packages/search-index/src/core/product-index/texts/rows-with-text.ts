import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { closeTo } from '../../scan/close-word.ts';
import { exactSkuScore, textMatch, textWeights, wordsOf } from '../../scan/text-match.ts';
import { passingBits, passingCopy } from '../listing/answer-memory.ts';
import { type Bits, countBits, hasBit, intersect, isSharing, setBit, unite } from '../columns/bits.ts';
import { addPosting } from '../columns/postings.ts';
import { rowsContaining } from './packed-texts.ts';
import { documentAt, type ProductIndex } from '../product-index.ts';
import type { ProductTexts } from './product-texts.ts';
import { passingRowsOf } from '../columns/row-set.ts';
import { rowsWithin } from './row-words.ts';
import { postingsOf, type TermColumn } from '../columns/term-column.ts';
import { isInFirst, isPlainText, wholeTexts } from './whole-texts.ts';

/** Rows that match a text, and their scores. */
export type FoundByText = { candidates: Bits; scores: Map<number, number> };

const found = (rows: Bits): FoundByText => ({ candidates: passingBits(rows.length << 5), scores: new Map() });

const add = ({ candidates, scores }: FoundByText, row: number, score: number): void => {
  scores.set(row, score);
  setBit(candidates, row);
};

const rowsNaming = (column: TermColumn, isWanted: (term: string) => boolean, length: number): Bits => {
  const [rows, postings] = [passingBits(length), postingsOf(column)];
  for (const [ordinal, term] of column.terms.entries()) {
    const posting = typeof term === 'string' && isWanted(term) ? postings[ordinal] : undefined;
    if (posting !== undefined) addPosting(rows, posting);
  }
  return rows;
};

type Weighted = { rows: Bits; weight: number };

/** Returns the rows with a word in any field. */
const rowsWithWord = (
  { name, wholeSkus, categories }: ProductTexts,
  word: string,
  length: number,
): Weighted[] => {
  const has = (text: string): boolean => text.includes(word);
  return [
    { rows: rowsWithin(name, has, length), weight: textWeights.name },
    // Skus contain no separators.
    {
      rows: isPlainText(word)
        ? rowsContaining(wholeSkus, Buffer.from(word), { length, counts: isInFirst })
        : passingBits(length),
      weight: textWeights.sku,
    },
    { rows: rowsNaming(categories, has, length), weight: textWeights.category },
  ];
};

/**
 * Returns the rows with a word similar to one that no given row contains; empty when the word cannot be a
 * misspelling.
 */
const rowsCloseTo = ({ name, categories }: ProductTexts, word: string, length: number): Weighted[] => {
  const isClose = closeTo(word);
  if (isClose === undefined) return [];
  return [
    { rows: rowsWithin(name, isClose, length), weight: textWeights.name },
    {
      rows: rowsNaming(categories, (names) => names.split(' ').some(isClose), length),
      weight: textWeights.category,
    },
  ];
};

const anyOf = (found: readonly Weighted[], length: number): Bits => {
  const any = passingBits(length);
  for (const each of found) unite(any, each.rows);
  return any;
};

/** Returns the given rows that contain every word, if there are words, and the fields with each word. */
const rowsWithWords = (
  texts: ProductTexts,
  words: readonly string[],
  within: Bits,
): { rows: Bits; fields: Weighted[] } => {
  const length = within.length << 5;
  const rows = words.length === 0 ? passingBits(length) : passingCopy(within);
  const fields: Weighted[] = [];
  for (const word of words) {
    // No row is left, so the remaining words need not be checked.
    if (countBits(rows) === 0) break;
    let found = rowsWithWord(texts, word, length);
    if (!found.some((each) => isSharing(each.rows, within))) found = rowsCloseTo(texts, word, length);
    intersect(rows, anyOf(found, length));
    fields.push(...found);
  }
  return { rows, fields };
};

/** Returns the rows that match a text by reading their documents one by one. */
const lookedThrough = (index: ProductIndex, rows: Bits, text: string): FoundByText => {
  const answer = found(rows);
  const documents = Array.from(passingRowsOf(rows), (row) => ({
    row,
    document: documentAt(index, row, 'name'),
  }));
  const scoreOf = textMatch(
    text,
    documents.map(({ document }) => document),
  );
  for (const { row, document } of documents) {
    const score = scoreOf(document);
    if (score > 0) add(answer, row, score);
  }
  return answer;
};

/** Returns the given rows that match a typed well-formed text, with exactly the scores of `textMatch`. */
export const rowsWithText = (index: ProductIndex, rows: Bits, text: string): FoundByText => {
  const { texts } = index;
  if (texts.isOdd) return lookedThrough(index, rows, text);
  const length = rows.length << 5;
  const folded = foldedText(text);
  const exact = isPlainText(folded)
    ? rowsContaining(texts.wholeSkus, wholeTexts([folded]), { length })
    : passingBits(length);
  intersect(exact, rows);
  const { rows: every, fields } = rowsWithWords(texts, wordsOf(folded), rows);
  unite(every, exact);
  const answer = found(rows);
  const scoreAt = (row: number): number =>
    hasBit(exact, row)
      ? exactSkuScore
      : fields.reduce((sum, each) => (hasBit(each.rows, row) ? sum + each.weight : sum), 0);
  for (const row of passingRowsOf(every)) add(answer, row, scoreAt(row));
  return answer;
};
