import { isListed } from '@dijla/commerce-rules/availability/is-listed';
import { productTypeTraits } from '@dijla/commerce-rules/product-types/product-type-traits';
import type { AttributeDocument, CategoryDocument, ProductDocument } from '@dijla/contract/client';
import { type DocumentEntity, documentEntities } from '@dijla/contract/entities';
import { keepLatest } from '@dijla/caching/keep-latest';
import type { StoreView } from '../../call/store-view.ts';
import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import type { ApprovedReview } from '../../modules/reviews/reviews.ts';
import { priceContextNamed } from '../../modules/pricing/pricing.ts';
import { type BoundarySchedule, boundarySchedule } from '../feed/boundary-schedule.ts';
import type { PlainDocuments } from './catalog-rows.ts';
import type { HotRows } from '../overlay/hot-rows.ts';
import { type PackedDocuments, packedDocuments } from '@dijla/search-index/node/packed/packed-documents';
import { type PackedLists, packedLists } from '@dijla/search-index/core/packed/packed-lists';
import { type PackedParents, packedParents } from '@dijla/search-index/core/packed/packed-parents';
import { type PackedPrices, packedPrices } from '../packed/packed-prices.ts';
import { type PackedSkus, packedSkus } from '@dijla/search-index/core/packed/packed-skus';
import { type PackedStock, packedStock } from '../packed/packed-stock.ts';
import { type PackedTraits, packedTraits } from '../packed/packed-traits.ts';
import { type ViewDocuments, viewDocuments } from '@dijla/search-index/node/packed/view-documents';
import { parentsOf, partSkus } from '../documents/product-parts.ts';
import { type RingBuffer, ringBuffer } from '@dijla/search-index/core/cards/ring-buffer';
import {
  type CardCache,
  emptyCardCache,
  forgetCard,
  forgetCards,
} from '@dijla/search-index/core/cards/card-cache';
import { priceKeys } from '../overlay/shown-prices.ts';
import { changesNext, type Overlay, shownProduct } from '../overlay/shown-product.ts';
import { distinctPriceContexts, type Taxes, taxRatesOf } from '../overlay/taxes.ts';

/** A product's document and the time span (ms) during which it looks like this. */
export type Shown = { document: ProductDocument; from: number; until: number };

/** One store view's documents by id, and their overlaid versions while these are valid. */
export type View = {
  store: StoreView;
  products: ViewDocuments<ColdProduct>;
  readonly categories: Map<number, CategoryDocument>;
  readonly attributes: Map<number, AttributeDocument>;
  /** The entities that consist of a document only, categories and attributes included. */
  plain: { readonly [E in DocumentEntity]: Map<number, PlainDocuments[E]> };
  shown: Map<number, Shown>;
  /** Encoded compositions (`Composition`) of its composed products, as far as they have been looked up. */
  compositions: PackedLists;
  /** Traits of all its products. */
  traits: PackedTraits;
  cards: CardCache;
  /**
   * Products that changed since the index last read them: those whose documents may differ, and those of
   * which only the hot rows, the stock, the prices or the sales changed.
   */
  changed: {
    documents: Set<number>;
    rows: Set<number>;
    stock: Set<number>;
    prices: Set<number>;
    sales: Set<number>;
  };
  /** Whether an index serves its products. */
  isIndexed: boolean;
  /**
   * Taxes the view keeps showing until an index with the memory's new taxes is built; undefined when there
   * are no newer ones.
   */
  heldTaxes: Taxes | undefined;
  /** All products as shown, ordered by id; undefined after one of them changed. */
  list: { documents: readonly ProductDocument[]; from: number; until: number } | undefined;
};

/** Makes one value for each kind of which memory keeps the documents. */
export const perDocumentEntity = <Value>(
  valueOf: (entity: DocumentEntity) => Value,
): Record<DocumentEntity, Value> =>
  Object.fromEntries(documentEntities.map((entity) => [entity, valueOf(entity)])) as Record<
    DocumentEntity,
    Value
  >;

/**
 * The catalog in a process's memory: documents per store view, hot rows, and the instants (ms) at which
 * products change with time.
 */
export type CatalogMemory = {
  views: readonly View[];
  /** Storage of the product documents of all views. */
  documents: PackedDocuments<ColdProduct>;
  hot: HotRows & {
    prices: PackedPrices;
    stock: PackedStock;
    reviews: PackedDocuments<readonly ApprovedReview[]>;
  };
  schedule: BoundarySchedule;
  /**
   * Ids by sku. Skus of removed products stay, because the products that contained them are looked up
   * afterwards.
   */
  idBySku: PackedSkus;
  parents: PackedParents;
  /** Types of the products whose stock comes from their parts, by id. */
  madeOfParts: Map<number, ProductDocument['type_id']>;
  taxes: Taxes;
};

/** Maximum size of the cards of all store views together. */
const cardBytes = 32 * 1024 * 1024;

const emptyView = (store: StoreView, products: View['products'], ring: RingBuffer): View => ({
  store,
  products,
  plain: perDocumentEntity(() => new Map<number, never>()),
  get categories() {
    return this.plain.category;
  },
  get attributes() {
    return this.plain.attribute;
  },
  shown: new Map(),
  compositions: packedLists(),
  traits: packedTraits(),
  cards: emptyCardCache(ring),
  changed: { documents: new Set(), rows: new Set(), stock: new Set(), prices: new Set(), sales: new Set() },
  isIndexed: false,
  heldTaxes: undefined,
  list: undefined,
});

/**
 * Creates store views over existing documents, with `sizes` documents per view and no overlaid documents
 * yet.
 */
export const viewsOver = (
  stores: readonly StoreView[],
  documents: CatalogMemory['documents'],
  sizes: readonly number[] = [],
): View[] => {
  const ring = ringBuffer(cardBytes);
  return stores.map((store, view) =>
    emptyView(store, viewDocuments(documents, { view, views: stores.length, size: sizes[view] ?? 0 }), ring),
  );
};

const withoutProducts = (documents: CatalogMemory['documents'], views: readonly View[]): CatalogMemory => ({
  views,
  documents,
  hot: {
    prices: packedPrices(),
    amounts: new Map(),
    stock: packedStock(),
    sales: new Map(),
    trends: new Map(),
    ratings: new Map(),
    reviews: packedDocuments(),
  },
  schedule: boundarySchedule(),
  idBySku: packedSkus(),
  parents: packedParents(),
  madeOfParts: new Map(),
  taxes: { rules: [], priceContexts: [] },
});

export const emptyMemory = (stores: readonly StoreView[]): CatalogMemory => {
  const documents = packedDocuments<ColdProduct>();
  return withoutProducts(documents, viewsOver(stores, documents));
};

/**
 * Drops a product's overlaid documents after a change beneath them: in any of its rows, or only in its
 * stock, its prices or its sales.
 */
export const invalidateShown = (
  { views }: Pick<CatalogMemory, 'views'>,
  productId: number,
  changed: 'rows' | 'stock' | 'prices' | 'sales' = 'rows',
): void => {
  for (const view of views) {
    view.shown.delete(productId);
    forgetCard(view.cards, productId);
    view.changed[changed].add(productId);
    view.list = undefined;
  }
};

/** Drops the overlaid documents of all products of a store view. */
export const forgetView = (view: View): void => {
  view.shown.clear();
  forgetCards(view.cards);
  view.list = undefined;
};

/**
 * Replaces the taxes: at once in views without an index, and in indexed views once the new index is built.
 */
export const setTaxes = (memory: CatalogMemory, taxes: Taxes): void => {
  for (const view of memory.views) {
    if (view.isIndexed) view.heldTaxes ??= memory.taxes;
    else forgetView(view);
  }
  memory.taxes = taxes;
};

/**
 * Drops the compositions of this product and of the products that contain it. Configurable products are
 * skipped because their variants' own documents do not affect them.
 */
const dropCompositions = (memory: CatalogMemory, id: number): void => {
  const forgotten = [
    id,
    ...parentsOf(memory, id).filter((parent) => memory.madeOfParts.get(parent) !== 'configurable'),
  ];
  for (const { compositions: makings } of memory.views) for (const each of forgotten) makings.delete(each);
};

/** Adds documents, by store code, of a product that no store view has yet; invalidates nothing. */
export const addProduct = (
  memory: CatalogMemory,
  id: number,
  documents: Readonly<Record<string, ColdProduct>>,
): void => {
  for (const { store, products, traits } of memory.views) {
    const document = documents[store.code];
    if (document === undefined) continue;
    products.set(id, document);
    traits.set(id, {
      taxClass: document.tax_class_id,
      listedIn: isListed(document) ? document.category_ids.map(Number) : null,
    });
  }
  for (const document of Object.values(documents)) {
    if (!productTypeTraits[document.type_id].ownStock || document.configurable_children !== undefined)
      memory.madeOfParts.set(id, document.type_id);
    memory.idBySku.set(document.sku, id);
    for (const sku of partSkus(document)) memory.parents.add(sku, id);
  }
};

const removeProduct = (memory: CatalogMemory, id: number): void => {
  for (const { products, traits } of memory.views) {
    const before = products.get(id);
    if (before === undefined) continue;
    for (const sku of partSkus(before)) memory.parents.drop(sku, id);
    // Another product may have taken the sku.
    if (memory.idBySku.get(before.sku) === id) memory.idBySku.delete(before.sku);
    products.delete(id);
    traits.delete(id);
  }
  memory.madeOfParts.delete(id);
};

/** Replaces a product's documents, by store code; a store view without one no longer has the product. */
export const setProduct = (
  memory: CatalogMemory,
  id: number,
  documents: Readonly<Record<string, ColdProduct>>,
): void => {
  dropCompositions(memory, id);
  removeProduct(memory, id);
  addProduct(memory, id, documents);
  // With a new sku it may be part of other products.
  dropCompositions(memory, id);
  invalidateShown(memory, id);
  for (const { changed } of memory.views) changed.documents.add(id);
};

/**
 * Returns the overlay that supplies a view's documents with stock and with the prices of the store's price
 * list, or of the given list or price context. Tax is that of the store's default address.
 */
export const overlayOf = (
  { hot, taxes, idBySku }: CatalogMemory,
  { store, products, heldTaxes = taxes }: View,
  priceList = store.price_list,
): Overlay => {
  const named = priceContextNamed(priceList);
  const productOf = (sku: string): ColdProduct | undefined => {
    const id = idBySku.get(sku);
    return id === undefined ? undefined : products.get(id);
  };
  return {
    store,
    priceList,
    keys: priceKeys(store, named.priceList),
    hot,
    productOf,
    idOf: (sku) => idBySku.get(sku),
    priceContexts: distinctPriceContexts(heldTaxes, store),
    taxRateOf: taxRatesOf(heldTaxes, store, named.taxClass),
  };
};

const freshlyShown = (product: ColdProduct, overlay: Overlay, now: number): Shown => ({
  document: shownProduct(product, overlay, now),
  from: now,
  until: changesNext(product, overlay, now),
});

const isValid = (kept: { from: number; until: number } | undefined, now: number): boolean =>
  kept !== undefined && kept.from <= now && now < kept.until;

/** Maximum number of overlaid documents kept for later pages. */
const shownAtMost = 500;

/**
 * Returns a product as shown at `now` (ms); undefined when the store view has no such product. With
 * `isOneOfMany` it is not cached.
 */
// oxlint-disable-next-line max-params -- called for each product; an object for each call would be made and dropped
export const shownAt = (
  view: View,
  id: number,
  { overlay, now }: { overlay: Overlay; now: number },
  isOneOfMany = false,
): Shown | undefined => {
  const kept = view.shown.get(id);
  if (kept !== undefined && isValid(kept, now)) return kept;
  const product = isOneOfMany ? view.products.getOnce(id) : view.products.get(id);
  if (product === undefined) return undefined;
  const entry = freshlyShown(product, overlay, now);
  if (isOneOfMany) return entry;
  view.shown.set(id, entry);
  keepLatest(view.shown, shownAtMost);
  return entry;
};

/**
 * Returns a product's document as shown at `now` (ms); undefined when the store view has no such product.
 * With `isOneOfMany` it is not cached.
 */
// oxlint-disable-next-line max-params -- called for each product; an object for each call would be made and dropped
export const shownDocument = (
  view: View,
  id: number,
  at: { overlay: Overlay; now: number },
  isOneOfMany = false,
): ProductDocument | undefined => {
  if (!isOneOfMany || isValid(view.shown.get(id), at.now)) return shownAt(view, id, at)?.document;
  const product = view.products.getOnce(id);
  return product && shownProduct(product, at.overlay, at.now);
};

/**
 * Maximum number of products for which all documents are kept; larger views build them for each search that
 * needs all.
 */
const listKeptAtMost = 5000;

/**
 * Returns all products of a view as shown at `now` (ms), ordered by id. In small views the overlaid
 * documents are kept until something beneath them changes.
 */
export const shownProducts = (memory: CatalogMemory, view: View, now: number): readonly ProductDocument[] => {
  if (view.list !== undefined && isValid(view.list, now)) return view.list.documents;
  const overlay = overlayOf(memory, view);
  const isKept = view.products.size <= listKeptAtMost;
  const shown = [...view.products.keys()]
    .toSorted((one, other) => one - other)
    .flatMap((id) => {
      const product = view.products.get(id);
      if (product === undefined) return [];
      const kept = view.shown.get(id);
      const entry = kept !== undefined && isValid(kept, now) ? kept : freshlyShown(product, overlay, now);
      if (isKept) view.shown.set(id, entry);
      return [entry];
    });
  const until = shown.reduce((least, entry) => Math.min(least, entry.until), Infinity);
  const documents = shown.map(({ document }) => document);
  if (isKept) view.list = { documents, from: now, until };
  return documents;
};
