import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { pushServer } from '@dijla/test-kit/messages/push-server';
import { testMessenger } from '@dijla/test-kit/messages/test-messenger';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sendAboutOrder } from './send-about-order.ts';

const database = await testDatabase();
const { db } = database;
const { newCart, bodyOf, place, orderOf } = await orderingShop(database);
const service = await pushServer();
const shop = await buyingProvider(db, { settings: { testPush: service.base } });
const { aCustomer, signIn } = accountsOf(shop);
const lines: string[] = [];
const messenger = await testMessenger(
  db,
  { testPush: service.base },
  { write: (line) => void lines.push(line) },
);
const mug = { sku: 'MUG', qty: 1 };

const save = (token: string, subscription: string, storeCode = 'ar') =>
  shop.call('messaging/save-token', { query: { storeCode, token }, body: { token: subscription } });
const endpointOf = (subscription: string) => (JSON.parse(subscription) as { endpoint: string }).endpoint;
const devices = async (customerId: number) =>
  (
    await db
      .selectFrom('push_subscription')
      .select('endpoint')
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute()
  ).map(({ endpoint }) => endpoint);

/** Places an order of a customer and returns its id and number. */
const anOrderOf = async (customerId: number) => {
  const query = { storeCode: 'en' };
  const cartId = await newCart([mug], query);
  await place(bodyOf(cartId, [mug], { store_code: 'en' }), query);
  const order = await orderOf(cartId);
  await sql`update "order" set customer_id = ${customerId} where id = ${order?.id}`.execute(db);
  return { id: Number(order?.id), number: String(order?.order_number) };
};
let causes = 0;
/** Tells that an order is confirmed and returns the ids of what was written to devices. */
const tell = async (orderId: number) => {
  causes += 1;
  const cause = `order.moved ${orderId}/${causes}`;
  await sendAboutOrder(db, {
    orderId,
    cause,
    content: (order) => ({ template: 'order-confirmed', params: { order } }),
  });
  const { rows } = await sql<{
    id: number;
  }>`select id from message where channel = 'push' and dedupe_key like ${`${cause} %`} order by id`.execute(
    db,
  );
  for (const { id } of rows) await messenger.deliver(id);
  return rows.map(({ id }) => id);
};
const stateOf = (id: number | undefined) =>
  db
    .selectFrom('message')
    .select(['state', 'error'])
    .where('id', '=', id ?? 0)
    .executeTakeFirst();

describe('a device of a customer', () => {
  it('1.31, 4.43, 6.13, 7.73: is told of her order, in its language, and no more once it is deleted', async () => {
    const { token, profile } = await aCustomer();
    const device = await service.newDevice();
    const { result, meta } = await save(token, device);
    expect(result).toBe(true);
    await save(token, device);
    expect(await devices(profile.id)).toEqual([endpointOf(device)]);
    const { id, number } = await anOrderOf(profile.id);
    const [written] = await tell(id);
    expect(await stateOf(written)).toEqual({ state: 'sent', error: null });
    expect(service.received().at(-1)).toMatchObject({
      topic: `order-${number}`,
      ttl: expect.any(Number),
      message: {
        title: `أكّدنا طلبك رقم ${number}`,
        path: `/ar/order-tracking?order=${number}`,
        language: 'ar',
      },
    });
    const token_id = (meta as unknown as { id: string }).id;
    for (let time = 0; time < 2; time += 1)
      await shop.call('messaging/delete-token', { query: { token: token_id } });
    expect(await devices(profile.id)).toEqual([]);
    expect(await tell(id)).toEqual([]);
  });

  it('goes with the session that gave it, and what waits is not sent', async () => {
    const { token, profile } = await aCustomer();
    await save(token, await service.newDevice(), 'en');
    const { id } = await anOrderOf(profile.id);
    const before = service.received().length;
    service.set('busy');
    const [waiting] = await tell(id);
    service.clear();
    expect(await stateOf(waiting)).toEqual({ state: 'queued', error: 'push 429' });
    await shop.call('user/logout', { query: { token } });
    expect(await devices(profile.id)).toEqual([]);
    await sql`update message set not_before = now() - interval '1 minute' where id = ${waiting}`.execute(db);
    await messenger.deliver(waiting ?? 0);
    expect(await stateOf(waiting)).toEqual({ state: 'failed', error: 'push not subscribed' });
    expect(service.received()).toHaveLength(before);
  });

  it.each(['gone', 'unknown'])('is forgotten when its push service says that it is %s', async (scenario) => {
    const { token, profile } = await aCustomer();
    await save(token, await service.newDevice());
    const { id } = await anOrderOf(profile.id);
    service.set(scenario);
    const [written] = await tell(id);
    service.clear();
    expect(await stateOf(written)).toMatchObject({ state: 'failed' });
    expect(await devices(profile.id)).toEqual([]);
  });

  it('is of whoever is logged in on it now', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()];
    const device = await service.newDevice();
    await save(one.token, device);
    await save(other.token, device);
    expect([await devices(one.profile.id), await devices(other.profile.id)]).toEqual([
      [],
      [endpointOf(device)],
    ]);
  });

  it('is one of ten, of which the latest are told', async () => {
    const { token, email, profile } = await aCustomer();
    for (let made = 0; made < 11; made += 1)
      await save(made < 5 ? token : (await signIn(email)).token, await service.newDevice());
    expect(await devices(profile.id)).toHaveLength(10);
  });

  it.each([
    ['no subscription', 'token'],
    ['an address within the shop’s network', { endpoint: 'http://169.254.169.254/latest/meta-data' }],
    ['an address of anybody', { endpoint: 'https://evil.example/push' }],
    [
      'a key that is no point',
      { keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' } },
    ],
    ['a short secret', { keys: { auth: 'AAAA' } }],
  ])('is refused as %s', async (_, changed) => {
    const { token, profile } = await aCustomer();
    const device = JSON.parse(await service.newDevice()) as { keys: object };
    const body = {
      token:
        typeof changed === 'string'
          ? changed
          : JSON.stringify({
              ...device,
              ...changed,
              keys: { ...device.keys, ...('keys' in changed && changed.keys) },
            }),
    };
    expect(await shop.refused('messaging/save-token', { query: { token }, body })).toMatchObject({
      status: 400,
      code: 'messaging.token-invalid',
    });
    expect(await devices(profile.id)).toEqual([]);
  });

  it('is not saved for a guest', async () => {
    const body = { token: await service.newDevice() };
    expect(await shop.refused('messaging/save-token', { body })).toMatchObject({ status: 401 });
  });
});

it('the key of the shop is made once, and the sandbox gives a device that is told', async () => {
  const [one, other] = await Promise.all([shop.call('messaging/key', {}), shop.call('messaging/key', {})]);
  expect(Buffer.from(one.result.public_key, 'base64url')).toHaveLength(65);
  expect(other.result).toEqual(one.result);
  const { result } = await shop.call('messaging/key', { query: { device: 'test' } });
  const { token, profile } = await aCustomer();
  await save(token, result.test_device ?? '');
  expect(await devices(profile.id)).toHaveLength(1);
});

it('the log names neither device nor order', () => {
  expect(lines.join('\n')).not.toContain(service.base);
  expect(lines.join('\n')).toContain('push 429');
});
