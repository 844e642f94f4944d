import type { Database } from '../database/connect.ts';
import { readTaxRules } from '../modules/pricing/pricing.ts';
import type { StoreView } from '../modules/stores/stores.ts';
import { placeProducts, readProducts } from './apply-changes.ts';
import { type CatalogueMemory, emptyMemory } from './catalogue-memory.ts';
import { readAllIds, readDocuments, readHorizon } from './catalogue-rows.ts';

const productsPerRead = 1000;

const loadInto = async (db: Database, memory: CatalogueMemory): Promise<void> => {
  memory.taxRules = await readTaxRules(db);
  const categories = await readDocuments(db, 'category', await readAllIds(db, 'category'));
  const attributes = await readDocuments(db, 'attribute', await readAllIds(db, 'attribute'));
  const pages = await readDocuments(db, 'cms_page', await readAllIds(db, 'cms_page'));
  const blocks = await readDocuments(db, 'cms_block', await readAllIds(db, 'cms_block'));
  for (const view of memory.views) {
    for (const [id, { [view.store.code]: document }] of pages) if (document !== undefined) view.pages.set(id, document);
    for (const [id, { [view.store.code]: document }] of blocks) if (document !== undefined) view.blocks.set(id, document);
    for (const [id, { [view.store.code]: document }] of categories) if (document !== undefined) view.categories.set(id, document);
    for (const [id, { [view.store.code]: document }] of attributes) if (document !== undefined) view.attributes.set(id, document);
  }
  const ids = await readAllIds(db, 'product');
  for (let start = 0; start < ids.length; start += productsPerRead) {
    placeProducts(memory, await readProducts(db, ids.slice(start, start + productsPerRead), () => true));
  }
};

/** Reads the whole catalogue, a thousand products at a time, from one snapshot, and the feed position that the snapshot holds. */
export const loadMemory = async (db: Database, stores: readonly StoreView[]): Promise<{ memory: CatalogueMemory; position: number }> => {
  const memory = emptyMemory(stores);
  const position = await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(async (transaction) => {
    const horizon = await readHorizon(transaction);
    await loadInto(transaction, memory);
    return horizon;
  });
  return { memory, position };
};
