import { closeTo } from '../../text/close-word.ts';
import { exactSkuScore, type TextField, textWeights } from '../../text/text-weights.ts';
import { containing, type TypedText, type TypedWord } from '../../text/typed-text.ts';
import { type TextMatch, textMatch } from '../../scan/text-match.ts';
import type { Document } from '../../search-engine.ts';
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

/** Rows that have a word in a field. */
export type RowsOfField = { field: TextField; rows: Bits };

/** Returns the rows whose own sku contains one of these words; skus contain no separators. */
const rowsWithSku = ({ wholeSkus }: ProductTexts, words: readonly string[], length: number): Bits => {
  const [first, ...others] = words
    .filter(isPlainText)
    .map((word) => rowsContaining(wholeSkus, Buffer.from(word), { length, counts: isInFirst }));
  if (first === undefined) return passingBits(length);
  for (const each of others) unite(first, each);
  return first;
};

/** Returns the rows with a word, or with one that means the same, in any field. */
const rowsWithWord = (texts: ProductTexts, typed: TypedWord, length: number): RowsOfField[] => {
  const has = containing(typed);
  return [
    { field: 'name', rows: rowsWithin(texts.name, has, length) },
    { field: 'sku', rows: rowsWithSku(texts, [typed.word, ...typed.others], length) },
    { field: 'category', rows: rowsNaming(texts.categories, has, length) },
  ];
};

/**
 * Returns the rows with a word similar to one that no given row contains; empty when the word cannot be a
 * misspelling.
 */
const rowsCloseTo = (
  { name, categories }: ProductTexts,
  { word }: TypedWord,
  length: number,
): RowsOfField[] => {
  const isClose = closeTo(word);
  if (isClose === undefined) return [];
  return [
    { field: 'name', rows: rowsWithin(name, isClose, length) },
    { field: 'category', rows: rowsNaming(categories, (names) => names.split(' ').some(isClose), length) },
  ];
};

/**
 * Returns the rows with a typed word, by field, and, if none of the given rows has it, those with a close one.
 */
export const rowsOfWord = (
  texts: ProductTexts,
  typed: TypedWord,
  within: Bits,
): { exact: RowsOfField[]; isUnknown: boolean; close: RowsOfField[] } => {
  const length = within.length << 5;
  const exact = rowsWithWord(texts, typed, length);
  const isUnknown = !exact.some(({ rows }) => isSharing(rows, within));
  return { exact, isUnknown, close: isUnknown ? rowsCloseTo(texts, typed, length) : [] };
};

const anyOf = (found: readonly RowsOfField[], length: number): Bits => {
  const any = passingBits(length);
  for (const each of found) unite(any, each.rows);
  return any;
};

/** Returns the given rows that contain every word, if there are words, and the fields with each word. */
const rowsWithWords = (
  texts: ProductTexts,
  words: readonly TypedWord[],
  within: Bits,
): { rows: Bits; fields: RowsOfField[] } => {
  const length = within.length << 5;
  const rows = words.length === 0 ? passingBits(length) : passingCopy(within);
  const fields: RowsOfField[] = [];
  for (const word of words) {
    // No row is left, so the remaining words need not be checked.
    if (countBits(rows) === 0) break;
    const { exact, isUnknown, close } = rowsOfWord(texts, word, within);
    const found = isUnknown ? close : exact;
    intersect(rows, anyOf(found, length));
    fields.push(...found);
  }
  return { rows, fields };
};

/** Matches the documents of rows, read one by one, against a text. */
export const matchOfRows = (
  index: ProductIndex,
  rows: Bits,
  typed: TypedText,
): { match: TextMatch; documents: { row: number; document: Document }[] } => {
  const documents = Array.from(passingRowsOf(rows), (row) => ({
    row,
    document: documentAt(index, row, 'name'),
  }));
  return {
    documents,
    match: textMatch(
      typed,
      documents.map(({ document }) => document),
    ),
  };
};

const lookedThrough = (index: ProductIndex, rows: Bits, typed: TypedText): FoundByText => {
  const answer = found(rows);
  const { match, documents } = matchOfRows(index, rows, typed);
  for (const { row, document } of documents) {
    const score = match.scoreOf(document);
    if (score > 0) add(answer, row, score);
  }
  return answer;
};

/** Returns the given rows whose sku, or that of a variant, is the whole text. */
export const rowsOfSku = ({ wholeSkus }: ProductTexts, { folded }: TypedText, rows: Bits): Bits => {
  const length = rows.length << 5;
  const exact = isPlainText(folded)
    ? rowsContaining(wholeSkus, wholeTexts([folded]), { length })
    : passingBits(length);
  intersect(exact, rows);
  return exact;
};

/** Returns the given rows that match a typed well-formed text, with exactly the scores of `textMatch`. */
export const rowsWithText = (index: ProductIndex, rows: Bits, typed: TypedText): FoundByText => {
  const { texts } = index;
  if (texts.isOdd) return lookedThrough(index, rows, typed);
  const exact = rowsOfSku(texts, typed, rows);
  const { rows: every, fields } = rowsWithWords(texts, typed.words, rows);
  unite(every, exact);
  const answer = found(rows);
  const scoreAt = (row: number): number =>
    hasBit(exact, row)
      ? exactSkuScore
      : fields.reduce((sum, each) => (hasBit(each.rows, row) ? sum + textWeights[each.field] : sum), 0);
  for (const row of passingRowsOf(every)) add(answer, row, scoreAt(row));
  return answer;
};
