import { inTransaction } from '@dijla/provider/database/in-transaction';
import { type CatalogBatch, positionAfter, saveCatalog } from '@dijla/provider/catalog';
import { loadStoreViews, storesOf } from '@dijla/provider/modules/store-views/store-views';
import type { ChangedEntity } from '@dijla/provider/read-model/feed/changed-entities';
import { readModelOf } from '@dijla/provider/read-model/read-model';
import { afterAll, beforeEach, expect } from 'vitest';
import { aBatch } from './a-catalog-batch.ts';
import { testDatabase } from '../database/test-database.ts';

const start = Date.parse('2026-11-20T00:00:00Z');

/**
 * A catalog in memory that follows its own database, with the notifications its listeners received since the
 * test began. It is removed after the test file.
 */
export const followedCatalog = async () => {
  const connection = await testDatabase();
  const { db } = connection;
  const clock = { now: start };
  const author = { actor: 'test', requestId: 'request-1' };
  const stores = storesOf(await loadStoreViews(db));
  const model = await readModelOf({ connection, stores, now: () => clock.now });
  afterAll(model.close);

  const heard: ChangedEntity[] = [];
  model.subscribe(({ entities }) => heard.push(...entities));
  beforeEach(async () => {
    clock.now = start;
    await model.catchUp();
    heard.length = 0;
  });

  const save = (batch: Partial<CatalogBatch>) =>
    inTransaction(db, async (transaction) => {
      await saveCatalog(transaction, aBatch(batch), { ...author, now: start });
      return positionAfter(transaction);
    });
  const saveAndSee = async (batch: Partial<CatalogBatch>) => {
    // The feed waits for the oldest transaction of the whole cluster, which may be another test's.
    expect(await model.waitFor(await save(batch), 60_000)).toBe(true);
    return heard;
  };
  /** Saves a batch, waits until it is visible, and clears the notifications. */
  const settle = async (batch: Partial<CatalogBatch>) => {
    await saveAndSee(batch);
    heard.length = 0;
  };
  const product = async (sku: string) => {
    const query = {
      applied: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' as const }],
      available: [],
      sort: [],
      text: '',
      from: 0,
      size: 1,
    };
    return (await model.engine.search('iq_catalog_ar', 'product', query)).hits[0]?.document;
  };
  const idOf = async (sku: string) => Number((await product(sku))?.['id']);
  return { connection, author, clock, stores, model, heard, save, saveAndSee, settle, product, idOf };
};
