import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSettings } from '@dijla/test-kit/test-settings';
import { describe, expect, it } from 'vitest';
import type { ShopEvent } from '../../events/event.ts';
import { loggerOf } from '../../logger.ts';
import { suppress } from '../../modules/messaging/messaging.ts';
import { inviteReviewers } from './invite-reviewers.ts';
import { subscribes } from './subscribers/note-delivered.ts';

const database = await testDatabase();
const { db } = database;
const { shop, anOrder, work, dispatched, desk } = await workedShop(database);
const { aCustomer } = accountsOf(shop);
const context = { database: db, settings: testSettings(), now: Date.now, logger: loggerOf('silent') };
const dayMs = 86_400_000;

/** Lets the events of an order be handled, twice as they may. */
const follow = async (id: number): Promise<void> => {
  const events = await db
    .selectFrom('event')
    .select(['name', 'key', 'data'])
    .where('name', '=', 'order.moved')
    .where('key', 'like', `${id}/%`)
    .execute();
  for (const event of [...events, ...events]) await subscribes.handle(event as ShopEvent, context);
};
const delivered = async (given: Parameters<typeof anOrder>[0] = {}) => {
  const order = await anOrder(given);
  await dispatched(order.id);
  await work(order.id, 'desk/deliver-order', { move: 'deliver', amount: 0 });
  await follow(order.id);
  return order;
};
/** What was written for an order once so many days have gone by. */
const writtenFor = async (id: number, days = 8) => {
  await inviteReviewers(db, Date.now() + days * dayMs);
  const rows = await db
    .selectFrom('message')
    .select(['channel', 'to', 'params', 'language'])
    .where('template', '=', 'review-invitation')
    .where('dedupe_key', 'like', `review invitation ${id} %`)
    .execute();
  return rows.map(({ params, ...row }) => ({
    ...row,
    params: params as { key: string; goods: { name: string; path: string }[] },
  }));
};
const setDays = async (invite_after_days: number) => {
  const owner = await desk();
  const { aspects } = await owner.call('desk/review-rules');
  await owner.call('desk/set-review-rules', { body: { invite_after_days, aspects } });
};

describe('a buyer is asked for a review', () => {
  it('once, the owner’s days after the delivery, with the way to each product', async () => {
    const { id } = await delivered();
    expect(await writtenFor(id, 6)).toEqual([]);
    const [written, ...others] = await writtenFor(id);
    expect(others).toEqual([]);
    expect(written).toMatchObject({ channel: 'email', language: 'ar' });
    expect(written?.params.goods).toHaveLength(1);
    expect(written?.params.goods[0]?.path).toMatch(/^\/[^/]/);
    expect(await writtenFor(id, 9)).toHaveLength(1);
  });

  it('never where the owner says so, nor about what was delivered long before', async () => {
    const { id } = await delivered();
    await setDays(0);
    expect(await writtenFor(id)).toEqual([]);
    await setDays(7);
    expect(await writtenFor(id, 60)).toEqual([]);
    expect(await writtenFor(id)).toHaveLength(1);
  });

  it('not about what is called off, refused or to go back', async () => {
    const off = await anOrder();
    await work(off.id, 'desk/cancel-order', { reason: 'Broken' });
    await follow(off.id);
    expect(await writtenFor(off.id)).toEqual([]);
    const back = await delivered();
    const request = await db
      .insertInto('return_request')
      .values({ order_id: back.id, wish: 'money', reason: 'x', requested_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('return_line').values({ return_id: request.id, line_number: 1, qty: 2 }).execute();
    expect(await writtenFor(back.id)).toEqual([]);
  });

  it('not who has reviewed all of it', async () => {
    const { token } = await aCustomer();
    const order = await delivered({ query: { storeCode: 'en', token } });
    const { id: product_id } = await db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', order.sku)
      .executeTakeFirstOrThrow();
    const review = { product_id, title: 'Good', detail: 'It is.', nickname: 'Noor', rating: 5 };
    await shop.call('review/create', { query: { storeCode: 'en', token }, body: { review } });
    expect(await writtenFor(order.id)).toEqual([]);
  });

  it('on her telephone where no e-mail reaches her', async () => {
    const { id } = await delivered();
    const address = await db
      .selectFrom('order_address')
      .select('email')
      .where('order_id', '=', id)
      .where('email', 'is not', null)
      .executeTakeFirstOrThrow();
    await suppress(db, { channel: 'email', address: address.email ?? '' }, 'bounced');
    expect((await writtenFor(id)).map(({ channel }) => channel)).toEqual(['sms']);
    await db.deleteFrom('suppressed_address').execute();
  });

  it('no more once she has said so, by the page or by her mail program', async () => {
    const [first, second] = [await delivered(), await delivered()];
    const [written] = await writtenFor(first.id);
    // Both orders are of one buyer, and both were due.
    expect(await writtenFor(second.id)).toHaveLength(1);
    const key = written?.params.key ?? '';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const address = `http://localhost/api/review-invitations/ar/${key}`;
    const opened = await shop.fetch(new Request(address));
    expect(opened.headers.get('location')).toBe(`/ar/alerts?reviews=${key}`);
    const third = await delivered();
    expect((await shop.fetch(new Request(address, { method: 'POST', body }))).status).toBe(200);
    expect(await writtenFor(third.id)).toEqual([]);
    expect((await shop.call('review/stop-invitations', { body: { key: 'unknown' } })).result).toBe(true);
  });
});
