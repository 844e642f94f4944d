import type { SearchEntity } from '@dijla/contract/client';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import type pg from 'pg';
import type { Database } from '../database/connect.ts';
import { reviewDocumentOf } from '../modules/reviews/reviews.ts';
import type { Stores } from '../modules/stores/stores.ts';
import { askedReviews } from './asked-reviews.ts';
import { type CatalogueMemory, overlayOf, shownProducts, type View } from './catalogue-memory.ts';
import { type ChangeFeed, startChangeFeed } from './change-feed.ts';
import { loadMemory } from './load-memory.ts';
import { scanEngineOf } from './scan/scan-engine.ts';
import type { Document, EngineQuery, SearchEngine } from './search-engine.ts';
import { type ShownStock, stockOfProduct, stockOfRow } from './shown-stock.ts';

export type { ChangedEntity, EntityChangeKind } from './changed-entities.ts';
export type { FeedBatch } from './change-feed.ts';
export type { ShownStock } from './shown-stock.ts';

export type ReadModelParts = {
  /** The primary: the feed of a replica would lag. */
  connection: { db: Database; pool: pg.Pool };
  stores: Stores;
  /** Epoch milliseconds. */
  now: () => number;
  /** Hears of lost sessions and failed readings; the feed goes on by itself. */
  onTrouble?: (error: unknown) => void;
  /** From 0 up to 1, for the sort `random`. */
  random?: () => number;
};

/** The catalogue as this process holds it: searches and stock without SQL, kept fresh by the change feed (DESIGN §5). */
export type ReadModel = ChangeFeed & {
  engine: SearchEngine;
  /** Stock of a product by sku, that of what is made of others from these; undefined for an unknown sku. */
  stockOf: (sku: string) => ShownStock | undefined;
};

const inOrderOfId = <D extends { id: number }>(documents: ReadonlyMap<number, D>): D[] => [...documents.values()].toSorted((one, other) => one.id - other.id);

type Asked = { entity: SearchEntity; query: EngineQuery; now: number };

const documentsOf = (memory: CatalogueMemory, view: View, { entity, query, now }: Asked): readonly Document[] => {
  if (entity === 'product') return shownProducts(memory, view, now);
  if (entity === 'category') return inOrderOfId(view.categories);
  if (entity === 'attribute') return inOrderOfId(view.attributes);
  if (entity === 'cms_page') return inOrderOfId(view.pages);
  if (entity === 'cms_block') return inOrderOfId(view.blocks);
  if (entity === 'review') return askedReviews(memory.hot.reviews, query).map((review) => reviewDocumentOf(review, view.store.id));
  return entity === 'taxrule' ? memory.taxRules : [];
};

const engineOf = (memory: CatalogueMemory, { now, random = Math.random }: ReadModelParts): SearchEngine => {
  const viewOf = (indexName: string): View => {
    const found = memory.views.find(({ store }) => store.index_name === indexName);
    if (found === undefined) throw new Error(`There is no index ${indexName}`);
    return found;
  };
  const collators = new Map(memory.views.map(({ store }) => [store.index_name, new Intl.Collator(store.locale, { numeric: true })]));
  return scanEngineOf({
    documents: (indexName, entity, query) => documentsOf(memory, viewOf(indexName), { entity, query, now: now() }),
    priceSteps: (indexName) => {
      const { store } = viewOf(indexName);
      return store.price_steps.map((step) => majorUnits(step, store.currency.scale));
    },
    compareNames: (indexName) => collators.get(indexName)?.compare ?? ((one, other) => one.localeCompare(other)),
    random,
  });
};

const stockIn = (memory: CatalogueMemory, sku: string): ShownStock | undefined => {
  const id = memory.idBySku.get(sku);
  if (id === undefined) return undefined;
  const view = memory.views.find(({ products }) => products.has(id));
  const product = view?.products.get(id);
  return view === undefined || product === undefined ? stockOfRow(id, memory.hot.stock.get(id)) : stockOfProduct(product, memory.hot, overlayOf(memory, view).productOf);
};

/** Loads the catalogue and follows its change feed until `close`. */
export const readModelOf = async (parts: ReadModelParts): Promise<ReadModel> => {
  const { connection: { db, pool }, stores, now, onTrouble = () => undefined } = parts;
  const { memory, position } = await loadMemory(db, stores.all);
  const feed = startChangeFeed({ db, pool, memory, position, now, onTrouble });
  return {
    ...feed,
    engine: engineOf(memory, parts),
    stockOf: (sku) => stockIn(memory, sku),
  };
};
