import { isListed } from '@dijla/commerce-rules/availability/is-listed';
import { productTypeTraits } from '@dijla/commerce-rules/product-types/product-type-traits';
import type {
  AttributeDocument,
  CategoryDocument,
  CmsBlockDocument,
  CmsPageDocument,
  ProductDocument,
} from '@dijla/contract/client';
import { keepLatest } from '../../keep-latest.ts';
import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import type { ApprovedReview } from '../../modules/reviews/reviews.ts';
import { tariffNamed } from '../../modules/pricing/pricing.ts';
import type { StoreView } from '../../modules/store-views/store-views.ts';
import { type BoundarySchedule, boundarySchedule } from '../feed/boundary-schedule.ts';
import type { PlainDocuments } from './catalog-rows.ts';
import type { HotRows } from '../overlay/hot-rows.ts';
import { type PackedDocuments, packedDocuments } from '../packed/packed-documents.ts';
import { type PackedLists, packedLists } from '../packed/packed-lists.ts';
import { type PackedParents, packedParents } from '../packed/packed-parents.ts';
import { type PackedPrices, packedPrices } from '../packed/packed-prices.ts';
import { type PackedSkus, packedSkus } from '../packed/packed-skus.ts';
import { type PackedStock, packedStock } from '../packed/packed-stock.ts';
import { type PackedTraits, packedTraits } from '../packed/packed-traits.ts';
import { type ViewDocuments, viewDocuments } from '../packed/view-documents.ts';
import { parentsOf, partSkus } from '../documents/product-parts.ts';
import { type RingBuffer, ringBuffer } from '../cards/ring-buffer.ts';
import { type CardCache, emptyCardCache, forgetCard, forgetCards } from '../cards/card-cache.ts';
import { priceKeys } from '../overlay/shown-prices.ts';
import { changesNext, type Overlay, shownProduct } from '../overlay/shown-product.ts';
import { tariffsApart, type Taxes, taxRatesOf } from '../overlay/taxes.ts';

/** A product's document and between which instants (ms) it is like that. */
export type Shown = { document: ProductDocument; from: number; until: number };

/** One store view's documents by id, and what was laid over them while it holds. */
export type View = {
  store: StoreView;
  products: ViewDocuments<ColdProduct>;
  categories: Map<number, CategoryDocument>;
  attributes: Map<number, AttributeDocument>;
  pages: Map<number, CmsPageDocument>;
  blocks: Map<number, CmsBlockDocument>;
  shown: Map<number, Shown>;
  /** What those of its products that are made of others have their stock and prices from (`Making`), as far as somebody looked. */
  makings: PackedLists;
  /** Of all its products. */
  traits: PackedTraits;
  cards: CardCache;
  /** Products that changed since the index looked at them: whose documents may be others, of which only what hangs on hot rows is, on their pieces, on their prices, or on their sales. */
  changed: {
    documents: Set<number>;
    rows: Set<number>;
    stock: Set<number>;
    prices: Set<number>;
    sales: Set<number>;
  };
  /** Whether an index answers for its products. */
  isIndexed: boolean;
  /** The taxes it goes on showing until an index under the memory's is made; undefined when there are no others. */
  heldTaxes: Taxes | undefined;
  /** All products as shown, in order of id; undefined when one of them changed. */
  list: { documents: readonly ProductDocument[]; from: number; until: number } | undefined;
};

/** Where a view keeps what is its document and nothing else. */
export const plainMaps: {
  readonly [E in keyof PlainDocuments]: (view: View) => Map<number, PlainDocuments[E]>;
} = {
  attribute: (view) => view.attributes,
  category: (view) => view.categories,
  cms_page: (view) => view.pages,
  cms_block: (view) => view.blocks,
};

export type PlainEntity = keyof PlainDocuments;

export const plainEntities: readonly PlainEntity[] = ['attribute', 'category', 'cms_page', 'cms_block'];

/** What a process knows of the catalogue: documents per store view, hot rows, and when products change by themselves (ms). */
export type CatalogMemory = {
  views: readonly View[];
  /** What the documents of all views are kept in. */
  documents: PackedDocuments<ColdProduct>;
  hot: HotRows & {
    prices: PackedPrices;
    stock: PackedStock;
    reviews: PackedDocuments<readonly ApprovedReview[]>;
  };
  schedule: BoundarySchedule;
  /** Skus are kept when products go, for those they were part of are asked for after that. */
  idBySku: PackedSkus;
  parents: PackedParents;
  /** Types of those whose stock is that of their parts. */
  madeOfParts: Map<number, ProductDocument['type_id']>;
  taxes: Taxes;
};

/** What the cards of all store views together may take. */
const cardBytes = 32 * 1024 * 1024;

const emptyView = (store: StoreView, products: View['products'], ring: RingBuffer): View => ({
  store,
  products,
  categories: new Map(),
  attributes: new Map(),
  pages: new Map(),
  blocks: new Map(),
  shown: new Map(),
  makings: packedLists(),
  traits: packedTraits(),
  cards: emptyCardCache(ring),
  changed: { documents: new Set(), rows: new Set(), stock: new Set(), prices: new Set(), sales: new Set() },
  isIndexed: false,
  heldTaxes: undefined,
  list: undefined,
});

/** Store views over documents that are known, so many of each view; nothing is laid over them yet. */
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
  taxes: { rules: [], tariffs: [] },
});

export const emptyMemory = (stores: readonly StoreView[]): CatalogMemory => {
  const documents = packedDocuments<ColdProduct>();
  return withoutProducts(documents, viewsOver(stores, documents));
};

/** Forgets what was laid over a product, because something under it changed: some of its rows, or only what its pieces or its prices are made of, or how it sells. */
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

/** Forgets what was laid over all products of a store view. */
export const forgetView = (view: View): void => {
  view.shown.clear();
  forgetCards(view.cards);
  view.list = undefined;
};

/** Puts other taxes in place: at once where products are looked at one by one, and where there is an index as soon as it is made anew. */
export const setTaxes = (memory: CatalogMemory, taxes: Taxes): void => {
  for (const view of memory.views) {
    if (view.isIndexed) view.heldTaxes ??= memory.taxes;
    else forgetView(view);
  }
  memory.taxes = taxes;
};

/** Forgets what this product and those it is part of have their stock and prices from; variants are parts whose documents do not matter there. */
const forgetMakings = (memory: CatalogMemory, id: number): void => {
  const forgotten = [
    id,
    ...parentsOf(memory, id).filter((parent) => memory.madeOfParts.get(parent) !== 'configurable'),
  ];
  for (const { makings } of memory.views) for (const each of forgotten) makings.delete(each);
};

/** Puts in place documents of a product, by store code, that no store view has; nobody is told of it. */
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
    // Another product may have the sku by now.
    if (memory.idBySku.get(before.sku) === id) memory.idBySku.delete(before.sku);
    products.delete(id);
    traits.delete(id);
  }
  memory.madeOfParts.delete(id);
};

/** Puts a product's documents in place, by store code; a store view without one no longer has the product. */
export const setProduct = (
  memory: CatalogMemory,
  id: number,
  documents: Readonly<Record<string, ColdProduct>>,
): void => {
  forgetMakings(memory, id);
  removeProduct(memory, id);
  addProduct(memory, id, documents);
  // By another sku it may be part of others.
  forgetMakings(memory, id);
  invalidateShown(memory, id);
  for (const { changed } of memory.views) changed.documents.add(id);
};

/** How documents of a view get their prices, those of a list or a tariff when one is named, and stock; tax is that of the store's default place. */
export const overlayOf = (
  { hot, taxes, idBySku }: CatalogMemory,
  { store, products, heldTaxes = taxes }: View,
  priceList = store.price_list,
): Overlay => {
  const named = tariffNamed(priceList);
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
    tariffs: tariffsApart(heldTaxes, store),
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

/** So many documents are kept for the next page that shows them. */
const shownAtMost = 500;

/** A product as it looks at `now` (ms), of many not kept for the next page; undefined when the store view has no such product. */
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

/** A product's document as it looks at `now` (ms), of many not kept for the next page; undefined when the store view has no such product. */
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

/** All documents of so many products are kept; of more they are made for the one search that needs them all. */
const listKeptAtMost = 5000;

/** All products of a view as they look at `now` (ms), in order of id. Of few products what was laid over is kept as long as nothing under it changes. */
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
