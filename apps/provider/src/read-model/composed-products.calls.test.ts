import { aBatch, aPrice, aProduct, aStock } from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseTransaction } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';
import {
  positionAfter,
  type ProductInput,
  recordChanges,
  removeProducts,
  saveCatalog,
} from '../modules/catalog/catalog.ts';
import { loadStoreViews, storesOf } from '../modules/store-views/store-views.ts';
import type { ChangedEntity } from './feed/changed-entities.ts';
import { readModelOf } from './read-model.ts';

const connection = await testDatabase();
const { db } = connection;
const author = { actor: 'test', requestId: 'request-1' };
const start = Date.parse('2026-11-20T00:00:00Z');
const clock = { now: start };
const model = await readModelOf({
  connection,
  stores: storesOf(await loadStoreViews(db)),
  now: () => clock.now,
});
afterAll(model.close);

const heard: ChangedEntity[] = [];
model.subscribe(({ entities }) => heard.push(...entities));

/** Runs the work in a transaction and waits until its changes are visible. */
const see = async (work: (transaction: DatabaseTransaction) => Promise<unknown>): Promise<void> => {
  heard.length = 0;
  const position = await inTransaction(db, async (transaction) => {
    await work(transaction);
    return positionAfter(transaction);
  });
  expect(await model.waitFor(position, 10_000)).toBe(true);
};
const save = (...products: ProductInput[]) =>
  see((transaction) => saveCatalog(transaction, aBatch({ products }), { ...author, now: start }));
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
const ids = new Map<string, number>();
const told = (sku: string) => heard.find(({ entity, id }) => entity === 'product' && id === ids.get(sku));

const set = aProduct('SET', {
  type: 'grouped',
  prices: [],
  members: [
    { sku: 'CUP', qty: 2 },
    { sku: 'SAUCER', qty: 1 },
  ],
});
const kit = aProduct('KIT', {
  type: 'bundle',
  prices: [],
  bundle_options: [
    {
      code: 'cup',
      type: 'radio',
      is_required: true,
      titles: {},
      selections: [{ sku: 'CUP', qty: 1, is_default: true, can_change_quantity: false }],
    },
  ],
});
const cup = (changes: Partial<ProductInput> = {}) => aProduct('CUP', { prices: [aPrice(4000)], ...changes });

beforeEach(async () => {
  clock.now = start;
  await save(set, kit, cup(), aProduct('SAUCER', { prices: [aPrice(1000)] }));
  for (const sku of ['SET', 'KIT', 'CUP', 'SAUCER']) ids.set(sku, Number((await product(sku))?.['id']));
});

describe('what is made of others', () => {
  it('looks different when the price of one of them is another', async () => {
    expect([(await product('SET'))?.['price'], (await product('KIT'))?.['price']]).toEqual([9000, 4000]);
    await save(cup({ prices: [aPrice(5000)] }));
    expect([(await product('SET'))?.['price'], (await product('KIT'))?.['price']]).toEqual([11_000, 5000]);
    expect([told('SET'), told('KIT')]).toMatchObject([
      { kind: 'price', visiblyDifferent: true },
      { kind: 'price', visiblyDifferent: true },
    ]);
  });

  it('is out of stock with the last of them', async () => {
    await save(cup({ stock: aStock(0) }));
    expect([(await product('KIT'))?.['stock'], (await product('SET'))?.['stock']]).toMatchObject([
      { is_in_stock: false, qty: 0 },
      { is_in_stock: true, qty: 40 },
    ]);
    expect(told('KIT')).toMatchObject({ kind: 'stock', visiblyDifferent: true });
    expect(model.stockOf('KIT')).toMatchObject({ is_in_stock: false });
  });

  it('changes by itself when one of them does', async () => {
    await save(
      cup({ prices: [aPrice(4000), aPrice(3000, { kind: 'special', from: '2026-11-21T00:00:00Z' })] }),
    );
    heard.length = 0;
    clock.now = Date.parse('2026-11-21T00:00:00Z');
    await model.catchUp();
    expect([(await product('SET'))?.['price'], (await product('KIT'))?.['special_price']]).toEqual([
      7000, 3000,
    ]);
    expect(told('SET')).toMatchObject({ kind: 'boundary', visiblyDifferent: true });
  });

  it('loses what is taken out, and its page looks different', async () => {
    await see((transaction) => removeProducts(transaction, ['CUP'], author));
    expect([(await product('SET'))?.['price'], (await product('KIT'))?.['bundle_options']]).toEqual([
      1000,
      [],
    ]);
    expect(told('SET')).toMatchObject({ visiblyDifferent: true });
  });
});

describe('a review', () => {
  const reviewed = (sku: string, changes: { status?: number; title?: string; language?: string } = {}) =>
    see(async (transaction) => {
      const product_id = ids.get(sku) ?? 0;
      await transaction
        .insertInto('review')
        .values({
          product_id,
          status: 1,
          language: 'en',
          nickname: 'A',
          title: 'Good',
          detail: 'Good',
          rating: 4,
          source: 'import',
          ...changes,
        })
        .execute();
      await recordChanges(
        transaction,
        [{ entity: 'product', entity_id: product_id, kind: 'reviews' }],
        author,
      );
    });
  const readOf = async (sku: string, index = 'iq_catalog_ar') => {
    const applied = [
      { attribute: 'product_id', value: { eq: ids.get(sku) }, scope: 'default' as const },
      { attribute: 'review_status', value: { eq: 1 }, scope: 'default' as const },
    ];
    const { hits } = await model.engine.search(index, 'review', {
      applied,
      available: [],
      sort: [{ field: 'lang_order', descending: false }],
      text: '',
      from: 0,
      size: 50,
    });
    return hits.map(({ document }) => document);
  };

  it('is read and rates its product once it is approved (case 68)', async () => {
    await reviewed('CUP', { status: 2, title: 'Waits' });
    expect([
      await readOf('CUP'),
      (await product('CUP'))?.['reviews_count'],
      told('CUP')?.visiblyDifferent,
    ]).toEqual([[], 0, false]);
    await reviewed('CUP');
    await reviewed('CUP', { title: 'جيد', language: 'ar' });
    expect(await product('CUP')).toMatchObject({ rating_summary: 80, reviews_count: 2 });
    expect(told('CUP')).toMatchObject({ kind: 'reviews', visiblyDifferent: true });
    expect(await readOf('CUP')).toMatchObject([
      { title: 'جيد', lang: 'ar', store_id: 1 },
      { title: 'Good', lang: 'en', rating: 4, review_status: 1, review_entity: 'product' },
    ]);
    expect(await readOf('CUP', 'iq_catalog_en')).toMatchObject([{ store_id: 2 }, { store_id: 2 }]);
    expect(await readOf('SAUCER')).toEqual([]);
  });

  it('makes the page of its product look different when its words change', async () => {
    await reviewed('SAUCER');
    const product_id = ids.get('SAUCER') ?? 0;
    await see(async (transaction) => {
      await transaction
        .updateTable('review')
        .set({ title: 'Better' })
        .where('product_id', '=', product_id)
        .execute();
      await recordChanges(
        transaction,
        [{ entity: 'product', entity_id: product_id, kind: 'reviews' }],
        author,
      );
    });
    expect(told('SAUCER')).toMatchObject({ kind: 'reviews', visiblyDifferent: true });
    expect(await readOf('SAUCER')).toMatchObject([{ title: 'Better' }]);
  });
});
