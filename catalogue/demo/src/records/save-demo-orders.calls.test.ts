import { testDatabase } from '@dijla/test-kit/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { seedDemoAtOnce } from '../seed-demo.ts';

const { db } = await testDatabase();
const day = 86_400_000;

const countOf = async (from: string): Promise<number> => (await sql<{ count: number }>`select count(*)::integer as count from ${sql.raw(from)}`.execute(db)).rows[0]?.count ?? 0;

describe('saveDemoOrders', () => {
  it('leaves goods that sell better than they did, and goods bought together, on whichever day the shop is seeded', async () => {
    const now = Date.now() - 10 * day;
    for (const at of [now, now + 10 * day]) {
      await seedDemoAtOnce(db, { count: 100, seed: 1, now: at });
      expect([await countOf('"order"'), await countOf('carousel')]).toEqual([200, 5]);
      expect(await countOf('product_sales where sales_trend > 0')).toBeGreaterThan(10);
      expect(await countOf('bought_together')).toBeGreaterThan(50);
    }
  });
});
