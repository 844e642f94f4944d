import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { countStatements } from '@dijla/provider/database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { anOrder, desk, work } = await workedShop(database);
const { db } = database;

describe('GET /api/desk/today', () => {
  it('counts what needs somebody, and what was sold today in Baghdad', async () => {
    const [late, failed, held, called] = [
      await anOrder(),
      await anOrder(),
      await anOrder(),
      await anOrder({ stock: 4 }),
    ];
    await anOrder({ stock: 2 });
    await work(held.id, 'desk/prepare-order', { move: 'hold', reason: 'Asks to wait' });
    await work(called.id, 'desk/cancel-order', { reason: 'Not reached' });
    await work(failed.id, 'desk/prepare-order', { move: 'pack' });
    await work(failed.id, 'desk/prepare-order', { move: 'dispatch', carrier: 'own-driver' });
    await work(failed.id, 'desk/deliver-order', { move: 'fail', reason: 'Nobody there' });
    await sql`update order_listing set placed_at = placed_at - interval '25 hours' where order_id = ${late.id}`.execute(
      db,
    );
    const before = await (await desk('orders')).call('desk/today');
    expect(before).toMatchObject({ orders: { waiting: 2, late: 1, unconfirmed: 0 } });
    await db.updateTable('confirmation_rule').set({ new_numbers: true }).execute();
    await sql`update stock_level set qty = 0 where product_id = (select id from product where sku = ${called.sku})`.execute(
      db,
    );
    const today = await (await desk('orders')).call('desk/today');
    expect(today).toMatchObject({
      // Both that wait are of a new number: they are called first.
      orders: { waiting: 0, late: 0, failed: 1, on_hold: 1, cancel_requests: 0, unconfirmed: 2 },
      sales: [{ unit: { code: 'IQD', scale: 0 }, orders: 3, amount: 63_000 }],
      stock: { low: 0, out: 2 },
      health: { dead_jobs: 0, messages: { failed: 0 } },
    });
    expect(today.health.disk?.free_bytes).toBeGreaterThan(0);
    expect(today.health.disk?.total_bytes).toBeGreaterThan(today.health.disk?.free_bytes ?? 0);
    const list = await (
      await desk('orders')
    ).call('desk/orders', {
      query: {
        state: 'pending,pending_approval,invoiced,preparing',
        until: today.orders.late_before,
      },
    });
    expect(list.items.map(({ order_id }) => order_id)).toEqual([late.id]);
  });

  it('counts as the lists do that it leads to', async () => {
    const owner = await desk();
    await anOrder({ stock: 3 });
    const [notSold, turnedOff] = [await anOrder(), await anOrder()];
    await sql`update product set status = 2 where sku = ${notSold.sku}`.execute(db);
    await sql`update stock_level set is_in_stock = false where product_id in
      (select id from product where sku in (${notSold.sku}, ${turnedOff.sku}))`.execute(db);
    const { stock } = await owner.call('desk/today');
    const listed = async (which: string) =>
      (await owner.call('desk/products', { query: { stock: which, status: 'enabled', limit: '200' } })).items;
    expect(stock.low).toBeGreaterThan(0);
    expect(stock).toEqual({ low: (await listed('low')).length, out: (await listed('out')).length });
    expect((await listed('out')).map(({ sku }) => sku)).toContain(turnedOff.sku);
    for (const new_numbers of [true, false]) {
      // oxlint-disable-next-line no-await-in-loop -- one rule after the other
      await db.updateTable('confirmation_rule').set({ new_numbers }).execute();
      // oxlint-disable-next-line no-await-in-loop -- the same
      const { orders } = await owner.call('desk/today');
      // oxlint-disable-next-line no-await-in-loop -- the same
      const { total } = await owner.call('desk/orders', { query: { waits: 'send' } });
      expect(total).toEqual({ count: orders.waiting, is_exact: true });
      expect(orders.waiting > 0).toBe(!new_numbers);
    }
  });

  it('counts what shoppers wrote as its lists do', async () => {
    const { sku } = await anOrder();
    const of = sql`select id from product where sku = ${sku}`;
    await sql`insert into review (product_id, status, rating, title, detail, nickname, language, customer_id, source, created_at)
      select id, s, 5, '', 'Good', 'Noor ' || s, 'en', null, 'shop', now() from product, generate_series(1, 3) s where sku = ${sku}`.execute(
      db,
    );
    await sql`insert into product_question (product_id, status, language, nickname, question)
      select id, s, 'en', 'Noor', 'Is it loud?' from product, generate_series(1, 3) s where sku = ${sku}`.execute(
      db,
    );
    await sql`insert into product_answer (question_id, status, language, nickname, answer)
      select id, 2, 'en', 'Ali', 'No' from product_question where product_id in (${of}) and status < 3`.execute(
      db,
    );
    await sql`insert into enquiry (kind, language, name, message, details) values ('contact', 'en', 'Noor', 'Where are you?', '{}')`.execute(
      db,
    );
    const owner = await desk();
    const { written } = await owner.call('desk/today');
    const countOf = async (name: 'desk/reviews' | 'desk/questions' | 'desk/enquiries', state: string) =>
      (await owner.call(name, { query: { state } })).items.length;
    expect(written).toEqual({ reviews: 1, questions: 2, enquiries: 1 });
    expect(written).toEqual({
      reviews: await countOf('desk/reviews', 'pending'),
      questions: await countOf('desk/questions', 'waiting'),
      enquiries: await countOf('desk/enquiries', 'open'),
    });
  });

  it('asks twelve statements, however many orders there are', async () => {
    const orders = await desk('orders');
    const { statements } = await countStatements(() => orders.call('desk/today'));
    expect(statements.length).toBeLessThanOrEqual(12);
  });
});
