import { comparableAnswer } from '@dijla/search-index/core/comparable-answer';
import { anAttribute, aCategory, aPrice, aProduct, aVariant } from '@dijla/test-kit/catalog/a-catalog-batch';
import { followedCatalog } from '@dijla/test-kit/catalog/followed-catalog';
import { transactionsEnded } from '@dijla/test-kit/database/transactions-ended';
import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { positionAfter, recordChanges } from '../../modules/catalog/catalog.ts';
import type { ChangedEntity } from './changed-entities.ts';
import { readModelOf } from '../read-model.ts';

const { connection, author, clock, stores, model, save, saveAndSee, settle, product, idOf } =
  await followedCatalog();
const { db, pool } = connection;

/** The database, with one read of a table that fails once. */
const failingAt = (table: string) => {
  const state = { left: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (
        node.kind === 'SelectQueryNode' &&
        JSON.stringify(node.from).includes(`"${table}"`) &&
        state.left > 0 &&
        --state.left === 0
      )
        throw new Error('the line is dead');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), failNext: (nth: number) => void (state.left = nth) };
};

describe('readModelOf', () => {
  it('shows a write once its position is reached', async () => {
    await settle({ products: [aProduct('NEW')] });
    expect(await product('NEW')).toMatchObject({
      sku: 'NEW',
      price: 12_000,
      final_price: 12_000,
      stock: { qty: 40, is_in_stock: true },
    });
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
    await settle({
      attributes: [anAttribute('color', ['red'])],
      categories: [aCategory('toys')],
      products: [
        aVariant('SAME-RED', { color: 'red' }),
        aProduct('SAME', {
          type: 'configurable',
          axes: ['color'],
          variants: ['SAME-RED'],
          prices: [],
          categories: [{ url_path: 'toys', position: 0 }],
        }),
      ],
    });
    const fresh = await readModelOf({ connection, stores, now: () => clock.now });
    const query = { applied: [], available: [], sort: [], text: '', from: 0, size: 1000 };
    for (const entity of ['product', 'category', 'attribute', 'taxrule'] as const) {
      expect(comparableAnswer(await fresh.engine.search('iq_catalog_en', entity, query))).toEqual(
        comparableAnswer(await model.engine.search('iq_catalog_en', entity, query)),
      );
    }
    await fresh.close();
  });

  it('reads what others changed after the session that listens was lost', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen change' and datname = current_database()`.execute(
      db,
    );
    expect(await saveAndSee({ products: [aProduct('AFTER-LOSS')] })).toContainEqual(
      expect.objectContaining({ entity: 'product', kind: 'saved' }),
    );
  });
});

describe('startChangeFeed', () => {
  it('passes over no change of a transaction that commits later than one begun after it', async () => {
    await settle({ products: [aProduct('EARLY'), aProduct('LATE')] });
    const [early, late] = [await idOf('EARLY'), await idOf('LATE')];
    const saved = (transaction: DatabaseTransaction, entity_id: number) =>
      recordChanges(transaction, [{ entity: 'product', entity_id, kind: 'stock' }], author);
    // The first transaction takes its number before the second and its place in the feed after it.
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
    // Reading the second hundred products fails after the first hundred have been stored.
    failNext(2);
    const position = await save({ products: skus.map((sku) => aProduct(sku, { prices: [aPrice(11_000)] })) });
    expect(await other.waitFor(position, 10_000)).toBe(true);
    await other.close();
    const ids = new Set(await Promise.all(skus.map(idOf)));
    expect(
      told.filter(
        ({ entity, id, visiblyDifferent }) => entity === 'product' && ids.has(id) && visiblyDifferent,
      ),
    ).toHaveLength(150);
  });

  it('leaves a pool that can be used', async () => {
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
