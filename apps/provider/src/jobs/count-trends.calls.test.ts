import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { orderRows } from '@dijla/test-kit/database/order-rows';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { orderRevisions, withQuantities } from '@dijla/test-kit/orders/order-revisions';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countTrends } from './count-trends-sql.ts';

const { db } = await testDatabase();
const { simple, configurable } = catalogBuilder(db);
const order = orderRows(db);
const { revise } = orderRevisions(db);
const day = 86_400_000;

const trendOf = async (id: number) =>
  (await db.selectFrom('product_sales').select('sales_trend').where('product_id', '=', id).executeTakeFirst())
    ?.sales_trend;

describe('countTrends', () => {
  it('sets the sales of 7 days against the 28 before, a variant’s for its configurable too, and follows as days pass', async () => {
    const [mug, cup, pan] = [
      await simple({ sku: 'MUG' }),
      await simple({ sku: 'CUP' }),
      await simple({ sku: 'PAN' }),
    ];
    const tee = await configurable({ sku: 'TEE', colors: ['red'], sizes: ['m'] });
    const variant = tee.variants[0]?.id ?? 0;
    const now = Date.now();
    await order({
      placedAt: now - day,
      lines: [
        { id: mug, qty: 8 },
        { id: variant, parent: 'TEE', qty: 3 },
      ],
    });
    await order({
      placedAt: now - 20 * day,
      lines: [
        { id: mug, qty: 12 },
        { id: cup, qty: 5 },
      ],
      isPast: true,
    });
    await order({ placedAt: now - 36 * day, lines: [{ id: cup, qty: 50 }] });
    await order({ placedAt: now - day, lines: [{ id: pan, qty: 9 }], state: 'cancelled' });

    expect(
      await Promise.all([countTrends(db, now), countTrends(db, now)]).then((counts) => counts.toSorted()),
    ).toEqual([0, 4]);
    expect(await Promise.all([mug, cup, variant, tee.id, pan].map(trendOf))).toEqual([
      20,
      -5,
      12,
      12,
      undefined,
    ]);
    expect(await countTrends(db, now + day)).toBe(0);
    expect(await countTrends(db, now + 10 * day)).toBe(3);
    expect(await Promise.all([mug, cup, tee.id].map(trendOf))).toEqual([-20, -5, -3]);
    expect(await countTrends(db, now + 60 * day)).toBe(4);
    expect(await Promise.all([mug, cup, variant, tee.id].map(trendOf))).toEqual([0, 0, 0, 0]);
    const { rows } = await sql<{
      kinds: string;
    }>`select distinct kind as kinds from change where actor = 'count-trends'`.execute(db);
    expect(rows).toEqual([{ kinds: 'sales' }]);
  });

  it('follows what a revision of an order made of it', async () => {
    const [bowl, jar] = [await simple({ sku: 'BOWL' }), await simple({ sku: 'JAR' })];
    const now = Date.now() + 100 * day;
    const number = await order({
      placedAt: now - day,
      lines: [
        { id: bowl, qty: 3 },
        { id: jar, qty: 4 },
      ],
    });
    await countTrends(db, now);
    expect(await Promise.all([bowl, jar].map(trendOf))).toEqual([12, 16]);
    await revise(number, (current) => withQuantities(current, { 1: 2, 2: 0 }));
    await countTrends(db, now);
    expect(await Promise.all([bowl, jar].map(trendOf))).toEqual([8, 0]);
  });
});
