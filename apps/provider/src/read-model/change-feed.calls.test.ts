import { aBatch, aCategory, anAttribute, aPrice, aProduct, aStock, aVariant } from '@dijla/test-kit/a-catalogue-batch';
import { testDatabase } from '@dijla/test-kit/test-database';
import { transactionsEnded } from '@dijla/test-kit/transactions-ended';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseTransaction } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type CatalogueBatch, positionAfter, type ProductInput, recordChanges, removeProducts, saveCatalogue } from '../modules/catalog/catalog.ts';
import { customerGroupKeeper } from '../modules/customers/customers.ts';
import { loadStoreViews, storesOf } from '../modules/stores/stores.ts';
import { toldAnswer } from './arbitrary-catalogue.ts';
import type { ChangedEntity } from './changed-entities.ts';
import { readModelOf } from './read-model.ts';

const connection = await testDatabase();
const { db, pool } = connection;
const author = { actor: 'test', requestId: 'request-1' };
const start = Date.parse('2026-11-20T00:00:00Z');
const clock = { now: start };
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

const save = (batch: Partial<CatalogueBatch>) =>
  inTransaction(db, async (transaction) => {
    await saveCatalogue(transaction, aBatch(batch), { ...author, now: start });
    return positionAfter(transaction);
  });
const withQty = (sku: string, qty: number, changes: Partial<ProductInput> = {}) => aProduct(sku, { ...changes, stock: aStock(qty) });
/** Saves, waits until it can be seen, and forgets what was heard of it. */
const settle = async (batch: Partial<CatalogueBatch>) => {
  expect(await model.waitFor(await save(batch), 10_000)).toBe(true);
  heard.length = 0;
};
const saveAndSee = async (batch: Partial<CatalogueBatch>) => {
  expect(await model.waitFor(await save(batch), 10_000)).toBe(true);
  return heard;
};
/** The database, of which one reading of a table fails once. */
const failingAt = (table: string) => {
  const state = { left: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes(`"${table}"`) && state.left > 0 && --state.left === 0) throw new Error('the line is dead');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), failNext: (nth: number) => void (state.left = nth) };
};
const product = async (sku: string) => {
  const query = { applied: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' as const }], available: [], sort: [], text: '', from: 0, size: 1 };
  return (await model.engine.search('iq_catalog_ar', 'product', query)).hits[0]?.document;
};
const idOf = async (sku: string) => Number((await product(sku))?.['id']);

describe('readModelOf', () => {
  it('shows a write once its position is reached', async () => {
    await settle({ products: [aProduct('NEW')] });
    expect(await product('NEW')).toMatchObject({ sku: 'NEW', price: 12_000, final_price: 12_000, stock: { qty: 40, is_in_stock: true } });
  });

  it('wakes by itself when someone commits', async () => {
    const told = new Promise<void>((resolve) => {
      const stop = model.subscribe(() => {
        stop();
        resolve();
      });
    });
    await save({ products: [aProduct('WAKE')] });
    await told;
    expect(await product('WAKE')).toBeDefined();
  });

  it('stops waiting for a position that does not come', async () => {
    expect(await model.waitFor(Number.MAX_SAFE_INTEGER, 20)).toBe(false);
  });

  it('loads the same catalogue as it follows', async () => {
    await settle({ attributes: [anAttribute('color', ['red'])], categories: [aCategory('toys')], products: [aVariant('SAME-RED', { color: 'red' }), aProduct('SAME', { type: 'configurable', axes: ['color'], variants: ['SAME-RED'], prices: [], categories: [{ url_path: 'toys', position: 0 }] })] });
    const fresh = await readModelOf({ connection, stores, now: () => clock.now });
    const query = { applied: [], available: [], sort: [], text: '', from: 0, size: 1000 };
    for (const entity of ['product', 'category', 'attribute', 'taxrule'] as const) {
      expect(toldAnswer(await fresh.engine.search('iq_catalog_en', entity, query))).toEqual(toldAnswer(await model.engine.search('iq_catalog_en', entity, query)));
    }
    await fresh.close();
  });

  it('reads what others changed after the session that listens was lost', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen change' and datname = current_database()`.execute(db);
    expect(await saveAndSee({ products: [aProduct('AFTER-LOSS')] })).toContainEqual(expect.objectContaining({ entity: 'product', kind: 'saved' }));
  });
});

describe('startChangeFeed', () => {
  it('passes over no change of a transaction that commits later than one begun after it', async () => {
    await settle({ products: [aProduct('EARLY'), aProduct('LATE')] });
    const [early, late] = [await idOf('EARLY'), await idOf('LATE')];
    const saved = (transaction: DatabaseTransaction, entity_id: number) => recordChanges(transaction, [{ entity: 'product', entity_id, kind: 'stock' }], author);
    // The first takes its number before the second and its place in the feed after it.
    const first = await db.startTransaction().execute();
    await positionAfter(first);
    const second = await db.startTransaction().execute();
    await saved(second, late);
    await sql`update stock_level set qty = 7 where product_id = ${late}`.execute(second);
    await saved(first, early);
    await sql`update stock_level set qty = 3 where product_id = ${early}`.execute(first);
    await first.commit().execute();
    await model.catchUp();
    await second.commit().execute();
    await transactionsEnded(db);
    await model.catchUp();
    expect([model.stockOf('EARLY')?.qty, model.stockOf('LATE')?.qty]).toEqual([3, 7]);
  });

  it.each<[string, number, number, boolean]>([
    ['40 to 39 pieces: no', 40, 39, false],
    ['40 to 4 pieces, only four left: yes', 40, 4, true],
    ['4 to 3 pieces: yes', 4, 3, true],
    ['1 to 0 pieces: yes', 1, 0, true],
    ['0 to 1 piece: yes', 0, 1, true],
  ])('says whether a shopper sees stock go from %s', async (name, before, after, visiblyDifferent) => {
    const sku = `STOCK-${name.slice(0, 7)}`;
    await settle({ products: [withQty(sku, before)] });
    await saveAndSee({ products: [withQty(sku, after)] });
    expect(heard).toContainEqual({ entity: 'product', id: await idOf(sku), kind: 'stock', visiblyDifferent });
  });

  it('changes no listing when one of many pieces is sold, and every listing above when the last is', async () => {
    const categories = [{ url_path: 'men/shoes', position: 0 }];
    await settle({ categories: [aCategory('men'), aCategory('men/shoes')], products: [withQty('SHOE', 40, { categories })] });
    await saveAndSee({ products: [withQty('SHOE', 39, { categories })] });
    expect(heard.filter(({ kind }) => kind === 'listing')).toEqual([]);
    await saveAndSee({ products: [withQty('SHOE', 0, { categories })] });
    expect(heard.filter(({ kind, visiblyDifferent }) => kind === 'listing' && visiblyDifferent).map(({ id }) => id)).toContain(2);
    expect(heard.filter(({ kind }) => kind === 'listing').length).toBeGreaterThanOrEqual(3);
  });

  it('says that a changed price is seen, and that more sales are not', async () => {
    await settle({ products: [aProduct('PRICE')] });
    await saveAndSee({ products: [aProduct('PRICE', { prices: [aPrice(11_000)] })] });
    expect(heard).toContainEqual({ entity: 'product', id: await idOf('PRICE'), kind: 'price', visiblyDifferent: true });
    heard.length = 0;
    await saveAndSee({ products: [aProduct('PRICE', { prices: [aPrice(11_000)], number_of_sales: 9 })] });
    expect(heard).toEqual([{ entity: 'product', id: await idOf('PRICE'), kind: 'sales', visiblyDifferent: false }]);
  });

  it('tells of the configurable when its variant is sold out', async () => {
    const batch = (qty: number) => ({
      attributes: [anAttribute('size', ['M'])],
      products: [{ ...withQty('CAP-M', qty), visibility: 1, attributes: { size: 'M' } }, aProduct('CAP', { type: 'configurable', axes: ['size'], variants: ['CAP-M'], prices: [] })],
    });
    await settle(batch(40));
    await saveAndSee(batch(0));
    expect(heard).toContainEqual({ entity: 'product', id: await idOf('CAP'), kind: 'stock', visiblyDifferent: true });
    expect(await product('CAP')).toMatchObject({ stock: { is_in_stock: false, qty: 0 }, price: 12_000 });
  });

  it('opens and closes a price window at its instants', async () => {
    const window = { kind: 'special' as const, from: '2026-12-01T00:00:00Z', until: '2026-12-08T00:00:00Z' };
    await settle({ products: [aProduct('WINDOW', { prices: [aPrice(12_000), aPrice(9000, window)] })] });
    const id = await idOf('WINDOW');
    const [opens, closes] = [Date.parse(window.from), Date.parse(window.until)];
    clock.now = opens;
    await model.catchUp();
    expect(heard).toContainEqual({ entity: 'product', id, kind: 'boundary', visiblyDifferent: true });
    expect(await product('WINDOW')).toMatchObject({ price: 9000, original_price: 12_000, special_price: 9000, sale: 1, special_to_date: '2026-12-08T00:00:00.000Z' });
    clock.now = closes;
    await model.catchUp();
    expect(await product('WINDOW')).toMatchObject({ price: 12_000, special_price: 0, sale: 0 });
  });

  it('takes the new flag away after thirty days', async () => {
    await settle({ products: [aProduct('FRESH', { created_at: '2026-11-19T00:00:00Z' })] });
    expect(await product('FRESH')).toMatchObject({ new: 1 });
    clock.now = Date.parse('2026-12-19T00:00:00Z');
    await model.catchUp();
    expect(await product('FRESH')).toMatchObject({ new: 0 });
    expect(heard).toContainEqual({ entity: 'product', id: await idOf('FRESH'), kind: 'boundary', visiblyDifferent: true });
  });

  it('forgets a product that was removed', async () => {
    await settle({ products: [aProduct('REMOVED')] });
    const id = await idOf('REMOVED');
    const position = await inTransaction(db, async (transaction) => {
      await removeProducts(transaction, ['REMOVED'], author);
      return positionAfter(transaction);
    });
    await model.waitFor(position, 10_000);
    expect(heard).toContainEqual({ entity: 'product', id, kind: 'removed', visiblyDifferent: true });
    expect([await product('REMOVED'), model.stockOf('REMOVED')]).toEqual([undefined, undefined]);
  });

  it('goes on after a listener threw', async () => {
    const stop = model.subscribe(() => {
      throw new Error('a listener is wrong');
    });
    expect(await saveAndSee({ products: [aProduct('THROWN')] })).not.toEqual([]);
    stop();
  });

  it('tells all of a batch that failed midway and was read again', async () => {
    const skus = Array.from({ length: 150 }, (_, place) => `HALF-${place}`);
    const { db: failing, failNext } = failingAt('stock_level');
    await settle({ products: skus.map((sku) => aProduct(sku)) });
    const other = await readModelOf({ connection: { db: failing, pool }, stores, now: () => clock.now });
    const told: ChangedEntity[] = [];
    other.subscribe(({ entities }) => told.push(...entities));
    // The second hundred cannot be read while the first is in place already.
    failNext(2);
    const position = await save({ products: skus.map((sku) => aProduct(sku, { prices: [aPrice(11_000)] })) });
    expect(await other.waitFor(position, 10_000)).toBe(true);
    await other.close();
    const ids = new Set(await Promise.all(skus.map(idOf)));
    expect(told.filter(({ entity, id, visiblyDifferent }) => entity === 'product' && ids.has(id) && visiblyDifferent)).toHaveLength(150);
  });

  it.each([
    ['changed', sql`update tax_rule set priority = priority + 1`],
    ['removed', sql`delete from tax_rule`],
  ])('says that everything looks different when a tax rule is %s', async (_, statement) => {
    await inTransaction(db, async (transaction) => {
      await statement.execute(transaction);
      await sql`insert into change (entity, entity_id, kind, actor, request_id) values ('taxrule', null, 'saved', 'test', 'request-1')`.execute(transaction);
    });
    await transactionsEnded(db);
    await model.catchUp();
    expect(heard).toEqual([{ entity: 'taxrule', id: 0, kind: 'saved', visiblyDifferent: true }]);
  });

  it('says so when a group is of a tax class of its own, and nothing when it is written again', async () => {
    await db.insertInto('tax_class').values({ id: 88, kind: 'customer', name: 'Taxed' }).execute();
    const told: unknown[] = [];
    for (let time = 0; time < 2; time += 1) {
      await inTransaction(db, (transaction) => customerGroupKeeper.save(transaction, [{ code: 'Wholesale', price_list: 'wholesale', tax_class_id: 88 }], { actor: 'test', requestId: 'test', source: 'import' }));
      await transactionsEnded(db);
      await model.catchUp();
      told.push(heard.splice(0));
    }
    expect(told).toEqual([[{ entity: 'taxrule', id: 0, kind: 'saved', visiblyDifferent: true }], []]);
  });

  it('says that a category looks different when it is new, has its first product or is switched off, and not when it has one product more', async () => {
    const seen = () => heard.splice(0).filter(({ entity, kind }) => entity === 'category' && kind === 'saved').map(({ visiblyDifferent }) => visiblyDifferent);
    await saveAndSee({ categories: [aCategory('garden')] });
    expect(seen()).toContain(true);
    const inGarden = (sku: string) => aProduct(sku, { categories: [{ url_path: 'garden', position: 0 }] });
    await saveAndSee({ products: [inGarden('SPADE')] });
    expect(seen()).toContain(true);
    await saveAndSee({ products: [inGarden('RAKE')] });
    expect(new Set(seen())).toEqual(new Set([false]));
    await saveAndSee({ categories: [aCategory('garden', { is_active: false })] });
    expect(seen()).toContain(true);
  });

  it('leaves a pool that can be used', async () => {
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
