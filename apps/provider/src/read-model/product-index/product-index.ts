import { axesOf } from '../scan/catalog-filters.ts';
import { fieldReaderOf, type FieldReader } from '../scan/field-values.ts';
import type { Document } from '../search-engine.ts';
import { type Bits, dropBit, hasBit, noBits, rowsOf, setBit, withBit } from './bits.ts';
import { emptyOrders, noteMoved, type SortOrders } from './sort-orders.ts';
import { emptyColumn, noTerm, setCell, type TermColumn } from './term-column.ts';
import { noVariants, setVariants, type VariantAxes } from './variant-axes.ts';

/** Finds the document of a product that is in the index, as it looks now; `field` is what is read of it, undefined for all. */
export type DocumentOf = (id: number, field?: string) => Document;

export type FieldColumn = { field: string; /** It is read from deeper down, or from a member of another name. */ isDotted: boolean; read: FieldReader; column: TermColumn; /** Rows whose documents have a member of this name, be it empty. */ named: Bits };

/** What is known of the products of one store view by row; documents themselves are elsewhere. */
export type ProductIndex = {
  documentOf: DocumentOf;
  /** For so many rows sets and columns are made at once. */
  capacity: number;
  ids: number[];
  rowById: Map<number, number>;
  freeRows: number[];
  /** Rows that hold a product. */
  alive: Bits;
  columns: Map<string, FieldColumn>;
  variants: VariantAxes;
  orders: SortOrders;
};

/** An index without products, with room for so many. */
export const emptyIndex = (documentOf: DocumentOf, capacity: number): ProductIndex => (
  { documentOf, capacity, ids: [], rowById: new Map(), freeRows: [], alive: noBits(capacity), columns: new Map(), variants: noVariants(), orders: emptyOrders() }
);

/** Puts one field of a row in place. Most products lack most attributes, so nothing is done where nothing was and nothing is. */
const place = (known: FieldColumn, row: number, { document, length }: { document: Document; length: number }): void => {
  const { field, column } = known;
  const isNamed = Object.hasOwn(document, field);
  if (!isNamed && !known.isDotted && (column.cells[row] ?? noTerm) === noTerm && !hasBit(known.named, row)) return;
  setCell(column, row, { values: known.read(document), length });
  if (isNamed) known.named = withBit(known.named, row);
  else dropBit(known.named, row);
};

const rowFor = (index: ProductIndex, id: number): number => {
  const row = index.rowById.get(id) ?? index.freeRows.pop() ?? index.ids.length;
  index.ids[row] = id;
  index.rowById.set(id, row);
  index.alive = withBit(index.alive, row);
  return row;
};

/** Takes a product in, or what has become of it. */
export const putProduct = (index: ProductIndex, document: Document): void => {
  const row = rowFor(index, Number(document['id']));
  const length = Math.max(index.capacity, index.ids.length);
  for (const known of index.columns.values()) place(known, row, { document, length });
  setVariants(index.variants, row, { document, codes: [...axesOf(document)].filter((code) => typeof code === 'string'), length });
  noteMoved(index.orders, row);
};

export const removeProduct = (index: ProductIndex, id: number): void => {
  const row = index.rowById.get(id);
  if (row === undefined) return;
  const length = Math.max(index.capacity, index.ids.length);
  for (const known of index.columns.values()) place(known, row, { document: {}, length });
  setVariants(index.variants, row, { document: undefined, codes: [], length });
  dropBit(index.alive, row);
  index.rowById.delete(id);
  index.freeRows.push(row);
  noteMoved(index.orders, row);
};

/** Makes columns of fields that have none, reading every document. */
export const addColumns = (index: ProductIndex, fields: Iterable<string>): void => {
  const added = [...new Set(fields)].filter((field) => !index.columns.has(field)).map((field) => ({ field, isDotted: /[.-]/.test(field), read: fieldReaderOf(field), column: emptyColumn(), named: noBits(0) }));
  if (added.length === 0) return;
  const length = Math.max(index.capacity, index.ids.length);
  for (const row of rowsOf(index.alive)) {
    for (const each of added) place(each, row, { document: documentAt(index, row, each.field), length });
  }
  for (const each of added) index.columns.set(each.field, each);
};

/** The document of a row, or what is needed of it to read a field. */
export const documentAt = ({ documentOf, ids }: ProductIndex, row: number, field?: string): Document => documentOf(ids[row] ?? 0, field);

/** Those of the given rows whose documents pass a test; every one of them is looked at. */
export const rowsPassing = (index: ProductIndex, within: Bits, { field, passes }: { field: string; passes: (document: Document) => boolean }): Bits => {
  const bits = noBits(within.length << 5);
  for (const row of rowsOf(within)) if (passes(documentAt(index, row, field))) setBit(bits, row);
  return bits;
};
