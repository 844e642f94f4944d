import { comparableAnswer } from '@dijla/search-index/core/comparable-answer';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  aBatch,
  anAttribute,
  aPrice,
  aProduct,
  aStock,
  aVariant,
} from '@dijla/test-kit/catalog/a-catalog-batch';
import { composedProducts } from '@dijla/test-kit/catalog/composed-products';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { transactionsEnded } from '@dijla/test-kit/database/transactions-ended';
import type pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { type CatalogBatch, saveCatalog } from '../../modules/catalog/catalog.ts';
import { loadStoreViews, storesOf } from '../../modules/store-views/store-views.ts';
import { type ReadModel, type ReadModelParts, readModelOf } from '../read-model.ts';

const connection = await testDatabase();
const { db, pool } = connection;
const author = { actor: 'test', requestId: 'request-1' };
const now = (): number => Date.parse('2026-11-20T00:00:00Z');
const stores = storesOf(await loadStoreViews(db));
const folder = mkdtempSync(join(tmpdir(), 'dijla-threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inThreads = { buildInThreadsFrom: 0 };

const save = (batch: Partial<CatalogBatch>) =>
  inTransaction(db, (transaction) => saveCatalog(transaction, aBatch(batch), { ...author, now: now() }));

await composedProducts(db);
await save({
  attributes: [anAttribute('color', ['red', 'blue']), anAttribute('size', ['S', 'M'])],
  products: [
    aProduct('SHIRT', {
      type: 'configurable',
      prices: [],
      axes: ['color', 'size'],
      variants: ['SHIRT-RED-S', 'SHIRT-BLUE-M'],
    }),
    aVariant(
      'SHIRT-RED-S',
      { color: 'red', size: 'S' },
      { prices: [aPrice(15_000), aPrice(12_000, { kind: 'special' })], stock: aStock(3) },
    ),
    aVariant(
      'SHIRT-BLUE-M',
      { color: 'blue', size: 'M' },
      { prices: [aPrice(16_000), aPrice(14_000, { price_list: 'wholesale' })], stock: aStock(0) },
    ),
  ],
});

const everything = async ({ engine, stockOf }: ReadModel) => {
  const entities = [
    'product',
    'category',
    'attribute',
    'taxrule',
    'cms_page',
    'cms_block',
    'review',
  ] as const;
  const lists = [undefined, 'wholesale'];
  const queries = lists.map((priceList) => ({
    applied: [],
    available: [
      { field: '*', size: 100 },
      { field: 'price', size: 100 },
    ],
    sort: [{ field: 'final_price', descending: true }],
    text: '',
    from: 0,
    size: 1000,
    priceList,
  }));
  const asked = stores.all.flatMap(({ index_name }) =>
    entities.flatMap((entity) => queries.map((query) => engine.search(index_name, entity, query))),
  );
  const skus = ['KIT', 'SET', 'SHIRT', 'SHIRT-BLUE-M', 'STRAP', 'FILM', 'NONE'];
  return { answers: (await Promise.all(asked)).map(comparableAnswer), stock: skus.map(stockOf) };
};

const told = async <T>(
  parts: Partial<ReadModelParts>,
  ask: (model: ReadModel) => Promise<T>,
): Promise<{ answer: T; troubles: string[] }> => {
  const troubles: string[] = [];
  const model = await readModelOf({
    connection,
    stores,
    now,
    onTrouble: (error) => troubles.push(String(error)),
    ...parts,
  });
  try {
    return { answer: await ask(model), troubles };
  } finally {
    await model.close();
  }
};

/** A working pool whose options contain an unreachable connection string. */
const leadingNowhere = (): pg.Pool =>
  new Proxy(pool, {
    get: (target, name) => {
      if (name === 'options')
        return { ...target.options, connectionString: 'postgres://nobody@127.0.0.1:1/nothing' };
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });

/** Each test starts new threads, which load all of their code. */
describe('buildInThreads', { timeout: 120_000 }, () => {
  it('knows what one thread knows, composed goods and prices of lists among it', async () => {
    const [alone, threads] = [await told({}, everything), await told(inThreads, everything)];
    expect(alone.answer.answers[0]?.total).toBe(20);
    expect(threads).toEqual({ ...alone, troubles: [] });
  });

  it('goes on with what changed, of parts of composed goods too', async () => {
    const {
      answer: [before, after, alone],
    } = await told(inThreads, async (model) => {
      const first = await everything(model);
      await save({
        products: [aProduct('STRAP', { prices: [aPrice(5000)], stock: aStock(1) }), aProduct('NEW')],
      });
      await transactionsEnded(db);
      await model.catchUp();
      return [first, await everything(model), (await told({}, everything)).answer];
    });
    expect(after).toEqual(alone);
    expect(after).not.toEqual(before);
  });

  it('leaves a snapshot behind from which the next start knows the same', async () => {
    const snapshot = join(folder, 'catalogue.snapshot');
    const built = await told({ ...inThreads, snapshot }, everything);
    expect(existsSync(snapshot)).toBe(true);
    expect(await told({ snapshot }, everything)).toEqual(built);
  });

  it('is done in one thread where threads fail, and it is told why', async () => {
    const { answer, troubles } = await told(
      { ...inThreads, connection: { db, pool: leadingNowhere() } },
      everything,
    );
    expect(troubles).toEqual([
      expect.stringMatching(/built in one thread, for several fail: .*ECONNREFUSED/),
    ]);
    expect(answer).toEqual((await told({}, everything)).answer);
  });
});
