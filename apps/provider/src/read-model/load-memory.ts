import type { Database } from '../database/connect.ts';
import { readTaxRules } from '../modules/pricing/pricing.ts';
import type { StoreView } from '../modules/stores/stores.ts';
import { placeProducts, readProducts, type Reading } from './apply-changes.ts';
import { type CatalogueMemory, emptyMemory, plainEntities, type PlainEntity, plainMaps } from './catalogue-memory.ts';
import { readAllIds, readDocuments, readHorizon, readProductIds } from './catalogue-rows.ts';

const productsPerRead = 500;

const loadPlain = async <E extends PlainEntity>(db: Database, { views }: CatalogueMemory, entity: E): Promise<void> => {
  const found = await readDocuments(db, entity, await readAllIds(db, entity));
  for (const view of views) {
    for (const [id, { [view.store.code]: document }] of found) if (document !== undefined) plainMaps[entity](view).set(id, document);
  }
};

/** The database reads the next products while those before them are put in place. */
const loadProducts = async (db: Database, memory: CatalogueMemory, ids: readonly number[]): Promise<void> => {
  const readFrom = (start: number): Promise<Reading> => readProducts(db, ids.slice(start, start + productsPerRead), () => true);
  let next = readFrom(0);
  for (let start = 0; start < ids.length; start += productsPerRead) {
    const reading = await next;
    next = readFrom(start + productsPerRead);
    // Whoever fails here leaves it unread; it fails again when it is waited for.
    next.catch(() => undefined);
    placeProducts(memory, reading);
  }
  await next;
};

const loadInto = async (db: Database, memory: CatalogueMemory): Promise<void> => {
  memory.taxRules = await readTaxRules(db);
  for (const entity of plainEntities) await loadPlain(db, memory, entity);
  await loadProducts(db, memory, await readProductIds(db));
};

/** Reads the whole catalogue, some hundred products at a time, from one snapshot, and the feed position that the snapshot holds. */
export const loadMemory = async (db: Database, stores: readonly StoreView[]): Promise<{ memory: CatalogueMemory; position: number }> => {
  const memory = emptyMemory(stores);
  const position = await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(async (transaction) => {
    const horizon = await readHorizon(transaction);
    await loadInto(transaction, memory);
    return horizon;
  });
  return { memory, position };
};
