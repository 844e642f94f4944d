import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { newStaffSession, staffSession } from '@dijla/test-kit/staff-session';
import { describe, expect, it } from 'vitest';
import { eventFeed } from '../../events/event-feed.ts';
import { mayStill } from '../../modules/staff/staff.ts';
import { orderStream } from './order-stream.ts';

const shop = await providerOverHttp();
const { url, database } = shop;
const { addProduct, newCart, bodyOf } = await orderingShop(database);
const anotherProcess = join(import.meta.dirname, '../../../../../testing/kit/src/orders/dying-order.ts');

/** Has another process of the shop place an order, and returns its id. */
const placedElsewhere = async (): Promise<number> => {
  const items = [{ sku: await addProduct({ qty: 5 }), qty: 1 }];
  const cartId = await newCart(items);
  // It dies after so many statements; the order is placed by fewer.
  await once(fork(anotherProcess, [database.url, '99', JSON.stringify(bodyOf(cartId, items))]), 'exit');
  const { id } = await database.db
    .selectFrom('order')
    .select('id')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return id;
};

const opened = async (cookie: string, query = ''): Promise<Response> =>
  fetch(`${url}/api/desk/order-events${query}`, { headers: { cookie } });

/** Reads a stream: `until` resolves to all of it so far once it says what is waited for, or has ended. */
const readerOf = (body: ReadableStream<Uint8Array>) => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    until: async (wanted: string): Promise<string> => {
      while (!text.includes(wanted)) {
        const { done, value } = await reader.read();
        if (done) break;
        text += decoder.decode(value, { stream: true });
      }
      return text;
    },
    leave: () => reader.cancel(),
  };
};

describe('GET /api/desk/order-events', () => {
  it('tells of an order that another process has placed', async () => {
    const { cookie } = await staffSession(shop, { role: 'orders' });
    const answer = await opened(cookie);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const stream = readerOf(answer.body!);
    // The session of the database listens from here on.
    expect(await stream.until('event: missed')).toContain('retry: 2000');
    const id = await placedElsewhere();
    expect(await stream.until('event: order')).toContain(
      `event: order\nid: ${id}\ndata: {"order_id":${id}}\n\n`,
    );
    await stream.leave();
  }, 120_000);

  it('is for who may read orders, and ends when asked to', async () => {
    const courier = await staffSession(shop, { role: 'courier' });
    expect(await courier.refused('desk/order-events')).toBe('request.not-permitted');
    const { cookie } = await staffSession(shop, { role: 'support' });
    expect(await (await opened(cookie, '?seconds=0')).text()).toContain('retry: 2000');
    expect((await opened(cookie, '?seconds=301')).headers.get('x-refusal')).toBe('request.invalid');
  });

  it('is refused to a member who has eight already, until one of them has ended', async () => {
    const { cookie } = await staffSession(shop, { role: 'orders' });
    const leaving = new AbortController();
    const streams = await Promise.all(
      Array.from({ length: 8 }, () =>
        fetch(`${url}/api/desk/order-events`, { headers: { cookie }, signal: leaving.signal }),
      ),
    );
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    expect((await opened(cookie)).headers.get('x-refusal')).toBe('request.busy');
    leaving.abort();
    await expect
      .poll(async () => {
        const next = await opened(cookie, '?seconds=0');
        await next.text();
        return next.status;
      })
      .toBe(200);
  });
});

describe('a stream of orders', () => {
  it('ends at the beat that finds the session over', async () => {
    const { id: staffId } = await staffSession(shop, { role: 'orders' });
    const session = await newStaffSession(database, staffId);
    const mayGoOn = () =>
      mayStill(database.db, { sessionId: session.id, permission: 'orders.read', now: Date.now() });
    const feed = eventFeed(database.pool, () => undefined);
    let ended = 0;
    const stream = orderStream({
      feed,
      lifeMs: 30_000,
      beatMs: 20,
      mayGoOn,
      gone: new AbortController().signal,
      onEnd: () => (ended += 1),
    });
    const beats = readerOf(stream);
    expect(await beats.until('\n\n:')).toContain(':');
    await sql`update staff_session set revoked_at = now() where id = ${session.id}`.execute(database.db);
    await beats.until('never said');
    expect(ended).toBe(1);
    feed.close();
  });

  it('tells who may listen no more of no further order, without waiting for a beat', async () => {
    let tell: (key: string) => void = () => undefined;
    const feed = {
      follow: (_: string, { onEvent }: { onEvent: (key: string) => void }) => {
        tell = onEvent;
        return () => undefined;
      },
    } as unknown as Parameters<typeof orderStream>[0]['feed'];
    let isDisabled = false;
    const stream = orderStream({
      feed,
      lifeMs: 30_000,
      beatMs: 30_000,
      mayGoOn: async () => !isDisabled,
      gone: new AbortController().signal,
      onEnd: () => undefined,
    });
    const listener = readerOf(stream);
    tell('1');
    expect(await listener.until('"order_id":1')).toContain('id: 1');
    isDisabled = true;
    tell('2');
    expect(await listener.until('never said')).not.toContain('id: 2');
  });
});
