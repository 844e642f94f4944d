import { catalogueBuilder } from '@dijla/test-kit/catalogue-builder';
import { testDatabase } from '@dijla/test-kit/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countSales } from './count-sales-store.ts';

const { db } = await testDatabase();
const { simple, configurable } = catalogueBuilder(db);
const hour = 3_600_000;

/** The rows of an order that counting looks at; the rest is as little as the tables allow. */
const order = async (number: number, { placedAt, lines, isPast = false }: { placedAt: number; lines: { id: number; parent: string | null; qty: number }[]; isPast?: boolean }) => {
  const cart = `cart-${number}`;
  if (!isPast) await sql`insert into cart (id, store_code, currency) values (${cart}, 'ar', 'IQD')`.execute(db);
  await sql`insert into order_claim (cart_id, order_id) values (${cart}, ${number})`.execute(db);
  await sql`insert into "order" (id, order_number, cart_id, store_code, currency, base_currency, base_rate_numerator, base_rate_denominator, is_virtual, payment_method_code, payment_title,
      context_version, items_qty, subtotal, shipping_amount, tax_amount, discount_amount, grand_total, base_subtotal, base_shipping_amount, base_tax_amount, base_discount_amount,
      base_grand_total, request_id, placed_at)
    values (${number}, ${String(number)}, ${isPast ? null : cart}, 'ar', 'IQD', 'USD', 1310, 1, false, 'cashondelivery', 'Cash', '1', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 'test', ${new Date(placedAt)})`.execute(db);
  for (const [place, { id, parent, qty }] of lines.entries()) {
    await sql`insert into order_line (order_id, line_number, product_id, parent_sku, sku, name, product_type, qty, price, price_incl_tax, row_total, row_total_incl_tax, tax_amount, tax_percent,
        discount_amount, base_row_total, options)
      values (${number}, ${place + 1}, ${id}, ${parent}, 'x', 'x', 'simple', ${qty}, 0, 0, 0, 0, 0, 0, 0, 0, '[]')`.execute(db);
  }
};

const salesOf = async (id: number) => (await db.selectFrom('product_sales').select('number_of_sales').where('product_id', '=', id).executeTakeFirst())?.number_of_sales ?? 0;

describe('countSales', () => {
  it('counts each order once, a variant for its configurable too, and none that was placed elsewhere', async () => {
    const mug = await simple({ sku: 'MUG' });
    const tee = await configurable({ sku: 'TEE', colors: ['red'], sizes: ['m'] });
    const variant = tee.variants[0]?.id ?? 0;
    await db.insertInto('product_sales').values({ product_id: mug, number_of_sales: 100 }).execute();
    const now = Date.now() + hour;
    await order(1, { placedAt: now - 20 * 60_000, lines: [{ id: mug, parent: null, qty: 2 }, { id: variant, parent: 'TEE', qty: 3 }] });
    await order(2, { placedAt: now - 60_000, lines: [{ id: mug, parent: null, qty: 5 }] });
    await order(3, { placedAt: now - 20 * 60_000, lines: [{ id: mug, parent: null, qty: 7 }], isPast: true });
    expect(await Promise.all([countSales(db, now), countSales(db, now)]).then((counts) => counts.toSorted())).toEqual([0, 3]);
    expect([await salesOf(mug), await salesOf(variant), await salesOf(tee.id)]).toEqual([102, 3, 3]);
    expect(await countSales(db, now + hour)).toBe(1);
    expect(await salesOf(mug)).toBe(107);
    const { rows } = await sql<{ kinds: string }>`select distinct kind as kinds from change where actor = 'count-sales'`.execute(db);
    expect(rows).toEqual([{ kinds: 'sales' }]);
  });
});
