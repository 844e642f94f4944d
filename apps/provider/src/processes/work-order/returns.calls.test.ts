import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { loggerOf } from '../../logger.ts';
import { orderAccessToken } from '../../modules/orders/orders.ts';
import { whileErasing } from '../../modules/orders/erasing-sql.ts';
import { subscribes } from '../order-messages/subscribers/tell-return-decided.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { shop, anOrder, work, dispatched, desk, stockOf, versionOf, ar } = worked;
const { aCustomer } = accountsOf(shop);
const { token } = await aCustomer();
const other = await aCustomer();

/** An order of three pieces at 8,000 that was delivered and paid. */
const delivered = async () => {
  const order = await anOrder({ qty: 3, query: { ...ar, token } });
  await dispatched(order.id);
  await work(order.id, 'desk/deliver-order', { move: 'deliver', amount: 29_000 });
  return order;
};
const given = { items: [{ item_id: 1, qty: 2 }], reason: 'مقاسه صغير', wish: 'money' };
const ask = async (id: number, body: object = {}, by = token) => {
  const answer = await shop.send('order/request-return', {
    query: { ...ar, token: by, entity_id: String(id) },
    body: { ...given, ...body },
  });
  const { result } = (await answer.json()) as { result: { return_id: number } };
  return answer.status === 200 ? result.return_id : answer.headers.get('x-refusal');
};
const step = async (id: number, returnId: unknown, body: object) => {
  const owner = await desk();
  const answer = await owner.fetch(`/api/desk/orders/${id}/returns/${String(returnId)}`, {
    method: 'POST',
    body: JSON.stringify({ version: await versionOf(id), ...body }),
  });
  const { result } = (await answer.json()) as { result: unknown };
  return answer.ok ? result : answer.headers.get('x-refusal');
};
const received = (restocked: number, written_off: number) => ({
  step: 'receive',
  lines: [{ line_number: 1, restocked, written_off }],
});
const historyOf = async (id: number) => {
  const query = { ...ar, token, pageSize: '50', currentPage: '1' };
  const { result } = await shop.call('user/order-history', { query });
  return result.items.find(({ entity_id }) => entity_id === id)?.extension_attributes.returns;
};

/** What the order's page offers to give back. */
const offeredOf = async (id: number) => {
  const { result } = await shop.call('order/one', { query: { ...ar, token, entity_id: String(id) } });
  expect(result.may.return).toBe(result.returnable.length > 0);
  return result.returnable;
};

describe('a return', () => {
  it('is asked for, approved, received and refunded: what can be sold again is back in stock', async () => {
    const { id, sku } = await delivered();
    const returnId = await ask(id);
    const { items } = await (await desk('orders')).call('desk/returns');
    expect(items.find((one) => one.id === returnId)).toMatchObject({
      order_id: id,
      wish: 'money',
      reason: 'مقاسه صغير',
      lines: [{ line_number: 1, sku, qty: 2 }],
    });
    expect(await step(id, returnId, received(1, 1))).toBe('order.return-not-possible');
    expect(await step(id, returnId, { step: 'approve' })).toMatchObject({ order_id: id });
    expect(await step(id, returnId, received(2, 1))).toBe('order.lines-not-there');
    expect(await step(id, returnId, received(0, 0))).toBe('order.lines-not-there');
    expect(await step(id, returnId, { ...received(1, 1), amount: 16_001 })).toBe('order.amount-too-high');
    expect(await step(id, returnId, received(1, 1))).toMatchObject({
      state: 'complete',
      credited: 16_000,
      due: -16_000,
    });
    expect(await stockOf(sku)).toBe(48);
    expect(await step(id, returnId, received(1, 1))).toBe('order.return-not-possible');
    const refund = { amount: 16_000, by: 'cash', reason: 'Return' };
    expect(await work(id, 'desk/refund-order', refund)).toMatchObject({
      payment_state: 'refunded_in_part',
      refunded: 16_000,
      due: 0,
    });
    expect(await historyOf(id)).toMatchObject([
      { return_id: returnId, state: 'received', wish: 'money', items: [{ item_id: 1, qty: 2 }] },
    ]);
    const gone = await db.selectFrom('order_give_back').selectAll().where('order_id', '=', id).execute();
    expect(gone.map(({ qty, kind, is_restocked }) => [qty, kind, is_restocked])).toEqual([
      [1, 'return', false],
      [1, 'return', true],
    ]);
  });

  it('is declined with a reason that the customer reads, after which its pieces can be named again', async () => {
    const { id } = await delivered();
    expect(await offeredOf(id)).toEqual([{ item_id: 1, qty: 3 }]);
    const returnId = await ask(id, { items: [{ item_id: 1, qty: 3 }] });
    expect(await offeredOf(id)).toEqual([]);
    expect(await ask(id, { items: [{ item_id: 1, qty: 1 }] })).toBe('order.return-not-possible');
    await step(id, returnId, { step: 'decline', reason: 'Worn' });
    expect(await historyOf(id)).toMatchObject([{ state: 'declined', reason: 'Worn' }]);
    expect(await ask(id, { items: [{ item_id: 1, qty: 3 }] })).toEqual(expect.any(Number));
    expect(await step(id, returnId, { step: 'approve' })).toBe('order.return-not-possible');
  });

  it('is of delivered pieces of one’s own order alone', async () => {
    const order = await anOrder({ query: { ...ar, token } });
    expect(await offeredOf(order.id)).toEqual([]);
    expect(await ask(order.id)).toBe('order.return-not-possible');
    const { id } = await delivered();
    expect([
      await ask(id, { items: [{ item_id: 1, qty: 4 }] }),
      await ask(id, { items: [{ item_id: 2, qty: 1 }] }),
      await ask(id, {}, other.token),
      await ask(999_999),
      await ask(id, { reason: ' ' }),
      await step(order.id, await ask(id), { step: 'approve' }),
    ]).toEqual([
      'order.return-not-possible',
      'order.return-not-possible',
      'order.not-found',
      'order.not-found',
      'request.invalid',
      'order.return-not-found',
    ]);
  });

  it('asked for twice at once is asked for as often as there are pieces', async () => {
    const { id } = await delivered();
    const answers = await Promise.all([ask(id), ask(id)]);
    expect(answers.filter((answer) => answer === 'order.return-not-possible')).toHaveLength(1);
  });

  it('is told to the buyer once when it is decided', async () => {
    const { id } = await delivered();
    const returnId = Number(await ask(id));
    await step(id, returnId, { step: 'approve' });
    const event = {
      name: 'order.return-decided',
      key: String(returnId),
      data: { orderId: id, returnId, answer: null },
    };
    const context = { database: db, settings: testSettings(), now: Date.now, logger: loggerOf('silent') };
    await subscribes.handle(event as never, context);
    await subscribes.handle(event as never, context);
    const sent = await db
      .selectFrom('message')
      .select('channel')
      .where('dedupe_key', 'like', `order.return-decided ${returnId} %`)
      .execute();
    expect(sent).toHaveLength(2);
  });
});

describe('the time in which goods can be returned', () => {
  const within = (days: number | null) => db.updateTable('return_rule').set({ within_days: days }).execute();
  const deliveredDaysAgo = (id: number, days: number) =>
    inTransaction(db, (transaction) =>
      whileErasing(transaction, async () => {
        await sql`update order_event set at = now() - make_interval(days => ${days}) where order_id = ${id} and to_state = 'complete'`.execute(
          transaction,
        );
      }),
    );
  const returnableOf = async (id: number) =>
    (await shop.call('order/one', { query: { ...ar, token, entity_id: String(id) } })).result.returnable;

  it('is the owner’s: fourteen days of a new shop, others, or none', async () => {
    const { id } = await delivered();
    await deliveredDaysAgo(id, 13);
    expect(await returnableOf(id)).toEqual([{ item_id: 1, qty: 3 }]);
    await deliveredDaysAgo(id, 15);
    expect(await returnableOf(id)).toEqual([]);
    expect(await ask(id)).toBe('order.return-not-possible');
    await within(null);
    expect(await returnableOf(id)).toHaveLength(1);
    expect(await ask(id)).toEqual(expect.any(Number));
    await within(14);
  });
});

describe('a return of an order without an account', () => {
  it('is asked for by its key, and by no other', async () => {
    const { id } = await anOrder({ qty: 3 });
    await dispatched(id);
    await work(id, 'desk/deliver-order', { move: 'deliver', amount: 29_000 });
    const number = String(id).padStart(9, '0');
    const key = orderAccessToken(id, 'what tests sign with');
    const page = (await shop.call('order/guest', { query: ar, body: { number, key } })).result;
    expect([page.may.return, page.returnable]).toEqual([true, [{ item_id: 1, qty: 3 }]]);
    const byKey = (body: object) =>
      shop.send('order/request-guest-return', { query: ar, body: { number, ...given, ...body } });
    expect((await byKey({ key: 'k'.repeat(22) })).headers.get('x-refusal')).toBe('order.not-found');
    expect((await byKey({ key })).status).toBe(200);
    expect((await byKey({ key })).headers.get('x-refusal')).toBe('order.return-not-possible');
  });
});
