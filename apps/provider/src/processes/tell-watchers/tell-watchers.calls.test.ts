import { inTransaction } from '../../database/in-transaction.ts';
import { accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { transactionsEnded } from '@dijla/test-kit/database/transactions-ended';
import { sampleSubscription, subscriptionAt } from '@dijla/test-kit/messages/sample-subscription';
import { testSettings } from '@dijla/test-kit/test-settings';
import { runs } from '@dijla/test-kit/thoroughness';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordChanges } from '../../database/change-sql.ts';
import { readDueMessages } from './due-alerts-sql.ts';
import { tellWatchers } from './tell-watchers.ts';

const { db } = await testDatabase();
const settings = testSettings();
const day = 86_400_000;
const clock = { now: Date.parse('2026-11-29T09:00:00Z') };
const shop = await buyingProvider(db, { now: () => clock.now });
const { aCustomer } = accountsOf(shop);
const { simple, configurable } = catalogBuilder(db);

let mug = 0;
let tee: Awaited<ReturnType<typeof configurable>>;
let step = 0;

beforeAll(async () => {
  mug = await simple({ sku: 'MUG', price: { IQD: 20_000 }, qty: 0 });
  tee = await configurable({ sku: 'TEE', colors: ['black'], sizes: ['M', 'L'], price: { IQD: 30_000 } });
  await simple({ sku: 'BOX', type: 'bundle' });
  const { rows } = await sql<{
    step: number;
  }>`select derived_step::integer as step from currency where code = 'IQD'`.execute(db);
  step = rows[0]?.step ?? 0;
  await tellWatchers(db, clock.now, settings);
});

beforeEach(async () => {
  clock.now += 2 * day;
  await sql`delete from watch`.execute(db);
  await sql`delete from message`.execute(db);
  await setPrice(mug, 20_000);
  await setStock(mug, 0);
});

const changed = (id: number, kind: 'price' | 'stock' | 'removed') =>
  inTransaction(db, (transaction) =>
    recordChanges(transaction, [{ entity: 'product', entity_id: id, kind }], {
      actor: 'test',
      requestId: 'test',
    }),
  );
const setPrice = async (id: number, amount: number) => {
  await sql`update price set amount = ${amount} where product_id = ${id} and currency = 'IQD' and kind = 'regular'`.execute(
    db,
  );
  await changed(id, 'price');
};
const setStock = async (id: number, qty: number) => {
  await db.updateTable('stock_level').set({ qty }).where('product_id', '=', id).execute();
  await changed(id, 'stock');
};
const tell = async (after = 60_000) => {
  await transactionsEnded(db);
  return tellWatchers(db, (clock.now += after), settings);
};
const messages = () =>
  db
    .selectFrom('message')
    .select(['to', 'channel', 'params', 'not_before'])
    .where('template', '=', 'alert')
    .orderBy('id')
    .execute();
const told = async () =>
  (await messages()).map(({ to, params }) => [
    to,
    (params as { alerts: { kind: string; name: string }[] }).alerts.map(
      ({ kind, name }) => `${kind} ${name}`,
    ),
  ]);
const watch = (
  token: string,
  kind: 'price' | 'stock',
  productId: number,
  parentId = productId,
  rest: object = {},
) =>
  shop.call(`watchlist/watch-${kind}`, {
    query: { storeCode: 'ar', token },
    body: { productId, parentId, ...rest },
  });

const withDevice = async (token: string, endpoint?: string) => {
  const { result } = await shop.call('messaging/save-token', {
    query: { storeCode: 'ar', token },
    body: { token: endpoint === undefined ? sampleSubscription : subscriptionAt(endpoint) },
  });
  return result;
};

describe('who is told on her devices', () => {
  it('gets an alert on each, and an e-mail while there is none', async () => {
    const { token, email, profile } = await aCustomer();
    await watch(token, 'stock', mug, mug, { channel: 'push' });
    await setStock(mug, 3);
    await tell();
    expect((await messages()).map(({ channel, to }) => [channel, to])).toEqual([['email', email]]);
    await withDevice(token);
    await setStock(mug, 0);
    await tell();
    await setStock(mug, 3);
    await tell();
    expect((await messages()).at(-1)).toMatchObject({
      channel: 'push',
      to: expect.stringMatching(new RegExp(`^${profile.id}\\.[\\w-]{43}$`)),
    });
  });

  it('is told on all of them, however few recipients are told together', async () => {
    const { token, profile } = await aCustomer();
    await watch(token, 'stock', mug, mug, { channel: 'push' });
    await withDevice(token);
    await withDevice(token, 'https://updates.push.services.mozilla.com/wpush/v2/telephone');
    await setStock(mug, 3);
    await sql`
      insert into alert (watch_id, fired_at) select id, now() from watch where customer_id = ${profile.id}`.execute(
      db,
    );
    const due = await inTransaction(db, (transaction) =>
      readDueMessages(transaction, { now: new Date(clock.now), limit: 1 }),
    );
    expect(due.map(({ to, alerts }) => [to.split('.')[0], alerts.length])).toEqual([
      [String(profile.id), 1],
      [String(profile.id), 1],
    ]);
    expect(new Set(due.map(({ to }) => to)).size).toBe(2);
  });
});

describe('the calls of the wire', () => {
  it('7.48–7.51: list, watch and leave, each as often as it likes', async () => {
    const { token } = await aCustomer();
    const query = { storeCode: 'ar', token };
    await watch(token, 'price', tee.variants[0]!.id, tee.id);
    await watch(token, 'price', tee.variants[0]!.id, tee.id);
    await watch(token, 'stock', mug);
    const { result: prices } = await shop.call('watchlist/price', { query });
    expect(prices).toMatchObject([{ product_id: tee.variants[0]!.id, parent_id: tee.id }]);
    expect((await shop.call('watchlist/stock', { query })).result).toMatchObject([
      { product_id: mug, parent_id: mug },
    ]);
    const body = { productId: tee.variants[0]!.id, parentId: tee.id };
    for (let time = 0; time < 2; time += 1) await shop.call('watchlist/leave-price', { query, body });
    expect((await shop.call('watchlist/price', { query })).result).toEqual([]);
    expect((await shop.call('watchlist/stock', { query })).result).toHaveLength(1);
  });

  it.each([
    ['an unknown product', { productId: 999_999, parentId: null }, 'watchlist.product-not-found'],
    ['a page that does not sell it', { productId: 'mug', parentId: 'tee' }, 'watchlist.product-not-found'],
    ['SMS without a number of its own', { productId: 'mug', channel: 'sms' }, 'watchlist.no-mobile-number'],
  ])('refuse %s', async (_, given, code) => {
    const { token } = await aCustomer();
    const ids: Record<string, number> = { mug, tee: tee.id };
    const idOf = (id: unknown) => (typeof id === 'string' ? ids[id] : id);
    const body = {
      ...given,
      productId: idOf(given.productId),
      ...('parentId' in given && { parentId: idOf(given.parentId) }),
    };
    expect(
      await shop.refused('watchlist/watch-stock', { query: { storeCode: 'ar', token }, body }),
    ).toMatchObject({ code });
  });

  it('6.05: need a token', async () => {
    expect(await shop.refused('watchlist/price', { query: { storeCode: 'ar', token: '' } })).toMatchObject({
      status: 401,
    });
  });

  it('take what a device has changed, twice as once', async () => {
    const { token } = await aCustomer();
    const query = { storeCode: 'ar', token };
    const change = { kind: 'stock', sku: 'MUG', parent_sku: 'MUG', channel: 'email' };
    const changes = [
      { act: 'add', ...change },
      { act: 'add', ...change, kind: 'price' },
      { act: 'remove', ...change },
    ];
    for (let time = 0; time < 2; time += 1)
      expect((await shop.call('watchlist/changes', { query, body: { changes } })).result).toMatchObject([
        { kind: 'price', sku: 'MUG', parent_sku: 'MUG', channel: 'email' },
      ]);
  });
});

describe('a watcher', () => {
  it('is told once that goods are back, and again only after they were gone', async () => {
    const { token, email } = await aCustomer();
    await watch(token, 'stock', mug);
    await setStock(mug, 3);
    await tell();
    await setStock(mug, 2);
    await tell();
    expect(await told()).toEqual([[email, ['stock MUG بالعربية']]]);
    await setStock(mug, 0);
    await tell();
    await setStock(mug, 1);
    await tell();
    expect(await told()).toHaveLength(2);
  });

  it('is told of her variant alone', async () => {
    const [black, large] = tee.variants;
    await setStock(black!.id, 0);
    const { token } = await aCustomer();
    await watch(token, 'stock', black!.id, tee.id);
    await setStock(large!.id, 9);
    await tell();
    expect(await told()).toEqual([]);
    await setStock(black!.id, 1);
    await tell();
    const [message] = await messages();
    expect(JSON.stringify(message?.params)).toContain(`/tee?childSku=${black!.sku}`);
  });

  it('is told of a lower price from a step of the currency on', async () => {
    const { token } = await aCustomer();
    await watch(token, 'price', mug);
    await setPrice(mug, 20_000 - step + 1);
    await tell();
    expect(await told()).toEqual([]);
    await setPrice(mug, 20_000 - step);
    await tell();
    expect(await messages()).toMatchObject([
      { params: { alerts: [{ price: { amount: 20_000 - step, currency: 'IQD' } }] } },
    ]);
  });

  it('X20: is told of an offer when it begins, without any write', async () => {
    const begins = clock.now + 10 * 60_000;
    const { token } = await aCustomer();
    await watch(token, 'price', mug);
    await db
      .insertInto('price')
      .values({
        product_id: mug,
        price_list: 'general',
        currency: 'IQD',
        kind: 'special',
        amount: 9_000,
        from_at: new Date(begins),
        until_at: new Date(begins + day),
      })
      .execute();
    await sql`insert into scheduled_change (entity, entity_id, at) values ('product', ${mug}, ${new Date(begins)})`.execute(
      db,
    );
    await changed(mug, 'price');
    await tell();
    expect(await told()).toEqual([]);
    await tell(10 * 60_000);
    expect(await told()).toHaveLength(1);
    await sql`delete from price where product_id = ${mug} and kind = 'special'`.execute(db);
  });

  it('is told of all at once, stock first, and of prices once a day', async () => {
    const cup = await simple({ sku: `CUP-${clock.now}`, price: { IQD: 5_000 } });
    const { token } = await aCustomer();
    await watch(token, 'price', cup);
    await watch(token, 'stock', mug);
    await watch(token, 'price', mug);
    await setPrice(cup, 1_000);
    await setStock(mug, 1);
    await tell();
    const [first] = await told();
    expect(first?.[1]).toEqual(['stock MUG بالعربية', expect.stringContaining('price CUP')]);
    await setPrice(mug, 1_000);
    await tell();
    expect(await told()).toHaveLength(1);
    await tell(day);
    expect(await told()).toHaveLength(2);
  });

  it('is not told of what is no longer so', async () => {
    const { token } = await aCustomer();
    await watch(token, 'stock', mug);
    await sql`update watch set told_at = ${new Date(clock.now)}`.execute(db);
    await watch(token, 'price', mug);
    await setPrice(mug, 1_000);
    await tell();
    await setPrice(mug, 20_000);
    await tell();
    await tell(day);
    expect(await told()).toEqual([]);
  });

  it('is told nothing of what was removed; the alert ends', async () => {
    const gone = await simple({ sku: `GONE-${clock.now}`, qty: 0 });
    const { token } = await aCustomer();
    await watch(token, 'stock', gone);
    await sql`delete from product_store where product_id = ${gone}`.execute(db);
    await changed(gone, 'removed');
    await tell();
    expect((await shop.call('watchlist/stock', { query: { storeCode: 'ar', token } })).result).toEqual([]);
  });

  it('is told in turn: so many in a second, whatever the number', async () => {
    const { profile } = await aCustomer();
    await sql`insert into watch (address, channel, kind, product_id, parent_id, store_code, price_list, currency, is_armed, key, confirmed_at)
      select 'w' || n || '@example.iq', 'email', 'stock', ${mug}, ${mug}, 'en', 'general', 'IQD', true, 'k' || n, now() from generate_series(1, 100) n`.execute(
      db,
    );
    await setStock(mug, 1);
    expect([await tell(), profile.id > 0]).toEqual([100, true]);
    const due = (await messages()).map(({ not_before: at }) => (at === null ? 0 : at.getTime() - clock.now));
    expect(due.filter((after) => after === 0)).toHaveLength(settings.alertsPerSecond + 1);
    expect(Math.max(...due)).toBeGreaterThan(1_900);
    expect(await tell()).toBe(0);
  });
});

describe('a guest', () => {
  const ask = (to: object, kinds = ['stock']) =>
    shop.call('watchlist/ask', {
      query: { storeCode: 'ar' },
      body: { sku: 'MUG', parent_sku: 'MUG', kinds, to },
    });
  const confirmations = () =>
    db
      .selectFrom('message')
      .select(['to', 'channel', 'params', 'language'])
      .where('template', '=', 'alert-to-confirm')
      .execute();
  const keyOf = async () => (((await confirmations()).at(-1)?.params ?? { key: '' }) as { key: string }).key;

  it('is told only after the address was confirmed, in the language that was asked in', async () => {
    await ask({ email: 'Aya@example.iq' }, ['stock', 'price']);
    await ask({ email: 'aya@example.iq' }, ['stock', 'price']);
    expect(await confirmations()).toMatchObject([{ to: 'aya@example.iq', language: 'ar' }]);
    await setStock(mug, 1);
    await tell();
    expect(await told()).toEqual([]);
    await setStock(mug, 0);
    await tell();
    await shop.call('watchlist/confirm', { body: { key: await keyOf() } });
    await setStock(mug, 1);
    await setPrice(mug, 1_000);
    await tell();
    expect(await told()).toEqual([['aya@example.iq', ['stock MUG بالعربية', 'price MUG بالعربية']]]);
  });

  it('is asked by SMS where she gives a number, in any digits', async () => {
    await ask({ phone: '٠٧٧٠١٢٣٤٥٦٧' });
    expect(await confirmations()).toMatchObject([{ channel: 'sms', to: '+9647701234567' }]);
    expect(
      await shop.refused('watchlist/ask', {
        body: { sku: 'MUG', parent_sku: 'MUG', kinds: ['stock'], to: { phone: '12345678' } },
      }),
    ).toMatchObject({ code: 'watchlist.phone-invalid' });
  });

  it('stops an alert by one press, and all of them by another; what has ended is no error', async () => {
    await ask({ email: 'omar@example.iq' }, ['stock', 'price']);
    const key = await keyOf();
    await shop.call('watchlist/confirm', { body: { key } });
    expect(await shop.refused('watchlist/confirm', { body: { key } })).toMatchObject({
      code: 'watchlist.alert-not-found',
    });
    const left = async () =>
      Number((await sql<{ n: string }>`select count(*) as n from watch`.execute(db)).rows[0]?.n);
    await shop.call('watchlist/stop', { body: { key } });
    expect(await left()).toBe(1);
    const { rows } = await sql<{ key: string }>`select key from watch`.execute(db);
    await shop.call('watchlist/stop', { body: { key: rows[0]!.key, all: true } });
    await shop.call('watchlist/stop', { body: { key } });
    expect(await left()).toBe(0);
  });

  it('cannot watch what is made of other goods', async () => {
    expect(
      await shop.refused('watchlist/ask', {
        body: { sku: 'BOX', parent_sku: 'BOX', kinds: ['stock'], to: { email: 'a@example.iq' } },
      }),
    ).toMatchObject({ code: 'watchlist.not-offered' });
  });
});

describe('over random walks of price and stock', () => {
  it('tells of each crossing once', { timeout: 900_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ steps: fc.integer({ min: -3, max: 3 }), qty: fc.integer({ min: 0, max: 2 }) }), {
          maxLength: 12,
        }),
        async (walk) => {
          await sql`delete from watch`.execute(db);
          await sql`delete from message`.execute(db);
          await setPrice(mug, 20_000);
          await setStock(mug, 0);
          await sql`insert into watch (address, channel, kind, product_id, parent_id, store_code, price_list, currency, from_amount, is_armed, key, confirmed_at)
            select 'walker@example.iq', 'email', kind, ${mug}, ${mug}, 'ar', 'general', 'IQD', amount, true, kind, now()
            from (values ('price', 20000), ('stock', null)) k (kind, amount)`.execute(db);
          await tell(2 * day);
          // What a watcher should be told, read off the walk alone.
          const model = { price: true, stock: true, told: 0 };
          for (const { steps, qty } of walk) {
            const amount = 20_000 + steps * step;
            await setPrice(mug, amount);
            await setStock(mug, qty);
            const isPrice = model.price && amount <= 20_000 - step;
            const isStock = model.stock && qty > 0;
            model.price = amount >= 20_000 ? true : isPrice ? false : model.price;
            model.stock = qty === 0;
            model.told += Number(isPrice) + Number(isStock);
            await tell(2 * day);
            await tell(1_000);
          }
          const count = (await messages()).reduce(
            (sum, { params }) => sum + (params as { alerts: unknown[] }).alerts.length,
            0,
          );
          expect(count).toBe(model.told);
        },
      ),
      { numRuns: runs({ usual: 12, all: 300 }) },
    );
  });
});
