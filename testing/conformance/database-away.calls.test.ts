import { randomUUID } from 'node:crypto';
import type { CallName } from '@dijla/contract/client';
import { calls } from '@dijla/contract/schemas';
import { connect } from '@dijla/provider/database';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import { recordChanges } from '../../apps/provider/src/database/change-sql.ts';
import { type DatabaseProxy, databaseProxy } from '@dijla/test-kit/database/database-proxy';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorOfAnswer } from './judged-answer.ts';
import { sampleRequests } from './requests/sample-requests.ts';
import { executeTask, vsfTasks } from './vsf-tasks.ts';

const network: { proxy?: DatabaseProxy } = {};
const { url, database } = await providerOverHttp({}, undefined, async (direct) => {
  const proxy = await databaseProxy(direct);
  network.proxy = proxy;
  const connection = connect({ url: proxy.url, applicationName: 'test' });
  afterAll(async () => {
    await connection.close();
    await proxy.close();
  });
  return connection;
});
const proxy = network.proxy!;
const samples = await sampleRequests(url);
const tasks = vsfTasks(url, 'ar');

const places: Readonly<Record<string, string>> = {
  entity: 'product',
  attribute: 'brand',
  value: 'anker',
  id: '1',
  name: 'new',
  category: '2',
  code: 'ar',
  sessionId: '1',
};
/** Query parameters that the sample request of a call omits. */
const queries: Partial<Record<CallName, Record<string, string>>> = {
  'cart/apply-coupon': { coupon: 'WELCOME10' },
  'url/resolver': { url: 'nothing-here' },
  'product/recommendations': { skus: 'DJ-SIMPLE' },
};

const send = (name: CallName, cartId: string, store = 'ar'): Promise<Response> => {
  const { query, body } = samples.of(name, cartId);
  const path = calls[name].path.replaceAll(
    /\{(\w+)\}/g,
    (_, place: string) => places[place] ?? `iq_catalog_${store}`,
  );
  const asked = new URLSearchParams({ ...query, ...queries[name], storeCode: store });
  const { method } = calls[name];
  return fetch(`${url}${path}?${asked}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined || method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
};

const ordersOf = async (cartId: string) =>
  (
    await sql<{
      orders: number;
    }>`select count(*)::integer as orders from "order" where cart_id = ${cartId}`.execute(database.db)
  ).rows[0]!.orders;
const stockOf = async (sku: string) =>
  (
    await sql<{
      qty: number;
    }>`select qty from stock_level join product on product.id = product_id where sku = ${sku}`.execute(
      database.db,
    )
  ).rows[0]!.qty;
const shownStock = async (sku: string) => ((await tasks.stockCheck(sku)).result as { qty: number }).qty;
const isReady = async () => (await fetch(`${url}/readyz`)).status;

/** Sets the stock as another writer does, with its row in the change feed. */
const setStock = (sku: string, qty: number) =>
  inTransaction(database.db, async (transaction) => {
    const { rows } = await sql<{
      product_id: number;
    }>`update stock_level l set qty = ${qty} from product p where p.id = l.product_id and p.sku = ${sku} returning product_id`.execute(
      transaction,
    );
    await recordChanges(transaction, [{ entity: 'product', entity_id: rows[0]!.product_id, kind: 'stock' }], {
      actor: 'test',
      requestId: randomUUID(),
    });
  });

const names = Object.keys(calls) as CallName[];
const fromMemory = [
  'catalog/search',
  'product/render-list',
  'stock/check',
  'stock/list',
  'url/map',
  'other/ip',
] as const;
const fromDatabase = [
  'cart/create',
  'cart/update',
  'cart/delete',
  'cart/pull',
  'cart/totals',
  'cart/apply-coupon',
  'cart/shipping-methods',
  'cart/shipping-information',
  'order/place',
  'order/withdraw',
  'user/create',
  'user/login',
  'user/me',
  'user/order-history',
  'brand/list',
  'brand/one',
  'url/resolver',
  'store/regions',
  'store/shop',
] as const;

describe('while the database refuses connections', () => {
  let cartId = '';
  beforeAll(async () => {
    cartId = await samples.filledCart();
    await proxy.refuse();
  });
  afterAll(proxy.allow);

  it.each(names)('%s is answered as the contract says, with no unforeseen fault', async (name) => {
    expect(await errorOfAnswer(name, await send(name, cartId))).toBeNull();
  });

  it.each(fromMemory)('%s is answered from memory', async (name) => {
    expect((await send(name, cartId)).status).toBe(200);
  });

  it.each(fromDatabase)('%s is refused for a moment, and told when to come again', async (name) => {
    const { status, headers } = await send(name, cartId);
    expect([status, headers.get('x-refusal'), Number(headers.get('retry-after')) > 0]).toEqual([
      503,
      'request.unavailable',
      true,
    ]);
  });

  it('says so in the language of the store', async () => {
    const texts = await Promise.all(
      ['ar', 'en'].map(
        async (store) =>
          ((await (await send('cart/pull', cartId, store)).json()) as { result: string }).result,
      ),
    );
    expect(texts).toEqual([expect.stringMatching(/^[\u0600-\u06ff]/), expect.stringMatching(/^The shop/)]);
  });

  it('is alive and not ready', async () => {
    expect([(await fetch(`${url}/healthz`)).status, await isReady()]).toEqual([200, 503]);
  });
});

describe('when the database is back', () => {
  it.each([
    ['refused connections', proxy.refuse, proxy.allow],
    [
      'ended every session',
      async () =>
        void (await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
          database.db,
        )),
      async () => undefined,
    ],
    ['lost every connection', async () => proxy.cut(), async () => undefined],
    ['answered nothing', async () => proxy.stall(), async () => proxy.resume()],
  ])('after it %s, carts and orders go on and what changed meanwhile is shown', async (_, begin, end) => {
    const cartId = await samples.filledCart();
    const qty = 500 + Math.trunc(Math.random() * 400);
    await begin();
    await setStock('DJ-TEE-M-BLK', qty);
    await end();
    await expect.poll(() => shownStock('DJ-TEE-M-BLK')).toBe(qty);
    await expect.poll(async () => (await tasks.pull(cartId)).code).toBe(200);
    await expect.poll(isReady).toBe(200);
    expect((await send('order/place', cartId)).status).toBe(200);
  });
});

describe('an order', () => {
  it('whose COMMIT is answered to nobody is placed once, however often it is sent again', async () => {
    const cartId = await samples.filledCart();
    const before = await stockOf('DJ-SIMPLE');
    const lost = proxy.loseAnswerTo('commit');
    const first = await send('order/place', cartId);
    await lost;
    const again = await Promise.all([send('order/place', cartId), send('order/place', cartId)]);
    const numbers = await Promise.all(
      again.map(
        async (answer) => ((await answer.json()) as { result: { orderNumber: string } }).result.orderNumber,
      ),
    );
    expect([
      first.status,
      again.map(({ status }) => status),
      new Set(numbers).size,
      await ordersOf(cartId),
      before - (await stockOf('DJ-SIMPLE')),
    ]).toEqual([503, [200, 200], 1, 1, 2]);
  });

  it('whose session ends before its COMMIT leaves nothing behind and goes through when it is sent again', async () => {
    const cartId = await samples.filledCart();
    const before = await stockOf('DJ-SIMPLE');
    const placing = await inTransaction(database.db, async (holder) => {
      await sql`select from stock_level l join product p on p.id = l.product_id where p.sku = 'DJ-SIMPLE' for update of l`.execute(
        holder,
      );
      const sent = send('order/place', cartId);
      const waiting = sql<{
        pid: number;
      }>`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(database.db)).rows.length).toBe(1);
      proxy.cut();
      return sent;
    });
    expect([placing.status, await ordersOf(cartId)]).toEqual([503, 0]);
    expect((await send('order/place', cartId)).status).toBe(200);
    expect([await ordersOf(cartId), before - (await stockOf('DJ-SIMPLE'))]).toEqual([1, 2]);
  });
});

describe('while the database answers nothing', () => {
  afterEach(proxy.resume);

  it('refuses a call as unavailable, without keeping it waiting', async () => {
    const cartId = await samples.filledCart();
    proxy.stall();
    expect((await executeTask(`${url}/api/cart/pull?cartId=${cartId}`)).code).toBe(503);
  });

  it('tells at once that it is not ready', async () => {
    await expect.poll(isReady, { timeout: 10_000 }).toBe(200);
    proxy.stall();
    await expect.poll(isReady, { timeout: 10_000 }).toBe(503);
  });
});
