import { attributeDocument, categoryDocument } from '@dijla/contract/schemas';
import {
  aBatch,
  aCategory,
  anAttribute,
  aPrice,
  aProduct,
  aProductText,
  aStock,
  aVariant,
} from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { countStatements } from '../../../database/count-statements.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { takeStock } from '../../inventory/take-stock-sql.ts';
import { type CatalogBatch, type ProductInput, removeProducts, saveCatalog } from '../catalog.ts';

const { db } = await testDatabase();
const author = { actor: 'test', requestId: 'request-1', now: Date.parse('2026-11-20T00:00:00Z') };

const save = (batch: Partial<CatalogBatch>) =>
  inTransaction(db, (transaction) => saveCatalog(transaction, aBatch(batch), author));
const remove = (...skus: string[]) =>
  inTransaction(db, (transaction) => removeProducts(transaction, skus, author));

const lastChange = async () =>
  Number(
    (
      await db
        .selectFrom('change')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .executeTakeFirstOrThrow()
    ).seq ?? 0,
  );
const changesAfter = async (seq: number) => {
  const rows = await db
    .selectFrom('change')
    .select(['entity', 'entity_id', 'kind'])
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
  return rows.map(({ entity, kind }) => `${entity} ${kind}`);
};
const idOf = async (sku: string) =>
  (await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id;
const documentIn = async (store: string, sku: string) => {
  const { rows } = await sql<{ document: Record<string, unknown> }>`
    select d.document from catalogue_document d join product p on p.id = d.entity_id where d.entity = 'product' and p.sku = ${sku} and d.store_code = ${store}`.execute(
    db,
  );
  return rows[0]?.document;
};

const shirts: Partial<CatalogBatch> = {
  attributes: [anAttribute('color', ['red', 'blue']), anAttribute('size', ['M', 'L'])],
  categories: [aCategory('women/tops'), aCategory('women')],
  products: [
    aVariant('TEE-M-RED', { color: 'red', size: 'M' }),
    aVariant('TEE-L-BLUE', { color: 'blue', size: 'L' }, { status: 2 }),
    aProduct('TEE', {
      type: 'configurable',
      axes: ['color', 'size'],
      variants: ['TEE-M-RED', 'TEE-L-BLUE'],
      prices: [],
      categories: [{ url_path: 'women/tops', position: 1 }],
    }),
    aProduct('MUG', {
      prices: [aPrice(950, { currency: 'USD' })],
      categories: [{ url_path: 'women', position: 1 }],
    }),
  ],
};

describe('saveCatalogue', () => {
  it('saves a catalogue and counts it by natural key', async () => {
    expect(await save(shirts)).toEqual({
      attributes: { added: 2, changed: 0, unchanged: 0 },
      categories: { added: 2, changed: 0, unchanged: 0 },
      products: { added: 4, changed: 0, unchanged: 0 },
    });
  });

  it('leaves no change, no audit and no movement when the same batch is saved again', async () => {
    await save(shirts);
    const before = await lastChange();
    const audits = await db.selectFrom('audit').select('id').execute();
    const movements = await db.selectFrom('stock_movement').select('id').execute();
    expect((await save(shirts)).products).toEqual({ added: 0, changed: 0, unchanged: 4 });
    expect(await changesAfter(before)).toEqual([]);
    expect(await db.selectFrom('audit').select('id').execute()).toEqual(audits);
    expect(await db.selectFrom('stock_movement').select('id').execute()).toEqual(movements);
  });

  it('keeps ids over a re-save that changes everything else', async () => {
    await save({ products: [aProduct('KEPT')] });
    const before = await idOf('KEPT');
    await save({
      products: [aProduct('KEPT', { texts: { en: aProductText('Other') }, status: 2, url_key: 'other' })],
    });
    expect(await idOf('KEPT')).toBe(before);
  });

  it('derives the prices of a missing currency and marks them', async () => {
    await save(shirts);
    const rows = await db
      .selectFrom('price')
      .select(['currency', 'amount', 'is_derived'])
      .where('product_id', '=', await idOf('MUG'))
      .orderBy('currency')
      .execute();
    expect(rows).toEqual([
      { currency: 'IQD', amount: 12_500, is_derived: true },
      { currency: 'USD', amount: 950, is_derived: false },
    ]);
  });

  it('opens stock with a movement, and moves it by the difference', async () => {
    await save({ products: [aProduct('STOCK', { stock: aStock(40) })] });
    const before = await lastChange();
    await save({ products: [aProduct('STOCK', { stock: aStock(39) })] });
    const rows = await db
      .selectFrom('stock_movement')
      .select(['delta', 'reason'])
      .where('product_id', '=', await idOf('STOCK'))
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { delta: 40, reason: 'opening' },
      { delta: -1, reason: 'import' },
    ]);
    expect(await changesAfter(before)).toEqual(['product stock']);
  });

  it('tells of a changed price only', async () => {
    await save({ products: [aProduct('PRICED')] });
    const before = await lastChange();
    await save({ products: [aProduct('PRICED', { prices: [aPrice(11_000)] })] });
    expect(await changesAfter(before)).toEqual(['product price']);
  });

  it('schedules both ends of a price window', async () => {
    const sale = aPrice(9000, {
      kind: 'special',
      from: '2026-12-01T00:00:00Z',
      until: '2026-12-08T00:00:00Z',
    });
    await save({ products: [aProduct('SALE', { prices: [aPrice(12_000), sale] })] });
    const rows = await db
      .selectFrom('scheduled_change')
      .select('at')
      .where('entity_id', '=', await idOf('SALE'))
      .orderBy('at')
      .execute();
    expect(rows.map(({ at }) => at.toISOString())).toEqual([
      '2026-12-01T00:00:00.000Z',
      '2026-12-08T00:00:00.000Z',
    ]);
  });

  it('refuses an undefined option, naming sku and attribute, and saves nothing', async () => {
    const batch = {
      attributes: [anAttribute('fit', ['slim'])],
      products: [aProduct('FIT', { attributes: { fit: 'wide' } })],
    };
    await expect(save(batch)).rejects.toMatchObject({
      tag: 'catalogue-faults',
      faults: [{ subject: 'FIT', field: 'fit', fault: "option 'wide' is not defined" }],
    });
    expect(await db.selectFrom('product').select('id').where('sku', '=', 'FIT').execute()).toEqual([]);
  });

  it('sends an old address on to the new one, through every move', async () => {
    await save({ products: [aProduct('MOVED', { url_key: 'first' })] });
    await save({ products: [aProduct('MOVED', { url_key: 'second' })] });
    await save({ products: [aProduct('MOVED', { url_key: 'third' })] });
    const rows = await db
      .selectFrom('url_redirect')
      .select(['from_path', 'to_path'])
      .where('store_code', '=', 'ar')
      .where('to_path', '=', 'third')
      .orderBy('from_path')
      .execute();
    expect(rows).toEqual([
      { from_path: 'first', to_path: 'third' },
      { from_path: 'second', to_path: 'third' },
    ]);
  });

  it('gives the second of two products with one url key an address with its sku', async () => {
    await save({
      products: [aProduct('SAME-1', { url_key: 'same' }), aProduct('SAME-2', { url_key: 'same' })],
    });
    expect([
      (await documentIn('en', 'SAME-1'))?.['url_path'],
      (await documentIn('en', 'SAME-2'))?.['url_path'],
    ]).toEqual(['same', 'same-same-2']);
  });

  it('lets two products exchange their addresses', async () => {
    await save({
      products: [aProduct('SWAP-1', { url_key: 'swap-a' }), aProduct('SWAP-2', { url_key: 'swap-b' })],
    });
    await save({
      products: [aProduct('SWAP-1', { url_key: 'swap-b' }), aProduct('SWAP-2', { url_key: 'swap-a' })],
    });
    expect([
      (await documentIn('en', 'SWAP-1'))?.['url_path'],
      (await documentIn('en', 'SWAP-2'))?.['url_path'],
    ]).toEqual(['swap-b', 'swap-a']);
  });

  it('marks a text that fell back with its language', async () => {
    await save({ products: [aProduct('ENGLISH', { texts: { en: aProductText('Only English') } })] });
    expect(await documentIn('ar', 'ENGLISH')).toMatchObject({ name: 'Only English', lang: 'en' });
    expect(await documentIn('en', 'ENGLISH')).not.toHaveProperty('lang');
  });

  it("rebuilds a configurable's document when a variant or an option's label changes", async () => {
    await save(shirts);
    await save({
      products: [
        aVariant(
          'TEE-M-RED',
          { color: 'red', size: 'M' },
          { media: [{ path: '/tee.jpg', hash: null, tone: '#aa0000' }] },
        ),
      ],
    });
    await save({
      attributes: [anAttribute('color', ['red', 'blue'], { labels: { en: 'Colour', ar: 'لون' } })],
    });
    const tee = await documentIn('en', 'TEE');
    expect(tee?.['configurable_children']).toMatchObject([
      { sku: 'TEE-M-RED', image: '/tee.jpg' },
      { sku: 'TEE-L-BLUE' },
    ]);
    expect(tee?.['configurable_options']).toMatchObject([
      { label: 'Colour', values: [{ label: 'red' }] },
      { label: 'size' },
    ]);
  });

  it('counts the listed products of a category and of those below it', async () => {
    await save(shirts);
    const { rows } = await sql<{ document: { url_path: string; product_count: number } }>`
      select document from catalogue_document where entity = 'category' and store_code = 'en' and document ->> 'url_path' like 'women%' order by document ->> 'url_path'`.execute(
      db,
    );
    expect(rows.map(({ document }) => [document.url_path, document.product_count])).toEqual([
      ['women', 2],
      ['women/tops', 1],
    ]);
  });

  it('builds category and attribute documents of the contract', async () => {
    await save(shirts);
    const rows = await db
      .selectFrom('catalogue_document')
      .select(['entity', 'document'])
      .where('entity', '<>', 'product')
      .execute();
    const faults = rows.filter(
      ({ entity, document }) =>
        !(entity === 'category' ? categoryDocument : attributeDocument).safeParse(document).success,
    );
    expect(faults).toEqual([]);
  });

  it('keeps a level equal to the sum of its movements', async () => {
    const { rows } =
      await sql`select l.product_id from stock_level l join stock_movement m using (product_id) group by l.product_id, l.qty having sum(m.delta) <> l.qty`.execute(
        db,
      );
    expect(rows).toEqual([]);
  });
});

describe('saveCatalogue beside orders', () => {
  const withQty = (sku: string, qty: number, changes: Partial<ProductInput> = {}) =>
    aProduct(sku, { ...changes, stock: aStock(qty) });
  const order = async (transaction: DatabaseTransaction, sku: string) => {
    await sql`set local lock_timeout = '500ms'`.execute(transaction);
    return takeStock(transaction, [{ product_id: await idOf(sku), qty: 1 }], {
      orderId: 1,
      requestId: 'request-2',
    });
  };

  it('keeps no order waiting for goods whose stock stays as it is', async () => {
    await save({ products: [withQty('CALM', 40), withQty('BUSY', 40)] });
    await inTransaction(db, async (transaction) => {
      await saveCatalog(
        transaction,
        aBatch({ products: [withQty('CALM', 40, { url_key: 'calmer' }), withQty('BUSY', 39)] }),
        author,
      );
      expect(await inTransaction(db, (other) => order(other, 'CALM'))).toEqual([]);
    });
    expect(
      await db
        .selectFrom('stock_level')
        .select('qty')
        .where('product_id', '=', await idOf('CALM'))
        .executeTakeFirst(),
    ).toEqual({ qty: 39 });
  });

  it('locks stock after the documents are built', async () => {
    await save({ products: [withQty('LATE-LOCK', 40)] });
    const { statements } = await countStatements(() =>
      save({ products: [withQty('LATE-LOCK', 39, { status: 2 })] }),
    );
    const lastOf = (piece: RegExp) => statements.findLastIndex((text) => piece.test(text));
    expect(statements.findIndex((text) => /for update of level|into stock_level/.test(text))).toBeGreaterThan(
      lastOf(/into catalogue_document/),
    );
    expect(lastOf(/into catalogue_document/)).toBeGreaterThan(0);
  });

  it('moves from what an order left that was on its way', async () => {
    await save({ products: [withQty('MEET', 40)] });
    const first = await db.startTransaction().execute();
    await order(first, 'MEET');
    const saving = save({ products: [withQty('MEET', 30)] });
    await expect
      .poll(
        async () =>
          (
            await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
              db,
            )
          ).rows.length,
        { timeout: 5000 },
      )
      .toBeGreaterThan(0);
    await first.commit().execute();
    await saving;
    const rows = await db
      .selectFrom('stock_movement')
      .select(['delta', 'reason'])
      .where('product_id', '=', await idOf('MEET'))
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { delta: 40, reason: 'opening' },
      { delta: -1, reason: 'order' },
      { delta: -9, reason: 'import' },
    ]);
  });
});

describe('removeProducts', () => {
  it('takes the documents away and says that the address is gone for good', async () => {
    await save({ products: [aProduct('GONE')] });
    const before = await lastChange();
    expect(await remove('GONE', 'UNKNOWN')).toBe(1);
    expect(await documentIn('en', 'GONE')).toBeUndefined();
    expect(await changesAfter(before)).toContain('product removed');
    const redirect = await db
      .selectFrom('url_redirect')
      .select('to_path')
      .where('from_path', '=', 'gone')
      .where('store_code', '=', 'en')
      .executeTakeFirst();
    expect(redirect).toEqual({ to_path: null });
  });

  it('gives a product that comes back its id and its address', async () => {
    await save({ products: [aProduct('BACK')] });
    const before = await idOf('BACK');
    await remove('BACK');
    await save({ products: [aProduct('BACK')] });
    expect(await idOf('BACK')).toBe(before);
    expect(await documentIn('ar', 'BACK')).toMatchObject({ url_path: 'back', status: 1 });
    expect(
      await db.selectFrom('url_redirect').select('to_path').where('from_path', '=', 'back').execute(),
    ).toEqual([]);
  });
});
