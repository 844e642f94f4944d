import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from '@dijla/storefront/build';
import { buyingCosts, plentifulSkus } from '@dijla/test-kit/buying-costs';
import { countedShop } from '@dijla/test-kit/database/counted-shop';
import { demoDatabase } from '@dijla/test-kit/database/demo-database';
import { afterAll, describe, expect, it } from 'vitest';
import { paths } from '../../acts/products.ts';

const database = await demoDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'dijla-counted-'));
const shop = await countedShop({ connection: database, buildFolder, dataDir });
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Maximum provider calls and statements of one render, with a cold page cache and a warm index. */
const budgets = [
  // Brands are requested once for all home pages, until they change.
  ['home', '', 8, 1],
  ['all brands', '/brands', 4, 2],
  ['brand', '/brands/anker', 4, 2],
  ['category', '/fashion', 4, 0],
  ['category with variants', '/fashion/t-shirts', 4, 0],
  ['category in another order', '/fashion?sort=price-low', 4, 0],
  // The list of bestsellers takes an extra call.
  ['best sellers', '/best-sellers', 5, 0],
  ['what came last', '/new', 4, 0],
  ['special offers', '/special-offers', 4, 0],
  ['what trends', '/trending-now', 4, 0],
  ['recommendations', '/recommendations', 4, 0],
  ['simple product', `/${paths.bottle}`, 4, 2],
  ['configurable product', `/${paths.tee}`, 4, 2],
  ['cart', '/cart', 4, 0],
  ['checkout', '/checkout', 4, 0],
  ['account', '/my-account', 4, 0],
  ['orders of a customer', '/my-account/orders', 4, 0],
  ['tracking of an order', '/order-tracking', 4, 0],
] as const;

describe.each(['en', 'ar'])('a page of the %s store', (store) => {
  it('lesson 17: the first of all asks the database once, for the numbers of the shop that every page shows', async () => {
    const cost = await shop.costOfPage(`/${store}/error`);
    expect(cost).toMatchObject({ status: 200, cache: 'miss', statements: 1 });
    expect(cost.providerCalls).toBeLessThanOrEqual(4);
  });

  it.each(budgets)(
    'lesson 17: %s keeps to its calls and statements when it is rendered',
    async (_, path, mostCalls, mostStatements) => {
      const cost = await shop.costOfPage(`/${store}${path}`);
      expect(cost).toMatchObject({ status: 200, cache: 'miss' });
      expect(cost.providerCalls).toBeLessThanOrEqual(mostCalls);
      expect(cost.statements).toBeLessThanOrEqual(mostStatements);
    },
  );

  it.each(budgets)('%s costs neither when it is asked for again', async (_, path) => {
    expect(await shop.costOfPage(`/${store}${path}`)).toEqual({
      status: 200,
      cache: 'hit',
      statements: 0,
      providerCalls: 0,
    });
  });
});

describe('a buyer', () => {
  it('lesson 19: adds for at most 5 statements and orders for at most 15, whatever the number of lines', async () => {
    const { statementsOfAdd, statementsOfOrder } = buyingCosts(shop, await plentifulSkus(database));
    // The first add since a rule changed or the shop started loads the price context: one more statement.
    const first = await statementsOfAdd(1);
    expect(first).toBeLessThanOrEqual(5);
    const [oneLine, manyLines] = [
      [await statementsOfAdd(1), await statementsOfOrder(1)],
      [await statementsOfAdd(40), await statementsOfOrder(60)],
    ];
    expect(manyLines).toEqual(oneLine);
    expect(manyLines[0]).toBeLessThanOrEqual(5);
    expect(manyLines[1]).toBeLessThanOrEqual(15);
  });
});
