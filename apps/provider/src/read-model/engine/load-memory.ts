import type { StoreView } from '../../call/store-view.ts';
import { type DocumentEntity, documentEntities } from '@dijla/contract/entities';
import type { Database } from '../../database/connect.ts';
import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import { placeRows } from '../feed/apply-changes.ts';
import { type CatalogMemory, emptyMemory, invalidateShown, setProduct } from './catalog-memory.ts';
import { inSnapshot, readAllIds, readDocuments, readHorizon, readProductIds } from './catalog-rows.ts';
import { readHotRows } from '../overlay/hot-rows-sql.ts';
import { inTurns, readAhead } from '../feed/in-turns.ts';
import { parentsOf } from '../documents/product-parts.ts';
import { readTaxes } from '../overlay/taxes.ts';

const rowsPerRead = 2000;
/** Few enough that the documents of two store views are still cached when the index reads them. */
const documentsPerRead = 250;

const loadPlain = async <E extends DocumentEntity>(
  db: Database,
  { views }: CatalogMemory,
  entity: E,
): Promise<void> => {
  const found = await readDocuments(db, entity, await readAllIds(db, entity));
  for (const view of views) {
    for (const [id, { [view.store.code]: document }] of found)
      if (document !== undefined) view.plain[entity].set(id, document);
  }
};

/** Stores documents. Rows are already stored; composed products may have been read before their parts. */
const placeDocuments = (
  memory: CatalogMemory,
  documents: ReadonlyMap<number, Readonly<Record<string, ColdProduct>>>,
): void => {
  for (const [id, byStore] of documents) {
    setProduct(memory, id, byStore);
    for (const parent of parentsOf(memory, id))
      if (memory.madeOfParts.get(parent) !== 'configurable') invalidateShown(memory, parent);
  }
};

/**
 * Builds something over a memory that lacks only product documents; the returned function is called after
 * every few of them. `expected` is the number of products.
 */
export type Follow = (memory: CatalogMemory, expected: number) => () => void;

/**
 * Reads everything except the documents of these products. `db` and the `others`, which share its snapshot,
 * read rows in turns while earlier rows are stored.
 */
export const loadRows = async (
  db: Database,
  memory: CatalogMemory,
  { ids, others = [] }: { ids: readonly number[]; others?: readonly Database[] },
): Promise<void> => {
  memory.taxes = await readTaxes(db);
  for (const entity of documentEntities) await loadPlain(db, memory, entity);
  const readers = [db, ...others];
  let steps = 0;
  const read = (some: readonly number[]) => readHotRows(readers[steps++ % readers.length] ?? db, some);
  for await (const hot of readAhead({ ids, perRead: rowsPerRead, read, ahead: readers.length }))
    placeRows(memory, hot);
};

const loadInto = async (db: Database, memory: CatalogMemory, follow: Follow): Promise<void> => {
  const ids = await readProductIds(db);
  await loadRows(db, memory, { ids });
  const placed = follow(memory, ids.length);
  await inTurns({
    ids,
    perRead: documentsPerRead,
    read: (some) => readDocuments(db, 'product', some),
    place: (documents) => {
      placeDocuments(memory, documents);
      placed();
    },
  });
};

/**
 * Reads the whole catalog, a few hundred products at a time, and its feed position from one database
 * snapshot.
 */
export const loadMemory = async (
  db: Database,
  stores: readonly StoreView[],
  follow: Follow = () => () => undefined,
): Promise<{ memory: CatalogMemory; position: number }> => {
  const memory = emptyMemory(stores);
  const position = await inSnapshot(db, async (transaction) => {
    const horizon = await readHorizon(transaction);
    await loadInto(transaction, memory, follow);
    return horizon;
  });
  return { memory, position };
};
