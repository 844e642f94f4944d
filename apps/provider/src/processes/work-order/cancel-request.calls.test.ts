import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { loggerOf } from '../../logger.ts';
import { orderAccessToken } from '../../modules/orders/orders.ts';
import { subscribes as tellsDeclined } from '../order-messages/subscribers/tell-cancel-declined.ts';
import { subscribes as tellsRequested } from '../order-messages/subscribers/tell-cancel-requested.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { shop, anOrder, work, refusedWork, dispatched, desk, stockOf } = worked;
const { aCustomer } = accountsOf(shop);
const { token } = await aCustomer();
const other = await aCustomer();
const ar = { storeCode: 'ar' };

const ask = (order_id: unknown, given: object = {}, by = token) =>
  shop.send('order/request-cancellation', { query: { ...ar, token: by }, body: { order_id, ...given } });
const asked = async (order_id: unknown, given: object = {}, by = token) => {
  const answer = await ask(order_id, given, by);
  const { result } = (await answer.json()) as { result: unknown };
  return answer.status === 200 ? result : answer.headers.get('x-refusal');
};
const ofCustomer = () => anOrder({ query: { ...ar, token } });
/** Whether the order's page offers it. */
const isOffered = async (id: number, by = token) => {
  const { result } = await shop.call('order/one', { query: { ...ar, token: by, entity_id: String(id) } });
  return result.may.cancel;
};
const decide = (id: number, body: object) => work(id, 'desk/decide-cancellation', { ...body });
const requestOf = async (id: number) => {
  const { result } = await shop.call('user/order-history', {
    query: { ...ar, token, pageSize: '50', currentPage: '1' },
  });
  return result.items.find(({ entity_id }) => entity_id === id)?.extension_attributes.cancel_request;
};

describe('GET /api/ext/orders/cancel-reasons', () => {
  it('lists the active reasons in the language of the store, in the owner’s order', async () => {
    const english = await shop.call('order/cancel-reasons', { query: { storeCode: 'en' } });
    expect(english.result[0]).toEqual({ id: 1, label: 'Ordered by mistake' });
    await sql`update cancel_reason set is_active = false where id = 1`.execute(db);
    await sql`update cancel_reason set position = -1 where id = 6`.execute(db);
    const { result } = await shop.call('order/cancel-reasons', { query: ar });
    expect(result[0]).toEqual({ id: 6, label: 'سبب آخر' });
    expect(result.map(({ id }) => id)).not.toContain(1);
    await sql`update cancel_reason set is_active = true, position = id`.execute(db);
  });
});

describe('POST /api/ext/orders/cancel', () => {
  it('asks once, whatever is repeated, and the history says until when it is answered', async () => {
    const { id } = await ofCustomer();
    const given = { reason_id: '1', comment: ' Wrong size ' };
    const answers = await Promise.all([asked(id, given), asked(String(id), given), asked(id)]);
    expect(answers).toEqual([true, true, true]);
    const rows = await db.selectFrom('cancel_request').selectAll().where('order_id', '=', id).execute();
    expect(rows).toMatchObject([{ state: 'requested' }]);
    const days = (rows[0]!.answer_by.getTime() - rows[0]!.requested_at.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThanOrEqual(6);
    expect(await requestOf(id)).toMatchObject({ state: 'requested', reason: null });
  });

  it.each([
    ['no reason', {}],
    ['another', { reason_id: 'other', comment: null }],
    ['an empty one', { reason_id: '' }],
    ['null', { reason_id: null }],
  ])('takes %s for a reason', async (_, given) => {
    const { id } = await ofCustomer();
    expect(await asked(id, given)).toBe(true);
  });

  it('refuses reasons that are not there and orders of others, of guests and of nobody', async () => {
    const { id } = await ofCustomer();
    const guests = await anOrder();
    expect([
      await asked(id, { reason_id: 999 }),
      await asked(id, {}, other.token),
      await asked(guests.id),
      await asked(999_999),
      await asked('x'),
      await asked(id, {}, ''),
    ]).toEqual([
      'order.cancel-reason-unknown',
      'order.not-found',
      'order.not-found',
      'order.not-found',
      'request.invalid',
      'user.not-signed-in',
    ]);
  });

  it('refuses an order that is on its way, and one that was delivered', async () => {
    const { id } = await ofCustomer();
    expect(await isOffered(id)).toBe(true);
    await dispatched(id);
    expect(await isOffered(id)).toBe(false);
    expect(await asked(id)).toBe('order.cancel-not-possible');
    await work(id, 'desk/deliver-order', { move: 'deliver', amount: 0 });
    expect(await asked(id)).toBe('order.cancel-not-possible');
  });

  it('and dispatch at once: one of them is done', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await ofCustomer();
      const packed = await work(id, 'desk/prepare-order', { move: 'pack' });
      const owner = await desk();
      const dispatch = owner.fetch(`/api/desk/orders/${id}/prepare`, {
        method: 'POST',
        body: JSON.stringify({ version: packed.version, move: 'dispatch', carrier: 'own-driver' }),
      });
      const [cancelled, sent] = await Promise.all([asked(id), dispatch]);
      expect([
        [true, 'order.cancel-requested'],
        ['order.cancel-not-possible', null],
      ]).toContainEqual([cancelled, sent.headers.get('x-refusal')]);
    }
  });
});

describe('the desk', () => {
  it('approves: the order is cancelled by request, with everything back, and asking again is true', async () => {
    const { id, sku } = await ofCustomer();
    await asked(id, { reason_id: 2, comment: 'Found a better one' });
    const { items } = await (
      await desk('support')
    ).call('desk/cancel-requests', { query: { storeCode: 'en' } });
    expect(items.find(({ order_id }) => order_id === id)).toMatchObject({
      reason: 'I changed my mind',
      comment: 'Found a better one',
      state: 'pending',
    });
    expect(await decide(id, { decision: 'approve' })).toMatchObject({
      state: 'cancelled_by_request',
      charged: 0,
    });
    expect(await stockOf(sku)).toBe(50);
    expect(await requestOf(id)).toMatchObject({ state: 'sent' });
    expect(await asked(id)).toBe(true);
    expect(await refusedWork(id, 'desk/decide-cancellation', { decision: 'approve' })).toBe(
      'order.cancel-not-requested',
    );
  });

  it('declines with a reason the customer reads, after which she may ask again', async () => {
    const { id, sku } = await ofCustomer();
    await asked(id);
    expect(await isOffered(id)).toBe(false);
    const listed = await (await desk('support')).call('desk/orders', { query: { q: String(id) } });
    expect(listed.items).toMatchObject([{ order_id: id, mark: 'asks-to-cancel' }]);
    expect(await decide(id, { decision: 'decline', reason: 'It is packed' })).toMatchObject({
      state: 'pending',
    });
    expect(await isOffered(id)).toBe(true);
    expect(await requestOf(id)).toMatchObject({ state: 'declined', reason: 'It is packed' });
    expect(await stockOf(sku)).toBe(48);
    expect(await asked(id)).toBe(true);
    expect(await requestOf(id)).toMatchObject({ state: 'requested' });
  });

  it('does not dispatch what somebody waits to hear of, and a cancellation answers the request', async () => {
    const { id } = await ofCustomer();
    await work(id, 'desk/prepare-order', { move: 'pack' });
    await asked(id);
    const dispatch = { move: 'dispatch', carrier: 'own-driver' };
    expect(await refusedWork(id, 'desk/prepare-order', dispatch)).toBe('order.cancel-requested');
    await work(id, 'desk/cancel-order', { reason: 'She rang' });
    expect(await requestOf(id)).toMatchObject({ state: 'sent' });
  });

  it('does not decline without a reason', async () => {
    const { id } = await ofCustomer();
    await asked(id);
    expect(await refusedWork(id, 'desk/decide-cancellation', { decision: 'decline', reason: ' ' })).toBe(
      'request.invalid',
    );
    const { rows } = await sql`select from audit where entity_id = ${String(id)} and act = 'decided'`.execute(
      db,
    );
    expect(rows).toHaveLength(0);
  });
});

it('tells the customer that a request came in, and that it was declined', async () => {
  const { id } = await ofCustomer();
  await asked(id);
  await decide(id, { decision: 'decline', reason: 'It is packed' });
  const context = { database: db, settings: testSettings(), now: Date.now, logger: loggerOf('silent') };
  const { rows } = await sql<never>`
    select name, key, data from event where name like 'order.cancel-%' and (data ->> 'orderId')::bigint = ${id} order by id`.execute(
    db,
  );
  const [requested, declined] = rows;
  for (let twice = 0; twice < 2; twice += 1) {
    await tellsRequested.handle(requested as never, context);
    await tellsDeclined.handle(declined as never, context);
  }
  const sent = await db
    .selectFrom('message')
    .select('template')
    .where('dedupe_key', 'like', 'order.cancel-%')
    .orderBy('template', 'desc')
    .execute();
  expect(sent.map(({ template }) => template)).toEqual([
    'order-cancel-requested',
    'order-cancel-requested',
    'order-cancel-declined',
    'order-cancel-declined',
  ]);
});

describe('POST /api/ext/dijla/guest-order/cancel', () => {
  const keyed = (id: number, key = orderAccessToken(id, 'what tests sign with')) => ({
    number: String(id).padStart(9, '0'),
    key,
  });
  const byKey = async (body: object) => {
    const answer = await shop.send('order/request-guest-cancellation', { query: ar, body });
    return answer.status === 200 ? 'asked' : answer.headers.get('x-refusal');
  };
  const pageOf = async (body: object) => (await shop.call('order/guest', { query: ar, body })).result;

  it('asks for an order without an account by its key, once, and it is not to be confirmed any more', async () => {
    const { id } = await anOrder();
    expect((await pageOf(keyed(id))).may).toMatchObject({ cancel: true, confirm: true });
    expect([await byKey({ ...keyed(id), reason_id: 1 }), await byKey(keyed(id))]).toEqual(['asked', 'asked']);
    const { may, extension_attributes: extras } = await pageOf(keyed(id));
    expect(may).toMatchObject({ cancel: false, confirm: false });
    expect(extras.cancel_request).toMatchObject({ state: 'requested' });
  });

  it('refuses a wrong key, an order of an account, and one on its way', async () => {
    const [guests, customers] = [await anOrder(), await ofCustomer()];
    expect(await byKey(keyed(guests.id, 'k'.repeat(22)))).toBe('order.not-found');
    expect(await byKey(keyed(customers.id))).toBe('order.not-found');
    expect((await pageOf(keyed(customers.id))).may.cancel).toBe(false);
    await dispatched(guests.id);
    expect(await byKey(keyed(guests.id))).toBe('order.cancel-not-possible');
  });
});
