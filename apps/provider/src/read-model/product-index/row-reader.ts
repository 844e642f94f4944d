import { fieldReaderOf } from '../scan/field-values.ts';
import { instantsAt } from './instant-column.ts';
import { keysAt } from './key-column.ts';
import type { Document } from '../search-engine.ts';
import { documentAt, type ProductIndex } from './product-index.ts';

/** Reads a field of a row. */
export type RowReader = (row: number) => readonly unknown[];

const keptReader = (index: ProductIndex, field: string): RowReader | undefined => {
  if (field === 'id') return (row) => [index.ids[row]];
  const keys = index.keys.get(field);
  if (keys !== undefined && !keys.isOdd) return (row) => keysAt(keys, row);
  const instants = index.instants.get(field);
  return instants === undefined || instants.isOdd ? undefined : (row) => instantsAt(instants, row);
};

/** Reads a field that has no column of terms: from what is kept of rows, else from their documents. */
export const rowReader = (index: ProductIndex, field: string): RowReader => {
  const read = fieldReaderOf(field);
  return keptReader(index, field) ?? ((row) => read(documentAt(index, row, field)));
};

/** The same of several fields, for which the document of a row is made once, as long as one row after the other is read. */
export const rowReaders = (index: ProductIndex, fields: readonly string[]): RowReader[] => {
  if (fields.length === 1) return fields.map((field) => rowReader(index, field));
  let last: { row: number; document: Document } | undefined;
  const documentOf = (row: number): Document => (last?.row === row ? last : (last = { row, document: documentAt(index, row) })).document;
  return fields.map((field) => {
    const read = fieldReaderOf(field);
    return keptReader(index, field) ?? ((row) => read(documentOf(row)));
  });
};
