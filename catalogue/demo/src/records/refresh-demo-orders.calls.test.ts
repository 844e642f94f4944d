import { inTransaction } from '@dijla/provider/database';
import { orderRows } from '@dijla/test-kit/database/order-rows';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { coreGroups } from '../demo-catalog.ts';
import { loadDemoCatalog } from '../loading/load-demo-catalog.ts';
import { orderableProducts } from './orderable-products.ts';
import { refreshDemoOrders } from './refresh-demo-orders.ts';
import { saveDemoOrders } from './save-demo-orders.ts';

const { db } = await testDatabase();
await loadDemoCatalog(db);
const products = coreGroups().flatMap((products) => orderableProducts({ products, links: [] }));
const day = 86_400_000;
const now = Date.now();

const refresh = (at: number) => inTransaction(db, (transaction) => refreshDemoOrders(transaction, at));
const counted = async () =>
  (
    await sql<{ orders: number; rising: number; newest: Date }>`
  select (select count(*)::integer from "order") as orders, (select count(*)::integer from product_sales where sales_trend > 0) as rising,
    (select max(placed_at) from "order") as newest`.execute(db)
  ).rows[0];

describe('refreshDemoOrders', () => {
  it('does nothing in a shop without the demo’s orders', async () => {
    expect(await refresh(now)).toBe(0);
  });

  it('moves orders of long ago on to these weeks, and leaves those of these days where they are', async () => {
    await inTransaction(db, (transaction) =>
      saveDemoOrders(transaction, products, { seed: 1, now: now - 90 * day }),
    );
    const before = await counted();
    expect(await refresh(now)).toBe(90);
    const after = await counted();
    expect([after?.orders, (after?.newest.getTime() ?? 0) - (before?.newest.getTime() ?? 0)]).toEqual([
      before?.orders,
      90 * day,
    ]);
    expect(after?.rising).toBe(before?.rising);
    expect([await refresh(now), await refresh(now + 2 * day), await refresh(now + 3 * day)]).toEqual([
      0, 0, 3,
    ]);
  });

  it('leaves a shop alone in which somebody has bought', async () => {
    const { id } = await db.selectFrom('product').select('id').limit(1).executeTakeFirstOrThrow();
    await orderRows(db)({ placedAt: now, lines: [{ id }] });
    expect(await refresh(now + 60 * day)).toBe(0);
  });
});
