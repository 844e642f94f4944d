import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { orderRows } from '@dijla/test-kit/database/order-rows';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { orderRevisions, withQuantities } from '@dijla/test-kit/orders/order-revisions';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countSales } from './count-sales-sql.ts';

const { db } = await testDatabase();
const { simple, configurable } = catalogBuilder(db);
const hour = 3_600_000;

const order = orderRows(db);
const { revise } = orderRevisions(db);

const salesOf = async (id: number) =>
  (
    await db
      .selectFrom('product_sales')
      .select('number_of_sales')
      .where('product_id', '=', id)
      .executeTakeFirst()
  )?.number_of_sales ?? 0;

describe('countSales', () => {
  it('counts each order once, a variant for its configurable too, and none that was placed elsewhere', async () => {
    const mug = await simple({ sku: 'MUG' });
    const tee = await configurable({ sku: 'TEE', colors: ['red'], sizes: ['m'] });
    const variant = tee.variants[0]?.id ?? 0;
    await db.insertInto('product_sales').values({ product_id: mug, number_of_sales: 100 }).execute();
    const now = Date.now() + hour;
    await order({
      placedAt: now - 20 * 60_000,
      lines: [
        { id: mug, qty: 2 },
        { id: variant, parent: 'TEE', qty: 3 },
      ],
    });
    await order({ placedAt: now - 60_000, lines: [{ id: mug, qty: 5 }] });
    await order({ placedAt: now - 20 * 60_000, lines: [{ id: mug, qty: 7 }], isPast: true });
    expect(
      await Promise.all([countSales(db, now), countSales(db, now)]).then((counts) => counts.toSorted()),
    ).toEqual([0, 3]);
    expect([await salesOf(mug), await salesOf(variant), await salesOf(tee.id)]).toEqual([102, 3, 3]);
    expect(await countSales(db, now + hour)).toBe(1);
    expect(await salesOf(mug)).toBe(107);
    const { rows } = await sql<{
      kinds: string;
    }>`select distinct kind as kinds from change where actor = 'count-sales'`.execute(db);
    expect(rows).toEqual([{ kinds: 'sales' }]);
  });

  it('counts what is ordered by then, not what was placed', async () => {
    const [pan, lid] = [await simple({ sku: 'PAN' }), await simple({ sku: 'LID' })];
    const now = Date.now() + 3 * hour;
    const number = await order({
      placedAt: now - 20 * 60_000,
      lines: [
        { id: pan, qty: 3 },
        { id: lid, qty: 4 },
      ],
    });
    await revise(number, (current) => withQuantities(current, { 1: 2, 2: 0 }));
    await countSales(db, now);
    expect([await salesOf(pan), await salesOf(lid)]).toEqual([2, 0]);
  });
});
