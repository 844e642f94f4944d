import { fieldReaderOf, type FieldReader } from '../../scan/field-values.ts';
import type { Condition } from '../../scan/condition.ts';
import type { Document } from '../../engine/search-engine.ts';
import { passingBits, passingCopy } from '../listing/answer-memory.ts';
import { type Bits, intersect, setBit, subtract } from './bits.ts';
import { namedValues } from './column-condition.ts';
import { noTexts, type PackedTexts, setText, textAt } from '../texts/packed-texts.ts';
import { passingRowsOf } from './row-set.ts';
import { addRow, dropRow, hashOf, noRows, type RowsByHash, rowsUnder } from '../texts/rows-by-hash.ts';
import { isPlainText, textsIn, wholeTexts } from '../texts/whole-texts.ts';

/** A field of which nearly every product has a value of its own, as a sku, and by which products are sought: texts by row, and rows by the hash of each. */
export type KeyColumn = {
  field: string;
  read: FieldReader;
  texts: PackedTexts;
  table: RowsByHash;
  /** Some value is no text that bytes tell apart: the field is left to documents. */ isOdd: boolean;
};

export const emptyKeyColumn = (field: string): KeyColumn => ({
  field,
  read: fieldReaderOf(field),
  texts: noTexts(),
  table: noRows(),
  isOdd: false,
});

/** The values a row has, in their order. */
export const keysAt = ({ texts }: KeyColumn, row: number): string[] => textsIn(textAt(texts, row));

/** Puts a row's values in place of those it had. */
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

/** Texts a filter names one by one; undefined when it asks for anything else. */
const namedTexts = (value: unknown): string[] | undefined => {
  const named = namedValues(value)?.filter((each) => each !== null && typeof each !== 'object');
  return named?.every((each) => typeof each === 'string') === true
    ? (named as string[]).filter(isPlainText)
    : undefined;
};

/** Those of the given rows of which a condition holds: by what it names, else by a look at every row. */
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
