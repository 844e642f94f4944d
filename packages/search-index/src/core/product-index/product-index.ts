import { type IdNumbers, idNumbers } from '../packed/id-numbers.ts';
import type { Document } from '../search-engine.ts';
import { type Bits, noBits } from './columns/bits.ts';
import type { FieldColumn } from './columns/field-column.ts';
import { emptyInstantColumn, type InstantColumn } from './columns/instant-column.ts';
import { emptyKeyColumn, type KeyColumn } from './columns/key-column.ts';
import { type KnownListings, noListings } from './listing/known-listings.ts';
import { noRowTerms, type RowTerms } from './columns/row-terms.ts';
import { noProductTexts, type ProductTexts } from './texts/product-texts.ts';
import { type Appearance, emptyOrders, type SortOrders } from './listing/sort-orders.ts';
import { noVariants, type VariantAxes } from './columns/variant-axes.ts';

type Sought = {
  /** The field that is read; undefined for all. */ field?: string | undefined;
  /** The price list whose prices it shows; the store's own if absent. */ priceList?: string | undefined;
  /** Whether it is read only once and not cached. */ isOneOfMany?: boolean;
};

/** Returns the current document of a product in the index. */
export type DocumentOf = (id: number, sought: Sought) => Document;

/** The price-dependent fields of all products under one price list, and sort orders by them. */
export type ListPrices = { columns: Map<string, FieldColumn>; orders: SortOrders };

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

/** Returns the document of a row, or the part of it needed to read a field. */
export const documentAt = (
  { documentOf, ids, priceList }: ProductIndex,
  row: number,
  field?: string,
): Document => documentOf(ids[row] ?? 0, { field, priceList });
