import type { Database } from '../database/connect.ts';
import { readTaxRules } from '../modules/pricing/pricing.ts';
import type { StoreView } from '../modules/stores/stores.ts';
import { placeProducts, readProducts } from './apply-changes.ts';
import { type CatalogueMemory, emptyMemory, plainEntities, type PlainEntity, plainMaps } from './catalogue-memory.ts';
import { readAllIds, readDocuments, readHorizon, readProductIds } from './catalogue-rows.ts';

const productsPerRead = 1000;

const loadPlain = async <E extends PlainEntity>(db: Database, { views }: CatalogueMemory, entity: E): Promise<void> => {
  const found = await readDocuments(db, entity, await readAllIds(db, entity));
  for (const view of views) {
    for (const [id, { [view.store.code]: document }] of found) if (document !== undefined) plainMaps[entity](view).set(id, document);
  }
};

const loadInto = async (db: Database, memory: CatalogueMemory): Promise<void> => {
  memory.taxRules = await readTaxRules(db);
  for (const entity of plainEntities) await loadPlain(db, memory, entity);
  const ids = await readProductIds(db);
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
