import { inTransaction } from '@dijla/provider/database';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { coreGroups } from '../demo-catalog.ts';
import { loadDemoCatalog } from '../loading/load-demo-catalog.ts';
import { orderableProducts } from './orderable-products.ts';
import { saveDemoOrders } from './save-demo-orders.ts';

const { db } = await testDatabase();
await loadDemoCatalog(db);
const products = coreGroups().flatMap((products) => orderableProducts({ products, links: [] }));
const day = 86_400_000;

const countOf = async (from: string): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::integer as count from ${sql.raw(from)}`.execute(db)).rows[0]
    ?.count ?? 0;
const save = (now: number) =>
  inTransaction(db, (transaction) => saveDemoOrders(transaction, products, { seed: 1, now }));
const lastOrder = async () =>
  (await sql<{ id: number }>`select max(id) as id from "order"`.execute(db)).rows[0]?.id;

describe('saveDemoOrders', () => {
  it('leaves goods that sell better than they did, and goods bought together, on whichever day it is done', async () => {
    for (const now of [Date.now() - 10 * day, Date.now()]) {
      await save(now);
      expect(await countOf('"order"')).toBe(120);
      expect(await countOf('product_sales where sales_trend > 0')).toBeGreaterThan(5);
      expect(await countOf('bought_together')).toBeGreaterThan(50);
    }
    const before = await lastOrder();
    await save(Date.now());
    expect(await lastOrder()).toBe(before);
  });
});
