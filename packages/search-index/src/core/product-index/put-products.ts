import { oncePer } from '@dijla/caching/once-per';
import { axesOf } from '../scan/catalog-filters.ts';
import type { Document } from '../search-engine.ts';
import { isPriced } from './field-origins.ts';
import { dropBit, hasBit, rowsOf, withBit } from './columns/bits.ts';
import {
  emptyFieldColumn,
  type FieldColumn,
  placeField,
  type Placed,
  placeRows,
} from './columns/field-column.ts';
import { placeInstant } from './columns/instant-column.ts';
import { setKeys } from './columns/key-column.ts';
import {
  addListColumns,
  type GivenPrices,
  type ListedDocuments,
  noteMovedInLists,
  placeInLists,
  placeRowsInLists,
} from './columns/list-prices.ts';
import type { RowTerms } from './columns/row-terms.ts';
import { setTexts } from './texts/product-texts.ts';
import { noteMoved, noteMovedBy } from './listing/sort-orders.ts';
import { makePostings } from './columns/term-column.ts';
import { setVariants } from './columns/variant-axes.ts';
import { documentAt, lengthOf, type ProductIndex } from './product-index.ts';

const rowFor = (index: ProductIndex, id: number): number => {
  const row = index.rowById.get(id, 0) ?? index.freeRows.pop() ?? index.ids.length;
  if (!hasBit(index.alive, row)) index.comings += 1;
  index.ids[row] = id;
  index.rowById.set(id, [row]);
  index.alive = withBit(index.alive, row);
  return row;
};

const fieldColumns = function* ({ columns, coming }: ProductIndex): Generator<FieldColumn> {
  yield* columns.values();
  yield* coming.values();
};

/** A product's document, and the part of it that depends on price, stock and sales rows. */
type Appearances = { cold: Placed; hot: Placed };

const looksFor = ({ isCold }: FieldColumn, { cold, hot }: Appearances): Placed => (isCold ? cold : hot);

/** Sets the columns of a document's members in a row that held nothing, where most columns stay empty. */
const placeMembers = (
  index: ProductIndex,
  row: number,
  { placed, isCold }: { placed: Placed; isCold: boolean },
): void => {
  for (const columns of index.coming.size === 0 ? [index.columns] : [index.columns, index.coming]) {
    for (const field in placed.document) {
      const known = columns.get(field);
      if (known !== undefined && !known.isDotted && known.isCold === isCold) placeField(known, row, placed);
    }
  }
};

/** Cached because few columns are dotted and every added product needs them. */
const dottedAmong = oncePer((columns: ProductIndex['columns'], _size: number): readonly FieldColumn[] =>
  [...columns.values()].filter(({ isDotted }) => isDotted),
);

const placeNew = (index: ProductIndex, row: number, appearances: Appearances): void => {
  placeMembers(index, row, { placed: appearances.cold, isCold: true });
  placeMembers(index, row, { placed: appearances.hot, isCold: false });
  for (const known of dottedAmong(index.columns, index.columns.size))
    placeField(known, row, looksFor(known, appearances));
  for (const known of index.coming.values())
    if (known.isDotted) placeField(known, row, looksFor(known, appearances));
};

/**
 * Adds or replaces a product and returns its row. `hot` has the members that depend on price, stock and
 * sales rows, if they are not in the document, and `listed` the same under the price lists in which the
 * product has prices of its own.
 */
// oxlint-disable-next-line max-params -- called for each product; an object for each call would be made and dropped
export const putProduct = (
  index: ProductIndex,
  document: Document,
  listed: ListedDocuments = new Map(),
  hot: Document = document,
): number => {
  index.revision += 1;
  const { comings } = index;
  const row = rowFor(index, Number(document['id']));
  for (const member in document) index.members.add(member);
  const length = lengthOf(index);
  const appearances: Appearances = { cold: { document, length }, hot: { document: hot, length } };
  placeInLists(index, row, { document: hot, listed, length });
  if (index.comings > comings) placeNew(index, row, appearances);
  else for (const known of fieldColumns(index)) placeField(known, row, looksFor(known, appearances));
  const variants = hot['configurable_children'] === undefined ? document : hot;
  setVariants(index.variants, row, {
    document: variants,
    codes: [...axesOf(document)].filter((code) => typeof code === 'string'),
    length,
  });
  setTexts(index.texts, row, document);
  for (const keys of index.keys.values()) setKeys(keys, row, document);
  for (const instants of index.instants.values()) placeInstant(instants, row, document);
  noteMoved(index.orders, row);
  noteMovedInLists(index.lists, row);
  return row;
};

/** Columns of the fields that may have changed. */
type Asked = { isAsked: (field: string) => boolean; columns: readonly FieldColumn[] };

/** Returns the columns of some fields; valid until columns are added. */
export const columnsWhere = (index: ProductIndex, isAsked: Asked['isAsked']): Asked => ({
  isAsked,
  columns: [...fieldColumns(index)].filter(({ field }) => isAsked(field)),
});

/** Updates some fields of products whose variants and texts are unchanged, column by column. */
export const putRows = (
  index: ProductIndex,
  given: readonly GivenPrices[],
  { isAsked, columns }: Asked,
): void => {
  if (given.length === 0) return;
  index.revision += 1;
  const length = lengthOf(index);
  const rows = given.map(({ row }) => row);
  const moved = new Map(columns.map((known) => [known.field, placeRows(known, given, length)]));
  const rowsWithOther = (field: string): readonly number[] =>
    isAsked(field) ? (moved.get(field) ?? rows) : [];
  noteMovedBy(index.orders, rowsWithOther);
  placeRowsInLists(index, given, { length, rowsWithOther });
};

export const removeProduct = (index: ProductIndex, id: number): void => {
  const row = index.rowById.get(id, 0);
  if (row === undefined) return;
  index.revision += 1;
  const length = lengthOf(index);
  placeInLists(index, row, { document: {}, listed: new Map(), length });
  for (const known of fieldColumns(index)) placeField(known, row, { document: {}, length });
  setVariants(index.variants, row, { document: undefined, codes: [], length });
  setTexts(index.texts, row, undefined);
  for (const keys of index.keys.values()) setKeys(keys, row, {});
  for (const instants of index.instants.values()) placeInstant(instants, row, {});
  index.comings += 1;
  dropBit(index.alive, row);
  index.rowById.delete(id);
  index.freeRows.push(row);
  noteMoved(index.orders, row);
  noteMovedInLists(index.lists, row);
};

/**
 * Builds columns for fields that have none, reading every document. `sparse` is for fields that most
 * products lack: such a column takes no memory for rows without a value.
 */
export const addColumns = (
  index: ProductIndex,
  fields: Iterable<string>,
  density: 'dense' | 'sparse' = 'dense',
): void => {
  const amongOf = (field: string): RowTerms | undefined =>
    density === 'dense' || isPriced(field) ? undefined : index.terms;
  const added = [...new Set(fields)]
    .filter((field) => !index.columns.has(field))
    .map((field) => emptyFieldColumn(field, amongOf(field)));
  if (added.length === 0) return;
  index.revision += 1;
  const length = lengthOf(index);
  for (const row of rowsOf(index.alive)) {
    for (const each of added) placeField(each, row, { document: documentAt(index, row, each.field), length });
  }
  for (const each of added) index.columns.set(each.field, each);
  addListColumns(index, added);
};

/** Builds at once the postings that would otherwise be built for each column on first request. */
export const completeIndex = ({ terms, columns, variants }: ProductIndex): void =>
  makePostings(
    terms,
    [...columns.values(), ...variants.byCode.values()].map(({ column }) => column),
  );
