import { isCold, isPriced } from '@dijla/search-index/core/product-index/field-origins';
import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import type { CatalogMemory, View } from './catalog-memory.ts';
import { listedDocument, type ViewAt, viewAt } from '../documents/listed-document.ts';
import { savedComposition } from '../documents/compositions-in-view.ts';
import { type FindPriceSource, priceSourcesOf } from '../overlay/price-sources-in-view.ts';
import { rowsOf } from '@dijla/search-index/core/product-index/columns/bits';
import { indexedFields, keyFields } from '@dijla/search-index/core/product-index/indexed-fields';
import {
  type Instants,
  msAt,
  noInstants,
  setInstant,
} from '@dijla/search-index/core/product-index/columns/instants';
import { facetCodes } from '@dijla/search-index/core/product-index/facets/occurring-options';
import {
  type GivenPrices,
  type ListedDocuments,
  noneListed,
} from '@dijla/search-index/core/product-index/columns/list-prices';
import {
  type DocumentOf,
  emptyIndex,
  type ProductIndex,
} from '@dijla/search-index/core/product-index/product-index';
import {
  addColumns,
  columnsWhere,
  putProduct,
  putRows,
  removeProduct,
} from '@dijla/search-index/core/product-index/put-products';
import { indexFrom, storedParts } from '@dijla/search-index/core/product-index/stored/stored-index';
import type { Document } from '@dijla/search-index/core/search-engine';
import { facetField } from '@dijla/search-index/core/scan/catalog-filters';
import {
  isSoughtPrice,
  priceContextsAmong,
  priceSourceIds,
  soughtPrices,
  windowsOf,
} from '../overlay/shown-prices.ts';
import {
  hotMembers,
  isInComposition,
  membersOfComposition,
  newUntil,
  type Overlay,
  pricedIds,
  salesMembers,
  type Span,
  spanAmong,
} from '../overlay/shown-product.ts';
import type { FindPart, StoredPart } from '@dijla/search-index/node/snapshot/stored-tree';
import type { Stocks } from '../overlay/stocks-in-view.ts';
import { findSent, sentPart } from '@dijla/search-index/node/threads/sent-part';

/**
 * An index of one store view's products and, per row, the time span (ms) during which the indexed values are
 * valid.
 */
export type IndexedView = {
  view: View;
  index: ProductIndex;
  since: Instants;
  until: Instants;
  at: ViewAt;
  latestSince: number;
  earliestUntil: number;
  /**
   * Whether `membersOfComposition` supplies all columns, and the number of columns for which this was
   * determined.
   */ compositionCheck: { size: number; byCompositions: boolean };
};

/** Factor of spare capacity for products added later. */
const spare = 1.25;

const nothingChecked: IndexedView['compositionCheck'] = { size: 0, byCompositions: true };

type Unindexed = Omit<IndexedView, 'index'>;

/**
 * Looks up documents as the view shows them at its instant; fields that depend on neither price nor stock
 * are read from the cold documents.
 */
const documentsOf =
  (made: Unindexed): DocumentOf =>
  (id, { field, priceList, isOneOfMany }) =>
    (field !== undefined && isCold(field)
      ? isOneOfMany
        ? made.view.products.getOnce(id)
        : made.view.products.get(id)
      : listedDocument(made.view, id, { at: made.at, priceList, isOneOfMany })) ?? {};

/** Creates an index of a store view with all required columns and no products. */
export const emptyIndexedView = (
  memory: CatalogMemory,
  view: View,
  { now, expected = 0 }: { now: number; expected?: number | undefined },
): IndexedView => {
  const made: Unindexed = {
    view,
    since: noInstants(),
    until: noInstants(),
    at: viewAt(memory, view, now),
    latestSince: -Infinity,
    earliestUntil: Infinity,
    compositionCheck: nothingChecked,
  };
  const index = emptyIndex(
    documentsOf(made),
    Math.ceil(Math.max(view.products.size, expected) * spare),
    keyFields,
  );
  addColumns(index, indexedFields);
  addColumns(index, facetCodes([...view.attributes.values()]), 'sparse');
  return Object.assign(made, { index });
};

type StoredSpans = Pick<IndexedView, 'latestSince' | 'earliestUntil'> & {
  since: Float64Array;
  until: Float64Array;
  now: number;
};

const nameOf = ({ store }: View): string => `index ${store.code}`;

/** Yields the parts of an index, produced one by one. */
export const storedView = function* ({
  view,
  index,
  since,
  until,
  at: { now },
  latestSince,
  earliestUntil,
}: IndexedView): Generator<StoredPart> {
  const rows = index.ids.length;
  yield [
    nameOf(view),
    {
      since: since.ms.subarray(0, rows),
      until: until.ms.subarray(0, rows),
      now,
      latestSince,
      earliestUntil,
    } satisfies StoredSpans,
  ];
  for (const [name, part] of storedParts(index)) yield [`${nameOf(view)} ${name}`, part];
};

/** Restores the index of a view from its saved parts. */
export const indexedViewFrom = (memory: CatalogMemory, view: View, part: FindPart): IndexedView => {
  const { since, until, now, latestSince, earliestUntil } = part(nameOf(view)) as StoredSpans;
  const made: Unindexed = {
    view,
    since: { ms: since, isShared: false },
    until: { ms: until, isShared: false },
    at: viewAt(memory, view, now),
    latestSince,
    earliestUntil,
    compositionCheck: nothingChecked,
  };
  return Object.assign(made, {
    index: indexFrom(documentsOf(made), (name) => part(`${nameOf(view)} ${name}`)),
  });
};

/** Returns an independent copy of the index for a view of the same products. */
export const copyOfIndexedView = (memory: CatalogMemory, view: View, indexed: IndexedView): IndexedView => {
  const copy = indexedViewFrom(memory, view, findSent(Array.from(storedView(indexed), sentPart)));
  // Callers that compare revisions must see the copy as a later state.
  copy.index.revision = indexed.index.revision + 1;
  return copy;
};

/** Records how long a row stays valid. */
const noteSpan = (indexed: IndexedView, row: number, { since, until }: Span): void => {
  setInstant(indexed.since, row, since);
  setInstant(indexed.until, row, until);
  indexed.latestSince = Math.max(indexed.latestSince, since);
  indexed.earliestUntil = Math.min(indexed.earliestUntil, until);
};

type Priced = {
  /** Ids of the products whose rows affect the price. */ parts: readonly number[];
  /** When the product was created, in the form `newUntil` accepts. */ created: string | number;
  now: number;
};

/** Time span during which a product stays the same under the store's prices and under each list. */
const spanUnder = (overlay: Overlay, lists: readonly Overlay[], { parts, created, now }: Priced): Span => {
  const windows = windowsOf(parts, overlay);
  for (const each of lists) windows.push(...windowsOf(parts, each));
  return spanAmong(windows, newUntil(created), now);
};

/** Whether an attribute that distinguishes the variants depends on hot rows. */
const hasHotAxes = ({ configurable_options = [] }: ColdProduct): boolean =>
  configurable_options.some(({ attribute_code }) => !isCold(facetField(attribute_code)));

/** Whether all columns can be derived from product compositions; recomputed when columns are added. */
const isInCompositions = (indexed: IndexedView): boolean => {
  const {
    index: { columns, coming },
    compositionCheck,
  } = indexed;
  const size = columns.size + coming.size;
  if (compositionCheck.size !== size)
    indexed.compositionCheck = {
      size,
      byCompositions: [...columns.keys(), ...coming.keys()].every(isInComposition),
    };
  return indexed.compositionCheck.byCompositions;
};

/**
 * Returns the members that depend on a product's hot rows, under the store's prices and under each list in
 * which the product has its own prices. `note` records how long they stay valid. Also stores the
 * composition, as the document is available.
 */
const appearancesOf = (
  indexed: IndexedView,
  product: ColdProduct,
): { hot: Document; listed: ListedDocuments; note: (row: number) => void } => {
  const {
    view,
    at: { overlay, overlayFor, now },
  } = indexed;
  const parts = pricedIds(product, overlay);
  const lists = priceContextsAmong(parts, overlay).map((priceList) => overlayFor(priceList));
  const note = (row: number): void =>
    noteSpan(indexed, row, spanUnder(overlay, lists, { parts, created: product.created_at, now }));
  const composition = savedComposition(view, product, overlay.productOf);
  const source =
    !isInCompositions(indexed) || hasHotAxes(product)
      ? 'unknown'
      : priceSourcesOf(view, overlay.hot, () => composition)(product.id);
  const membersUnder = (each: Overlay): Document =>
    source === 'unknown'
      ? hotMembers(product, each, now)
      : membersOfComposition(product, source, { overlay: each, now });
  return {
    hot: membersUnder(overlay),
    listed: new Map(lists.map((each) => [each.priceList, membersUnder(each)])),
    note,
  };
};

/** Updates a product's row, or removes it when the view no longer has the product. */
export const takeProduct = (indexed: IndexedView, id: number): void => {
  const product = indexed.view.products.get(id);
  if (product === undefined) {
    removeProduct(indexed.index, id);
    return;
  }
  const { hot, listed, note } = appearancesOf(indexed, product);
  note(putProduct(indexed.index, product, listed, hot));
};

/** Updates products whose documents are unchanged: only the columns that depend on hot rows. */
export const takeRows = (indexed: IndexedView, ids: Iterable<number>): void => {
  const given: GivenPrices[] = [];
  for (const id of ids) {
    const row = indexed.index.rowById.get(id, 0);
    const product = indexed.view.products.get(id);
    if (row === undefined || product === undefined) continue;
    const { hot, listed, note } = appearancesOf(indexed, product);
    given.push({ row, document: hot, listed });
    note(row);
  }
  putRows(
    indexed.index,
    given,
    columnsWhere(indexed.index, (field) => !isCold(field)),
  );
};

const isOfStock = (field: string): boolean => field === 'stock' || field.startsWith('stock.');
/** Variants carry their stock, which no column holds. */
const hangsOnStock = (field: string): boolean =>
  isOfStock(field) || field.startsWith('configurable_children');

/** Updates the stock of products. */
export const takeStock = (
  { index }: IndexedView,
  ids: Iterable<number>,
  stocksOf: (id: number) => Stocks | undefined,
): void => {
  const given: GivenPrices[] = [];
  for (const id of ids) {
    const [row, found] = [index.rowById.get(id, 0), stocksOf(id)];
    if (row !== undefined && found !== undefined) given.push({ row, document: { stock: found.stock } });
  }
  putRows(index, given, { ...columnsWhere(index, isOfStock), isAsked: hangsOnStock });
};

const isOfSales = (field: string): boolean => field === 'number_of_sales' || field === 'sales_trend';

/** Updates the sales of products. */
export const takeSales = (
  {
    index,
    at: {
      overlay: { hot },
    },
  }: IndexedView,
  ids: Iterable<number>,
): void => {
  const given: GivenPrices[] = [];
  for (const id of ids) {
    const row = index.rowById.get(id, 0);
    if (row !== undefined) given.push({ row, document: salesMembers(hot, id) });
  }
  putRows(index, given, columnsWhere(index, isOfSales));
};

/** When the product of a row was created (ms); undefined where only the document holds it. */
const createdAt = ({ instants }: ProductIndex, row: number): number | undefined => {
  const column = instants.get('created_at');
  return column === undefined || column.isOdd ? undefined : msAt(column.instants, row);
};

/** Whether the current instant lies outside the row's time span, before or after it. */
const isDue = ({ since, until, at: { now } }: IndexedView, row: number): boolean =>
  (since.ms[row] ?? now) > now || (until.ms[row] ?? Infinity) <= now;

/**
 * Updates the prices of products. The document is read only where nothing else supplies the prices, or where
 * time has changed more than prices.
 */
export const takePrices = (indexed: IndexedView, ids: Iterable<number>, sourceOf: FindPriceSource): void => {
  const {
    index,
    at: { overlay, overlayFor, now },
  } = indexed;
  const asked = columnsWhere(index, isPriced);
  const isSought = asked.columns.every(({ field }) => isSoughtPrice(field));
  const given: GivenPrices[] = [];
  const unknown: number[] = [];
  for (const id of ids) {
    const row = index.rowById.get(id, 0);
    if (row === undefined) continue;
    const [source, created] = [sourceOf(id), createdAt(index, row)];
    if (!isSought || source === 'unknown' || created === undefined || isDue(indexed, row)) {
      unknown.push(id);
      continue;
    }
    const parts = priceSourceIds(source);
    const lists = priceContextsAmong(parts, overlay).map((priceList) => overlayFor(priceList));
    const listed =
      lists.length === 0
        ? noneListed
        : new Map(lists.map((each) => [each.priceList, soughtPrices(source, each, now)]));
    given.push({ row, document: soughtPrices(source, overlay, now), listed });
    noteSpan(indexed, row, spanUnder(overlay, lists, { parts, created, now }));
  }
  putRows(index, given, asked);
  if (unknown.length > 0) takeRows(indexed, unknown);
};

/** Re-reads the products that changed with time alone, in either direction. */
export const letTimePass = (indexed: IndexedView): void => {
  const {
    index,
    since,
    until,
    at: { now },
  } = indexed;
  if (indexed.latestSince <= now && now < indexed.earliestUntil) return;
  const rows = rowsOf(index.alive);
  const due = rows.filter((row) => isDue(indexed, row));
  indexed.latestSince = -Infinity;
  indexed.earliestUntil = Infinity;
  for (const row of due) takeProduct(indexed, index.ids[row] ?? 0);
  for (const row of rows) {
    indexed.latestSince = Math.max(indexed.latestSince, since.ms[row] ?? -Infinity);
    indexed.earliestUntil = Math.min(indexed.earliestUntil, until.ms[row] ?? Infinity);
  }
};
