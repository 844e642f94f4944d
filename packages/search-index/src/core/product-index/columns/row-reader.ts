import { fieldReaderOf } from '../../query/field-values.ts';
import type { Document } from '../../search-engine.ts';
import { isCold } from '../field-origins.ts';
import { instantsAt } from './instant-column.ts';
import { keysAt } from './key-column.ts';
import type { ProductIndex } from '../product-index.ts';
import { mayOccur } from '../texts/sought-fields.ts';

/** Returns the values of a field in a row. */
export type RowReader = (row: number) => readonly unknown[];

const nothing: readonly unknown[] = [];

const keptReader = (index: ProductIndex, field: string): RowReader | undefined => {
  if (field === 'id') return (row) => [index.ids[row]];
  const keys = index.keys.get(field);
  if (keys !== undefined && !keys.isOdd) return (row) => keysAt(keys, row);
  const instants = index.instants.get(field);
  if (instants !== undefined && !instants.isOdd) return (row) => instantsAt(instants, row);
  return mayOccur(index, field) ? undefined : () => nothing;
};

/**
 * Returns a function that finds the document of a row, complete enough to read the given fields; the last
 * document is cached.
 */
export const documentsFor = (
  { documentOf, ids, priceList }: ProductIndex,
  fields: readonly string[],
  isOneOfMany = false,
): ((row: number) => Document) => {
  const sought = { field: fields.find((field) => !isCold(field)) ?? fields[0], priceList, isOneOfMany };
  let last: { row: number; document: Document } | undefined;
  return (row) =>
    (last?.row === row ? last : (last = { row, document: documentOf(ids[row] ?? 0, sought) })).document;
};

/**
 * Returns readers of fields without a term column. They use values stored per row, or the values of `look`,
 * or else the row's document, which is created once for all fields as long as rows are read one after the
 * other.
 */
export const rowReaders = (index: ProductIndex, fields: readonly string[]): RowReader[] => {
  const documentAt = documentsFor(index, fields);
  return fields.map((field) => {
    const kept = keptReader(index, field);
    if (kept !== undefined) return kept;
    const read = fieldReaderOf(field);
    const [values, place] = [index.look?.values, index.look?.fields.indexOf(field) ?? -1];
    return values === undefined || place < 0
      ? (row) => read(documentAt(row))
      : (row) => values.get(row)?.[place] ?? read(documentAt(row));
  });
};

/** Like `rowReaders` for one field. */
export const rowReader = (index: ProductIndex, field: string): RowReader =>
  rowReaders(index, [field])[0] ?? (() => nothing);
