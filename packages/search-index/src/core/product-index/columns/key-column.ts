import { fieldReaderOf, type FieldReader } from '../../query/field-values.ts';
import type { Condition } from '../../query/condition.ts';
import type { Document } from '../../search-engine.ts';
import { passingBits, passingCopy } from '../listing/answer-memory.ts';
import { type Bits, intersect, setBit, subtract } from './bits.ts';
import { namedValues } from './column-condition.ts';
import { noTexts, type PackedTexts, setText, textAt } from '../texts/packed-texts.ts';
import { passingRowsOf } from './row-set.ts';
import { addRow, dropRow, hashOf, noRows, type RowsByHash, rowsUnder } from '../texts/rows-by-hash.ts';
import { isPlainText, textsIn, wholeTexts } from '../texts/whole-texts.ts';

/**
 * A field such as the sku, whose value is different for nearly every product and by which products are
 * looked up: texts by row, and rows by the hash of each text.
 */
export type KeyColumn = {
  field: string;
  read: FieldReader;
  texts: PackedTexts;
  table: RowsByHash;
  /** Whether some value is not a text that its bytes identify; the field is then read from documents. */ isOdd: boolean;
};

export const emptyKeyColumn = (field: string): KeyColumn => ({
  field,
  read: fieldReaderOf(field),
  texts: noTexts(),
  table: noRows(),
  isOdd: false,
});

/** Returns the values of a row, in order. */
export const keysAt = ({ texts }: KeyColumn, row: number): string[] => textsIn(textAt(texts, row));

/** Replaces a row's values. */
export const setKeys = (column: KeyColumn, row: number, document: Document): void => {
  const values = column.read(document);
  const texts = values.filter((value) => typeof value === 'string' && isPlainText(value)) as string[];
  column.isOdd ||= texts.length < values.length;
  const before = textAt(column.texts, row);
  if (texts.length === 0 && before.length === 0) return;
  const after = wholeTexts(texts);
  if (before.equals(after)) return;
  for (const text of textsIn(before)) dropRow(column.table, hashOf(text), row);
  for (const text of texts) addRow(column.table, hashOf(text), row);
  setText(column.texts, row, after);
};

const rowsNamed = ({ texts, table }: KeyColumn, wanted: readonly string[], length: number): Bits => {
  const rows = passingBits(length);
  for (const text of wanted) {
    const whole = wholeTexts([text]);
    for (const row of rowsUnder(table, hashOf(text)))
      if (row < length && textAt(texts, row).includes(whole)) setBit(rows, row);
  }
  return rows;
};

/** Returns the texts a filter lists explicitly, or undefined for any other filter. */
const namedTexts = (value: unknown): string[] | undefined => {
  const named = namedValues(value)?.filter((each) => each !== null && typeof each !== 'object');
  return named?.every((each) => typeof each === 'string') === true
    ? (named as string[]).filter(isPlainText)
    : undefined;
};

/**
 * Returns the given rows that satisfy a condition: looks up the texts the condition lists, otherwise checks
 * every row.
 */
export const keyRowsHolding = (
  column: KeyColumn,
  { holds }: Condition,
  { value, within }: { value: unknown; within: Bits },
): Bits => {
  const length = within.length << 5;
  const wanted = namedTexts(value);
  if (wanted === undefined) {
    const rows = passingBits(length);
    for (const row of passingRowsOf(within)) if (holds(keysAt(column, row))) setBit(rows, row);
    return rows;
  }
  const named = rowsNamed(column, wanted, length);
  if (!holds([])) {
    intersect(named, within);
    return named;
  }
  const rows = passingCopy(within);
  subtract(rows, named);
  return rows;
};
