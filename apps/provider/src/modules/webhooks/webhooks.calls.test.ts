import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newTestKey } from '@dijla/test-kit/api-keys';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { emit } from '../../events/emit-sql.ts';
import { outboundFetchOf } from '../../outbound-fetch.ts';
import { claimDelivery } from './delivery-sql.ts';
import { sendDelivery } from './send-delivery.ts';
import { webhookJobs } from './webhook-jobs.ts';

/** A receiver as an integrator writes one: what it got, and what it answers. */
type Received = { headers: Readonly<Record<string, string>>; body: string };
const received: Received[] = [];
let answers: number[] = [];
const receiver = createServer(async (request, response) => {
  const body = (await request.setEncoding('utf8').toArray()).join('');
  received.push({ headers: request.headers as Record<string, string>, body });
  response.writeHead(answers.shift() ?? 204).end();
});
receiver.listen(0, '127.0.0.1');
await once(receiver, 'listening');
const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const shopSecret = 'a secret of the shop, long enough';
const shop = await providerOverHttp({ secret: shopSecret, settings: { outboundLoopback: true } });
const { db } = shop.database;
const owner = await staffSession(shop, { role: 'owner' });

const minute = 60_000;
/** Of the process that is tested, ten days ahead of that of the shop. */
const clock = { now: 0 };
const setClock = (): void => void (clock.now = Date.now() + 10 * 24 * 60 * minute);
const parts = {
  database: db,
  shopSecret,
  outboundFetch: outboundFetchOf({ allowsLoopback: true }),
  now: () => clock.now,
};
const { schedules } = webhookJobs({ shopSecret, allowsLoopback: true });
const runSchedule = () =>
  schedules
    .find(({ name }) => name === 'send-webhooks')
    ?.run({ database: db, settings: testSettings(), now: () => clock.now, logger: pino({ enabled: false }) });

/** Verifies a webhook as `docs/recipes/operate/connect-other-programs.md` says. */
const isGenuine = ({ headers, body }: Received, secret: string): boolean => {
  const [id, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']];
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
  return (
    isFresh &&
    (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
      const [version, given = ''] = signature.split(',');
      const bytes = Buffer.from(given, 'base64');
      return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected);
    })
  );
};

/** Adds a webhook at the desk, to which nothing of before belongs. */
const addWebhook = async (events: string[]) => {
  await db.deleteFrom('webhook').execute();
  received.length = 0;
  answers = [];
  setClock();
  return owner.call('desk/add-webhook', { body: { url: address, events } });
};
const deliveriesOf = async (webhookId: number) =>
  (await owner.call('desk/webhook-deliveries', { query: { webhookId: String(webhookId) } })).items;

let orders = 5000;
/** Writes an event and its delivery, which the shop's own jobs leave alone: it is due in days to come. */
const plantDelivery = async (): Promise<string> => {
  orders += 1;
  const orderId = orders;
  await inTransaction(db, async (transaction) => {
    await emit(transaction, { name: 'order.placed', key: String(orderId), data: { orderId } });
    await sql`update event set queued_at = now() where queued_at is null`.execute(transaction);
    await sql`update webhook_delivery set due_at = ${new Date(clock.now).toISOString()}::timestamptz where event_key = ${String(orderId)}`.execute(
      transaction,
    );
  });
  const { id } = await db
    .selectFrom('webhook_delivery')
    .select('id')
    .where('event_key', '=', String(orderId))
    .executeTakeFirstOrThrow();
  return id;
};

describe('a webhook', () => {
  it('is told of what it asked for over HTTP, signed so that its receiver can verify it, ids alone', async () => {
    const { id, secret } = await addWebhook(['order.moved']);
    await inTransaction(db, async (transaction) => {
      await emit(transaction, { name: 'order.placed', key: '77', data: { orderId: 77 } });
      await emit(transaction, {
        name: 'order.moved',
        key: '77/2',
        data: {
          orderId: 77,
          version: 2,
          move: 'confirm',
          package: null,
          from: 'pending',
          to: 'preparing',
          orderFrom: 'pending',
          orderTo: 'preparing',
          amount: 5000,
        },
      });
    });
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
    const [first] = received as [Received];
    expect(isGenuine(first, secret)).toBe(true);
    expect(isGenuine({ ...first, body: first.body.replace('77', '78') }, secret)).toBe(false);
    expect(isGenuine(first, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false);
    expect(JSON.parse(first.body)).toEqual({
      type: 'order.moved',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { order_id: 77, move: 'confirm', package: null, from: 'pending', to: 'preparing' },
    });
    await expect
      .poll(async () => (await deliveriesOf(id))[0])
      .toMatchObject({ state: 'sent', status: 204, attempts: 1, event: 'order.moved' });
    // Whoever is told reads more by a key.
    const { key } = await newTestKey(shop.database, { staffId: owner.id });
    const read = await fetch(`${shop.url}/api/desk/orders`, { headers: { authorization: `Bearer ${key}` } });
    expect(read.status).toBe(200);
  }, 40_000);

  it('loses nothing to a crash between writing and sending, and a repeat has the same id', async () => {
    const { id } = await addWebhook(['order.placed']);
    const delivery = await plantDelivery();
    // A process begins the attempt, sends, and dies before it says so.
    const claimed = await claimDelivery(db, { id: delivery, now: clock.now, isFirst: true });
    expect(claimed?.attempts).toBe(1);
    await runSchedule();
    expect(received).toEqual([]);
    clock.now += 6 * minute;
    answers = [500];
    await runSchedule();
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'waiting', status: 500, attempts: 2 });
    clock.now += 6 * minute;
    await runSchedule();
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'sent', status: 204, attempts: 3 });
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
      `msg_${delivery}`,
      `msg_${delivery}`,
    ]);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    await runSchedule();
    expect(received.length).toBe(2);
  });

  it('is not told of what was rolled back', async () => {
    await addWebhook(['order.placed']);
    await expect(
      inTransaction(db, async (transaction) => {
        await emit(transaction, { name: 'order.placed', key: 'undone', data: { orderId: 1 } });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await db.selectFrom('webhook_delivery').select('id').execute()).toEqual([]);
  });

  it('is tried later and later, then dead, and sent again by a button', async () => {
    const { id } = await addWebhook(['order.placed']);
    const delivery = await plantDelivery();
    answers = Array.from({ length: 10 }, () => 503);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await sendDelivery(parts, delivery, { isFirst: attempt === 0 })).toBe(false);
      const due = (await deliveriesOf(id))[0]?.due_at;
      if (due) {
        waits.push((Date.parse(due) - clock.now) / minute);
        clock.now = Date.parse(due);
      }
    }
    expect(waits).toEqual([1, 5, 30, 120, 300, 600, 840, 1200, 1440]);
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'dead', status: 503, attempts: 10 });
    expect((await owner.call('desk/webhooks')).items[0]).toMatchObject({ dead: 1, waiting: 0 });
    await owner.call('desk/send-webhook-again', { query: { deliveryId: delivery } });
    await expect.poll(async () => (await deliveriesOf(id))[0]?.state, { timeout: 20_000 }).toBe('sent');
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([`msg_${delivery}`]),
    );
  }, 40_000);

  it('holds up no other while it does not answer, and is given up at once where it is gone', async () => {
    const { id } = await addWebhook(['order.placed']);
    const [first, second] = [await plantDelivery(), await plantDelivery()];
    answers = [500];
    expect(await sendDelivery(parts, first, { isFirst: true })).toBe(false);
    expect(await sendDelivery(parts, second, { isFirst: true })).toBeUndefined();
    answers = [410];
    expect(await sendDelivery(parts, second, { isFirst: false })).toBe(false);
    const states = (await deliveriesOf(id)).map((delivery) => [delivery.id, delivery.state]);
    expect(Object.fromEntries(states)).toEqual({ [first]: 'waiting', [second]: 'dead' });
  });

  it('that leads nowhere says why, and one that is off is told nothing', async () => {
    const { id } = await addWebhook(['order.placed']);
    const delivery = await plantDelivery();
    const closed = { ...parts, outboundFetch: outboundFetchOf({ allowsLoopback: false }) };
    expect(await sendDelivery(closed, delivery, { isFirst: true })).toBe(false);
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'waiting', status: null, fault: 'address' });
    await owner.call('desk/set-webhook', {
      query: { webhookId: String(id) },
      body: { url: address, events: ['order.placed'], is_active: false },
    });
    clock.now += 60 * minute;
    await runSchedule();
    expect(received).toEqual([]);
    await inTransaction(db, (transaction) =>
      emit(transaction, { name: 'order.placed', key: 'unheard', data: { orderId: 9 } }),
    );
    expect((await deliveriesOf(id)).length).toBe(1);
  });

  it('keeps its secret sealed, and out of the audit', async () => {
    const { secret } = await addWebhook(['order.placed']);
    const { rows } = await sql<{ text: string }>`
      select (select string_agg(w::text || encode(w.sealed_secret, 'escape'), ' ') from webhook w) || (select string_agg(a::text, ' ') from audit a) as text`.execute(
      db,
    );
    expect(rows[0]?.text).not.toContain(secret.slice(6));
  });

  it.each(['http://hooks.example.iq/', 'https://10.0.0.1/', 'https://a:b@hooks.example.iq/', 'nonsense', ''])(
    'does not lead to %j',
    async (url) => {
      const body = { url, events: ['order.placed'] };
      expect(await owner.refused('desk/add-webhook', { body })).toBe('desk.webhook-address-invalid');
    },
  );

  it('is told of products that are saved and of stock that changes, and of nothing nobody asked for', async () => {
    const [{ id: productId, sku, qty }] = (await sql<{ id: number; sku: string; qty: number }>`
      select p.id, p.sku, s.qty from product p join stock_level s on s.product_id = p.id
      where p.type = 'simple' and s.manage_stock and s.qty > 5 order by p.id limit 1`
      .execute(db)
      .then(({ rows }) => rows)) as [{ id: number; sku: string; qty: number }];
    const query = { productId: String(productId) };
    const setStock = (to: number, seen: number) =>
      owner.call('desk/set-stock', { query, body: { qty: to, seen_qty: seen } });
    const eventsOf = async () =>
      (
        await db
          .selectFrom('event')
          .select('name')
          .where('name', 'in', ['product.saved', 'stock.changed'])
          .orderBy('id')
          .execute()
      ).map(({ name }) => name);

    const { id } = await addWebhook(['stock.changed']);
    await setStock(qty + 3, qty);
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      type: 'stock.changed',
      data: { product_id: productId, sku },
    });
    // It asked for no more.
    await owner.call('desk/enable-product', { query, body: { is_enabled: false } });
    expect(await eventsOf()).toEqual(['stock.changed']);
    expect((await deliveriesOf(id)).map(({ event }) => event)).toEqual(['stock.changed']);

    await addWebhook(['product.saved']);
    await owner.call('desk/enable-product', { query, body: { is_enabled: true } });
    await setStock(qty, qty + 3);
    // What it is a part of is another product for shoppers, too.
    const told = () =>
      received.map(({ body }) => JSON.parse(body) as { type: string; data: { product_id: number } });
    await expect
      .poll(() => told().map(({ data }) => data.product_id), { timeout: 20_000 })
      .toContain(productId);
    expect(told().every(({ type }) => type === 'product.saved')).toBe(true);
    expect((await eventsOf()).filter((name) => name === 'stock.changed')).toHaveLength(1);
  }, 60_000);

  it('is one of twenty', async () => {
    await sql`
      insert into webhook (url, events, sealed_secret, created_at)
      select 'https://hooks.example.iq/' || n, '{order.placed}', ''::bytea, now() from generate_series(1, 20) n`.execute(
      db,
    );
    const body = { url: address, events: ['order.placed'] };
    expect(await owner.refused('desk/add-webhook', { body })).toBe('desk.too-many-webhooks');
  });
});
