import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { receivedPayments } from '@dijla/test-kit/orders/received-payments';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { loggerOf } from '../../logger.ts';
import { subscribes } from '../order-messages/subscribers/tell-payment-awaited.ts';
import { endUnpaidOrders } from './end-unpaid-orders.ts';
import { remindUnpaidOrders } from './remind-unpaid-orders.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { shop, anOrder, work, bodyOf, place, stockOf, isActive, eventsOf, ar } = worked;
const receive = receivedPayments(db);
const { aCustomer } = accountsOf(shop);
await db.updateTable('payment_method').set({ is_active: true }).where('code', '=', 'banktransfer').execute();

const day = 86_400_000;
const addressInformation = { ...worked.information, payment_method_code: 'banktransfer' };
const byTransfer = (given: object = {}) => anOrder({ body: { addressInformation, ...given } });
const listingOf = (id: number) =>
  db.selectFrom('order_listing').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
const later = () => Date.now() + 3 * day + 60_000;

describe('an order to be paid before it is sent', () => {
  it('is frozen with until when: three days by transfer, as the owner says, and not at all in cash', async () => {
    const { id } = await byTransfer();
    const { pay_until, placed_at } = await listingOf(id);
    expect((pay_until?.getTime() ?? 0) - placed_at.getTime()).toBe(3 * day);
    await sql`update payment_method set pay_within_hours = 2 where code = 'banktransfer'`.execute(db);
    const other = await listingOf((await byTransfer()).id);
    expect((other.pay_until?.getTime() ?? 0) - other.placed_at.getTime()).toBe(7_200_000);
    expect((await listingOf(id)).pay_until).toEqual(pay_until);
    await sql`update payment_method set pay_within_hours = 72 where code = 'banktransfer'`.execute(db);
    expect((await listingOf((await anOrder()).id)).pay_until).toBeNull();
    await endUnpaidOrders(db, later());
  });

  it('is called off after it, once, with everything given back, and its cart can be ordered again', async () => {
    const { id, sku, cartId } = await byTransfer();
    expect(await endUnpaidOrders(db, Date.now() + 2 * day)).toBe(0);
    expect(await Promise.all([endUnpaidOrders(db, later()), endUnpaidOrders(db, later())])).toContain(1);
    expect(await endUnpaidOrders(db, later())).toBe(0);
    expect(await listingOf(id)).toMatchObject({ state: 'cancelled', charged: 0, payment_state: 'none' });
    expect(await stockOf(sku)).toBe(50);
    expect((await eventsOf(id)).map(({ move, actor }) => [move, actor])).toEqual([
      ['place', 'shopper'],
      ['expire', 'system'],
    ]);
    expect(await isActive(cartId)).toBe(true);
    const items = [{ sku, qty: 2 }];
    const { result } = await place(bodyOf(cartId, items));
    expect(Number(result.backendOrderId)).toBeGreaterThan(id);
    expect(await stockOf(sku)).toBe(48);
    // Sent again it is the second one.
    expect((await place(bodyOf(cartId, items))).result.backendOrderId).toBe(result.backendOrderId);
  });

  it('is left alone once money has come, or staff work on it', async () => {
    const paid = await byTransfer();
    const partly = await byTransfer();
    const packed = await byTransfer();
    await receive(paid.id, 21_000);
    await receive(partly.id, 1000);
    await receive(packed.id, 21_000);
    await work(packed.id, 'desk/prepare-order', { move: 'pack' });
    expect(await endUnpaidOrders(db, later())).toBe(0);
    expect((await listingOf(partly.id)).state).toBe('pending');
  });

  it('stays ended for a client that sends its id again', async () => {
    const { id, sku, cartId } = await byTransfer({ order_id: 'client-1' });
    await endUnpaidOrders(db, later());
    const again = await place(bodyOf(cartId, [{ sku, qty: 2 }], { order_id: 'client-1' }));
    expect(again.result.backendOrderId).toBe(String(id));
  });

  it('does not come between a customer and the cart she has begun since', async () => {
    const { token } = await aCustomer();
    const query = { ...ar, token };
    const { id, cartId } = await anOrder({ query, body: { addressInformation } });
    await shop.call('cart/create', { query });
    await endUnpaidOrders(db, later());
    expect((await listingOf(id)).state).toBe('cancelled');
    const { rows } = await sql`select from cart where id = ${cartId} and state = 'ordered'`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('paid and ended at once is one of the two', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await byTransfer();
      await Promise.all([receive(id, 21_000), endUnpaidOrders(db, later())]);
      const { state, payment_state, due } = await listingOf(id);
      expect([
        ['pending', 'paid', 0],
        ['cancelled', 'paid', -21_000],
      ]).toContainEqual([state, payment_state, due]);
    }
  });
});

describe('who has not paid after half of the time', () => {
  const half = () => Date.now() + 1.5 * day + 60_000;
  const told = (id: number) =>
    db
      .selectFrom('message')
      .select(['template', 'channel'])
      .where('dedupe_key', 'like', `order.payment-awaited ${id} %`)
      .execute();
  const handle = async (id: number) => {
    const events = await db
      .selectFrom('event')
      .select(['name', 'key', 'data'])
      .where('name', '=', 'order.payment-awaited')
      .where('key', '=', String(id))
      .execute();
    for (const event of events)
      await subscribes.handle(event as never, {
        database: db,
        settings: testSettings(),
        now: Date.now,
        logger: loggerOf('silent'),
      });
    return events.length;
  };

  it('is reminded once, and not before, nor when it was paid meanwhile', async () => {
    await endUnpaidOrders(db, later());
    const [{ id }, paid] = [await byTransfer(), await byTransfer()];
    expect(await remindUnpaidOrders(db, Date.now() + day)).toBe(0);
    expect(await remindUnpaidOrders(db, half())).toBe(2);
    expect(await remindUnpaidOrders(db, half())).toBe(0);
    await receive(paid.id, 21_000);
    expect([await handle(id), await handle(id), await handle(paid.id)]).toEqual([1, 1, 1]);
    expect((await told(id)).map(({ template }) => template)).toEqual(['payment-awaited', 'payment-awaited']);
    expect(await told(paid.id)).toEqual([]);
  });
});
