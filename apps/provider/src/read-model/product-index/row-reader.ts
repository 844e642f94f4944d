import { fieldReaderOf } from '../scan/field-values.ts';
import { instantsAt } from './instant-column.ts';
import { keysAt } from './key-column.ts';
import { documentAt, type ProductIndex } from './product-index.ts';

/** Reads a field of a row that has no column of terms: from what is kept of it, else from the document. */
export const rowReader = (index: ProductIndex, field: string): ((row: number) => readonly unknown[]) => {
  if (field === 'id') return (row) => [index.ids[row]];
  const keys = index.keys.get(field);
  if (keys !== undefined && !keys.isOdd) return (row) => keysAt(keys, row);
  const instants = index.instants.get(field);
  if (instants !== undefined && !instants.isOdd) return (row) => instantsAt(instants, row);
  const read = fieldReaderOf(field);
  return (row) => read(documentAt(index, row, field));
};
