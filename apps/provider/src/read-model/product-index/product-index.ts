import { oncePer } from '../../once-per.ts';
import { axesOf } from '../scan/catalog-filters.ts';
import { type IdNumbers, idNumbers } from '../packed/id-numbers.ts';
import type { Document } from '../engine/search-engine.ts';
import { isPriced } from '../overlay/shown-product.ts';
import { type Bits, dropBit, hasBit, noBits, rowsOf, withBit } from './columns/bits.ts';
import {
  emptyFieldColumn,
  type FieldColumn,
  placeField,
  type Placed,
  placeRows,
} from './columns/field-column.ts';
import { emptyInstantColumn, type InstantColumn, placeInstant } from './columns/instant-column.ts';
import { emptyKeyColumn, type KeyColumn, setKeys } from './columns/key-column.ts';
import { type KnownListings, noListings } from './listing/known-listings.ts';
import {
  addListColumns,
  type GivenPrices,
  type ListedDocuments,
  type ListPrices,
  noteMovedInLists,
  placeInLists,
  placeRowsInLists,
} from './columns/list-prices.ts';
import type { Appearance } from './listing/looks.ts';
import { noRowTerms, type RowTerms } from './columns/row-terms.ts';
import { noProductTexts, type ProductTexts, setTexts } from './texts/product-texts.ts';
import { emptyOrders, noteMoved, noteMovedBy, type SortOrders } from './listing/sort-orders.ts';
import { makePostings } from './columns/term-column.ts';
import { noVariants, setVariants, type VariantAxes } from './columns/variant-axes.ts';

export type Sought = {
  /** The field that is read; undefined for all. */ field?: string | undefined;
  /** The price list whose prices it shows; the store's own if absent. */ priceList?: string | undefined;
  /** Whether it is read only once and not cached. */ isOneOfMany?: boolean;
};

/** Returns the current document of a product in the index. */
export type DocumentOf = (id: number, sought: Sought) => Document;

/** The indexed data of one store view's products by row; the documents themselves are stored elsewhere. */
export type ProductIndex = {
  documentOf: DocumentOf;
  /** Number of rows for which sets and columns are allocated. */
  capacity: number;
  ids: number[];
  rowById: IdNumbers;
  /** Increases with every change. */
  revision: number;
  /** Number of times a product was added or removed. */
  comings: number;
  /** Cache of recent listings. */
  known: KnownListings;
  freeRows: number[];
  /** Rows that hold a product. */
  alive: Bits;
  columns: Map<string, FieldColumn>;
  /** Columns that are still being filled: they receive changes but are not read yet. */
  coming: Map<string, FieldColumn>;
  /** Values of sparse columns and of variants. */
  terms: RowTerms;
  /** Members that the document of some product has or once had. */
  members: Set<string>;
  /** Fields whose values differ between products. */
  keys: ReadonlyMap<string, KeyColumn>;
  /** Fields that hold instants. */
  instants: ReadonlyMap<string, InstantColumn>;
  variants: VariantAxes;
  texts: ProductTexts;
  orders: SortOrders;
  /** By price list, the fields that differ from the store's own prices. */
  lists: Map<string, ListPrices>;
  /** The price list whose prices this index shows. */
  priceList: string | undefined;
  /** Values read from documents for one search. */
  look?: Appearance;
};

type SingleFields = { keys?: readonly string[]; instants?: readonly string[] };

/**
 * Returns an index without products, with capacity for this many; `keys` are fields whose values differ
 * between nearly all products, `instants` fields that hold instants.
 */
export const emptyIndex = (
  documentOf: DocumentOf,
  capacity: number,
  { keys = [], instants = [] }: SingleFields = {},
): ProductIndex => {
  const terms = noRowTerms();
  return {
    documentOf,
    capacity,
    ids: [],
    rowById: idNumbers(1),
    revision: 0,
    comings: 0,
    known: noListings(),
    freeRows: [],
    alive: noBits(capacity),
    columns: new Map(),
    coming: new Map(),
    terms,
    members: new Set(),
    keys: new Map(keys.map((field) => [field, emptyKeyColumn(field)])),
    instants: new Map(instants.map((field) => [field, emptyInstantColumn(field)])),
    variants: noVariants(terms),
    texts: noProductTexts(),
    orders: emptyOrders(),
    lists: new Map(),
    priceList: undefined,
  };
};

/** Returns the number of rows for which sets and columns are allocated. */
export const lengthOf = ({ capacity, ids }: ProductIndex): number => Math.max(capacity, ids.length);

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
  setTexts(index.texts, row, { document, length });
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
  setTexts(index.texts, row, { document: undefined, length });
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

/** Returns the document of a row, or the part of it needed to read a field. */
export const documentAt = (
  { documentOf, ids, priceList }: ProductIndex,
  row: number,
  field?: string,
): Document => documentOf(ids[row] ?? 0, { field, priceList });
