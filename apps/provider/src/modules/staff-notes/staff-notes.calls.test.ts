import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { anOrder, desk } = await workedShop(database);
const { db } = database;

const aCustomer = async (): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into customer (email, firstname, lastname, customer_group_id, source)
    select 'noor@example.iq', 'Noor', 'Hasan', id, 'test' from customer_group where is_default returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
};

describe('notes of the staff', () => {
  it('are written about an order, with who and when, the latest first', async () => {
    const orderId = String((await anOrder()).id);
    const [orders, support] = [await desk('orders'), await desk('support')];
    await orders.call('desk/add-order-note', { query: { orderId }, body: { text: 'Rings at noon\nonly' } });
    await support.call('desk/add-order-note', {
      query: { orderId },
      body: { text: ' Leave at the pharmacy ' },
    });
    const { items } = await orders.call('desk/order-notes', { query: { orderId } });
    expect(items).toMatchObject([
      { text: 'Leave at the pharmacy', author_name: 'Noor', can_delete: false },
      { text: 'Rings at noon\nonly', can_delete: true },
    ]);
    const audit = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect([audit.act, audit.entity, audit.entity_id]).toEqual(['noted', 'order', orderId]);
    expect(JSON.stringify(audit)).not.toContain('pharmacy');
  });

  it('are about a customer as well, for who may see customers', async () => {
    const customerId = String(await aCustomer());
    const support = await desk('support');
    await support.call('desk/add-customer-note', { query: { customerId }, body: { text: 'Pays late' } });
    expect((await support.call('desk/customer-notes', { query: { customerId } })).items).toHaveLength(1);
    expect(await (await desk('catalogue')).refused('desk/customer-notes', { query: { customerId } })).toBe(
      'request.not-permitted',
    );
  });

  it('are taken back by who wrote them, within 15 minutes', async () => {
    const orderId = String((await anOrder()).id);
    const [orders, support] = [await desk('orders'), await desk('support')];
    const write = async () =>
      String(
        (await orders.call('desk/add-order-note', { query: { orderId }, body: { text: 'Wrong order' } })).id,
      );
    const [first, second] = [await write(), await write()];
    expect(await support.refused('desk/delete-note', { query: { noteId: first } })).toBe('desk.note-kept');
    await orders.call('desk/delete-note', { query: { noteId: first } });
    await sql`update staff_note set at = at - interval '15 minutes' where id = ${second}`.execute(db);
    expect(await orders.refused('desk/delete-note', { query: { noteId: second } })).toBe('desk.note-kept');
    const { items } = await orders.call('desk/order-notes', { query: { orderId } });
    expect(items.map(({ id, can_delete }) => [String(id), can_delete])).toEqual([[second, false]]);
  });

  it.each([
    ['nothing', '10001', '  ', 'request.invalid'],
    ['too much', '10001', 'a'.repeat(2001), 'request.invalid'],
    ['about no order', '999999', 'A', 'order.not-found'],
  ])('are refused: %s', async (_, orderId, text, code) => {
    expect(
      await (await desk('orders')).refused('desk/add-order-note', { query: { orderId }, body: { text } }),
    ).toBe(code);
  });
});
