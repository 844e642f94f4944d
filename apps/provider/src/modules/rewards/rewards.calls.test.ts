import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { printedPages } from '@dijla/test-kit/printed-lines';
import { testSettings } from '@dijla/test-kit/test-settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { balanceOf, proveLedger } from '../ledger/ledger.ts';
import { lockPoints, settleGrant } from './change-points.ts';
import { pointsDebtOf, pointsOf } from './points-account.ts';
import { subscribes as forRegistration } from './subscribers/grant-for-registration.ts';
import { subscribes as forReview } from './subscribers/grant-for-review.ts';
import { subscribes as ofMoved } from './subscribers/settle-moved-order.ts';
import { subscribes as ofPlaced } from './subscribers/settle-placed-order.ts';
import { subscribes as ofRevised } from './subscribers/settle-revised-order.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { shop, anOrder, work, dispatched, desk } = worked;
const { aCustomer } = accountsOf(shop);

const job = { database: db, settings: testSettings(), now: () => Date.now(), logger: {} as never };
const subscribers = [forRegistration, forReview, ofPlaced, ofMoved, ofRevised];

type Told = { name: string; key: string; data: object };
const eventsNow = (): Promise<Told[]> =>
  db.selectFrom('event').select(['name', 'key', 'data']).orderBy('id').execute() as Promise<Told[]>;
const handle = async (events: readonly Told[]): Promise<void> => {
  for (const event of events)
    for (const { event: name, handle: work } of subscribers)
      if (name === event.name) await work(event as never, job);
};
let told = 0;
/** Has the subscribers handle what happened since. */
const settle = async (): Promise<void> => {
  const events = await eventsNow();
  await handle(events.slice(told));
  told = events.length;
};

const queryOf = (token: string) => ({ storeCode: 'ar', token });
const pointsFor = async (token: string) =>
  (await shop.call('rewards/account', { query: queryOf(token) })).result;
const transactionsOf = async (token: string) =>
  (await shop.call('rewards/transactions', { query: queryOf(token) })).result.items;
const verify = (id: number) =>
  db.updateTable('customer').set({ email_verified_at: new Date() }).where('id', '=', id).execute();

const deliver = async (id: number): Promise<void> => {
  await dispatched(id);
  await work(id, 'desk/deliver-order', { move: 'deliver', package: 1, amount: 21_000 });
};

describe('points of registering', () => {
  it('come once an address or number is proven, and once', async () => {
    const { token, profile } = await aCustomer();
    await settle();
    expect((await pointsFor(token)).balance).toBe(0);
    await verify(profile.id);
    const told = await eventsNow();
    await Promise.all([handle(told), handle(told)]);
    expect(await pointsFor(token)).toEqual({
      balance: 50,
      pending: 0,
      spent: 0,
      earned: 50,
      owed: 0,
      expiring: null,
    });
    expect(await transactionsOf(token)).toMatchObject([
      { points: 50, kind: 'registration', status: 'complete', expires_at: null },
    ]);
  });

  it('come once for a number and once for a mailbox, however many accounts prove it', async () => {
    const balances = async (prove: (id: number, place: number) => Promise<unknown>) => {
      const accounts = [await aCustomer(), await aCustomer(), await aCustomer()];
      for (const [place, { profile }] of accounts.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await prove(profile.id, place);
        // oxlint-disable-next-line no-await-in-loop
        await settle();
      }
      return Promise.all(accounts.map(async ({ token }) => (await pointsFor(token)).balance));
    };
    const telephone = '07705550123';
    const byNumber = await balances(async (id) => {
      // A number that another account proves is no longer proven by the first.
      await db
        .updateTable('customer')
        .set({ telephone_verified_at: null })
        .where('telephone', '=', telephone)
        .execute();
      const proven = { telephone, telephone_verified_at: new Date() };
      await db.updateTable('customer').set(proven).where('id', '=', id).execute();
    });
    expect(byNumber).toEqual([50, 0, 0]);
    const byMailbox = await balances((id, place) =>
      db
        .updateTable('customer')
        .set({ email: `sim.farm+${place}@example.iq`, email_verified_at: new Date() })
        .where('id', '=', id)
        .execute(),
    );
    expect(byMailbox).toEqual([50, 0, 0]);
  });
});

describe('points of reviews', () => {
  it('come with the approval, once a product, and go with it', async () => {
    const { token } = await aCustomer();
    const product = await db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', (await anOrder()).sku)
      .executeTakeFirstOrThrow();
    const review = {
      product_id: product.id,
      title: 'Good',
      detail: 'Keeps tea hot',
      nickname: 'Noor',
      rating: 5,
    };
    const { result } = await shop.call('review/create', { query: queryOf(token), body: { review } });
    const decide = async (decision: 'approve' | 'reject') => {
      await (await desk()).call('desk/decide-reviews', { body: { reviews: [result.id], decision } });
      await settle();
      await handle(await eventsNow());
      return (await pointsFor(token)).balance;
    };
    expect([
      await decide('approve'),
      await decide('approve'),
      await decide('reject'),
      await decide('approve'),
    ]).toEqual([100, 100, 0, 100]);
  });
});

describe('points of orders', () => {
  it('are pending until it is complete: one for each 1,000 dinars of its goods', async () => {
    const { token } = await aCustomer();
    const { id } = await anOrder({ query: queryOf(token) });
    await settle();
    expect(await pointsFor(token)).toMatchObject({ balance: 0, pending: 16 });
    await deliver(id);
    await settle();
    expect(await pointsFor(token)).toMatchObject({ balance: 16, pending: 0, earned: 16 });
    const [change] = await transactionsOf(token);
    const { order_number: number } = await db
      .selectFrom('order')
      .select('order_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(change).toMatchObject({ points: 16, kind: 'order', order_increment_id: number });
  });

  it('are none while anything of it is due, though it was delivered', async () => {
    const { token } = await aCustomer();
    const { id } = await anOrder({ query: queryOf(token) });
    await dispatched(id);
    await work(id, 'desk/deliver-order', { move: 'deliver', package: 1, amount: 20_999 });
    await settle();
    expect(await pointsFor(token)).toMatchObject({ balance: 0, earned: 0 });
    await work(id, 'desk/note-payment', { move: 'note_payment', amount: 1 });
    await settle();
    expect(await pointsFor(token)).toMatchObject({ balance: 16, pending: 0 });
  });

  it('are earned by the rate it was placed under', async () => {
    const { token } = await aCustomer();
    const { id } = await anOrder({ query: queryOf(token) });
    await settle();
    await db.updateTable('reward_rate').set({ points: 7 }).where('direction', '=', 2).execute();
    await deliver(id);
    await settle();
    await db.updateTable('reward_rate').set({ points: 1 }).where('direction', '=', 2).execute();
    expect((await pointsFor(token)).balance).toBe(16);
  });

  it('of one that was called off are none', async () => {
    const { token } = await aCustomer();
    const { id } = await anOrder({ query: queryOf(token) });
    await work(id, 'desk/cancel-order', { reason: 'Nobody answers' });
    await settle();
    expect(await pointsFor(token)).toMatchObject({ balance: 0, pending: 0 });
  });

  it('go with a refund, and whoever has spent them earns them again first', async () => {
    const { token, profile } = await aCustomer();
    const { id } = await anOrder({ query: queryOf(token) });
    await deliver(id);
    await settle();
    const give = (subject: `review ${number}`, points: number) =>
      inTransaction(db, (transaction) =>
        settleGrant(transaction, {
          customerId: profile.id,
          subject,
          targetOf: () => points,
          actor: 'test',
          now: Date.now(),
        }),
      );
    await inTransaction(db, async (transaction) => {
      const { post, linesToMove } = await import('../ledger/ledger.ts');
      await lockPoints(transaction, profile.id);
      const lines = linesToMove({ from: pointsOf(profile.id), to: 'rewards', unit: 'POINT', amount: 10 });
      await post(transaction, { kind: 'points-held', cause: `test ${id}`, lines });
    });
    await work(id, 'desk/refund-order', { amount: 21_000, reason: 'Broken', by: 'cash' });
    await settle();
    expect(await pointsFor(token)).toMatchObject({ balance: 0, pending: 0, spent: 10, earned: 0, owed: 10 });
    await give('review 900001', 100);
    expect(await pointsFor(token)).toMatchObject({
      balance: 90,
      pending: 0,
      spent: 10,
      earned: 100,
      owed: 0,
    });
    expect(await balanceOf(db, pointsDebtOf(profile.id), 'POINT')).toBe(0);
  });

  it('are the same in whatever order and however often their events are told', async () => {
    const orders: { id: number; token: string; customerId: number }[] = [];
    for (const ending of ['delivered', 'refunded', 'cancelled'] as const) {
      const { token, profile } = await aCustomer();
      const { id } = await anOrder({ query: queryOf(token) });
      orders.push({ id, token, customerId: profile.id });
      if (ending === 'cancelled') await work(id, 'desk/cancel-order', { reason: 'Nobody answers' });
      else await deliver(id);
      if (ending === 'refunded')
        await work(id, 'desk/refund-order', { amount: 21_000, reason: 'Broken', by: 'cash' });
    }
    const events = (await eventsNow()).slice(told);
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...events, ...events], { minLength: events.length }),
        async (some) => {
          await Promise.all([handle(some.slice(0, some.length / 2)), handle(some.slice(some.length / 2))]);
        },
      ),
      { numRuns: 4 },
    );
    await handle(events.toReversed());
    told += events.length;
    const balances = await Promise.all(orders.map(async ({ token }) => (await pointsFor(token)).balance));
    expect(balances).toEqual([16, 0, 0]);
    const guarded = await Promise.all(
      orders.map(({ customerId }) => balanceOf(db, pointsOf(customerId), 'POINT')),
    );
    expect(guarded).toEqual(balances);
    expect(await proveLedger(db, Date.now())).toEqual({ balances: [], journals: [], accounts: [] });
  });
});

describe('the calls of rewards', () => {
  it('are a customer’s own, but for the rates', async () => {
    expect((await shop.refused('rewards/account', { query: { storeCode: 'ar' } })).code).toBe(
      'user.not-signed-in',
    );
    expect((await shop.refused('rewards/transactions', { query: { storeCode: 'ar' } })).code).toBe(
      'user.not-signed-in',
    );
    const { result } = await shop.call('rewards/rates', { query: { storeCode: 'ar' } });
    expect(result).toMatchObject({ registration: 50, review: 100 });
    expect(result.items.find(({ direction }) => direction === 1)).toEqual({
      rate_id: expect.any(Number),
      points: 100,
      money: 1,
      priority: 0,
      customer_group_ids: [1, 2, 3, 4, 7, 8],
      website_ids: [1],
      direction: 1,
      currency: 'USD',
      worth: { total: 1250, currency_code: 'IQD' },
    });
  });

  it('show changes by pages', async () => {
    const { token, profile } = await aCustomer();
    for (let place = 0; place < 23; place += 1)
      await inTransaction(db, (transaction) =>
        settleGrant(transaction, {
          customerId: profile.id,
          subject: `review ${800_000 + place}`,
          targetOf: () => place + 1,
          actor: 'test',
          now: Date.now(),
        }),
      );
    const { result } = await shop.call('rewards/transactions', { query: queryOf(token) });
    expect([result.items.length, result.items[0]?.points]).toEqual([20, 23]);
    const rest = await shop.call('rewards/transactions', {
      query: { ...queryOf(token), before: String(result.next) },
    });
    expect([rest.result.items.map(({ points }) => points), rest.result.next]).toEqual([[3, 2, 1], null]);
  });
});

describe('spending points', () => {
  const { newCart, bodyOf, place, addProduct } = worked;
  /** A customer with points, and a cart of two pieces at 8,000 dinars, delivered for 5,000. */
  const spender = async (points = 1000) => {
    const { token, profile } = await aCustomer();
    const query = queryOf(token);
    await inTransaction(db, (transaction) =>
      settleGrant(transaction, {
        customerId: profile.id,
        subject: `review ${profile.id + 1_000_000}`,
        targetOf: () => points,
        actor: 'test',
        now: Date.now(),
      }),
    );
    const items = [{ sku: await addProduct({ qty: 50, price: { IQD: 8000, USD: 611 } }), qty: 2 }];
    const cartId = await newCart(items, query);
    const spend = (spent: number) =>
      shop.call('rewards/spend', { query: { ...query, cartId, view: 'cart' }, body: { points: spent } });
    const order = async (body: object = {}) =>
      Number((await place(bodyOf(cartId, items, body), query)).result.backendOrderId);
    return { token, query, cartId, items, spend, order, customerId: profile.id };
  };
  const rowsOf = (totals: { total_segments: readonly { code: string; value?: number | null }[] }) =>
    totals.total_segments.map(({ code, value }) => [code, value]);

  it('lowers what is left to pay, between discount and tax, and shows no more than there is to pay', async () => {
    const { query, cartId, spend } = await spender(5000);
    const { meta } = await spend(200);
    const worth = 2500;
    expect(meta?.cart?.reward_points).toBe(200);
    const totals = await shop.call('cart/totals', { query: { ...query, cartId } });
    const codes = rowsOf(totals.result).map(([code]) => code);
    expect(codes.indexOf('reward')).toBe(codes.indexOf('tax') - 1);
    const before = rowsOf(totals.result).reduce(
      (sum, [code, value]) => (code === 'reward' || code === 'grand_total' ? sum : sum + Number(value ?? 0)),
      0,
    );
    expect(rowsOf(totals.result)).toContainEqual(['reward', -worth]);
    expect(rowsOf(totals.result)).toContainEqual(['grand_total', before - worth]);
    await spend(5000);
    const most = await shop.call('cart/totals', { query: { ...query, cartId } });
    expect(rowsOf(most.result)).toContainEqual(['grand_total', 0]);
    await spend(0);
    const none = await shop.call('cart/totals', { query: { ...query, cartId } });
    expect(rowsOf(none.result).map(([code]) => code)).not.toContain('reward');
  });

  it('is refused to guests, of another’s cart, and of more than there are', async () => {
    const { query, cartId } = await spender(10);
    const refused = async (asked: object, points: number) =>
      shop.refused('rewards/spend', { query: { ...query, cartId, ...asked }, body: { points } });
    expect((await refused({ token: '' }, 5)).code).toBe('user.not-signed-in');
    expect((await refused({}, 11)).code).toBe('rewards.not-enough-points');
    const guests = await shop.call('cart/create', { query: { storeCode: 'ar' } });
    expect((await refused({ cartId: guests.result }, 5)).code).toBe('rewards.not-spendable');
    const other = await spender(10);
    expect((await refused({ cartId: other.cartId }, 5)).code).toBe('cart.not-found');
  });

  it('holds them when it is ordered, and spends them when it is delivered', async () => {
    const { token, spend, order } = await spender(1000);
    await spend(200);
    const id = await order();
    await settle();
    expect(await pointsFor(token)).toMatchObject({ balance: 809, spent: 191 });
    expect((await transactionsOf(token))[0]).toMatchObject({ points: -191, kind: 'spent', status: 'held' });
    const { charged } = await db
      .selectFrom('order_listing')
      .select('charged')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(charged).toBe(18_500);
    await dispatched(id);
    await work(id, 'desk/deliver-order', { move: 'deliver', package: 1, amount: charged });
    await settle();
    const [earned, spent] = await transactionsOf(token);
    expect([earned, spent]).toMatchObject([
      { points: 16, kind: 'order' },
      { points: -191, status: 'complete' },
    ]);
    await work(id, 'desk/refund-order', { amount: charged, reason: 'Broken', by: 'cash' });
    await settle();
    await handle(await eventsNow());
    // They pay for what she keeps, which earns nothing any more.
    expect(await pointsFor(token)).toMatchObject({ balance: 809, spent: 191 });
  });

  it('asks for her token with the order, however well its cart is known; without points the cart’s id is enough', async () => {
    const { token, cartId, items, spend } = await spender(1000);
    await spend(200);
    const byIdAlone = { query: { storeCode: 'ar' }, body: bodyOf(cartId, items) };
    expect(await shop.refused('order/place', byIdAlone)).toMatchObject({
      status: 401,
      code: 'user.not-signed-in',
    });
    expect(await pointsFor(token)).toMatchObject({ balance: 1000, spent: 0 });
    await spend(0);
    await shop.call('order/place', byIdAlone);
    expect(await pointsFor(token)).toMatchObject({ balance: 1000, spent: 0 });
  });

  it('gives them back at once when the order is called off', async () => {
    const { token, spend, order } = await spender(1000);
    await spend(200);
    const id = await order();
    await work(id, 'desk/cancel-order', { reason: 'Nobody answers' });
    expect(await pointsFor(token)).toMatchObject({ balance: 1000, spent: 0 });
    await settle();
    expect(await pointsFor(token)).toMatchObject({ balance: 1000, spent: 0 });
  });

  it('of two carts at once takes what there is, once', async () => {
    const one = await spender(200);
    await one.spend(200);
    const first = await one.order();
    const other = await newCart(one.items, one.query);
    const spend = { query: { ...one.query, cartId: other }, body: { points: 9 } };
    await shop.call('rewards/spend', spend);
    await inTransaction(db, async (transaction) => {
      const { post, linesToMove } = await import('../ledger/ledger.ts');
      const lines = linesToMove({ from: pointsOf(one.customerId), to: 'rewards', unit: 'POINT', amount: 9 });
      await post(transaction, { kind: 'points-adjusted', cause: `test ${first}`, lines });
    });
    const { result } = await shop.call('cart/totals', { query: { ...one.query, cartId: other } });
    expect(rowsOf(result).map(([code]) => code)).not.toContain('reward');
    expect(await proveLedger(db, Date.now())).toEqual({ balances: [], journals: [], accounts: [] });
  });
});

describe('what a product earns', () => {
  it('is told by what it costs in a group, and none where the group earns none', async () => {
    const sku = await worked.addProduct({ qty: 5, price: { IQD: 8900, USD: 680 } });
    const { id } = await db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
    const asked = (customerGroupId: string, product = String(id)) => ({
      query: { storeCode: 'ar', customerGroupId, id: product },
    });
    const pointsIn = async (group: string) =>
      (await shop.call('rewards/product-points', asked(group))).result.points;
    expect([await pointsIn(''), await pointsIn('1'), await pointsIn('0')]).toEqual([8, 8, 0]);
    expect((await shop.refused('rewards/product-points', asked('1', '999999'))).code).toBe(
      'rewards.product-not-found',
    );
  });
});

describe('points at the desk', () => {
  it('are given and taken, with the reason for the customer, and never below zero', async () => {
    const { token, profile } = await aCustomer();
    const query = { customerId: String(profile.id) };
    const owner = await desk();
    const adjust = (points: number) =>
      owner.call('desk/adjust-points', { query, body: { points, reason: 'Late delivery' } });
    await adjust(120);
    await adjust(-20);
    expect(await owner.refused('desk/adjust-points', { query, body: { points: -101, reason: 'x' } })).toBe(
      'rewards.not-enough-points',
    );
    expect((await pointsFor(token)).balance).toBe(100);
    expect((await transactionsOf(token))[0]).toMatchObject({
      points: -20,
      kind: 'adjusted',
      comment: 'Late delivery',
    });
    const seen = (await (await desk('support')).call('desk/customer-points', { query })) as {
      account: { balance: number };
    };
    expect(seen.account.balance).toBe(100);
    const pageOf = async (storeCode: string): Promise<string> => {
      const answer = await owner.fetch(
        `/api/desk/customers/${profile.id}/points/statement/pdf?storeCode=${storeCode}`,
      );
      expect(answer.status).toBe(200);
      return (await printedPages(new Uint8Array(await answer.arrayBuffer()))).flat().join('\n');
    };
    for (const said of ['Statement of points', 'Set by the shop', 'Late delivery', '120', '-20', '100'])
      expect(await pageOf('en')).toContain(said);
    expect(await pageOf('ar')).toContain('الزبون');
    const nobody = { query: { customerId: '999999' } };
    expect(await owner.refused('desk/points-statement-pdf', nobody)).toBe('desk.customer-not-found');
    expect(
      await (
        await desk('support')
      ).refused('desk/adjust-points', { query, body: { points: 1, reason: 'x' } }),
    ).toBe('request.not-permitted');
  });

  it('have rates that carts follow at once', async () => {
    const owner = await desk();
    const before = (await owner.call('desk/reward-rates', {})) as {
      rates: object[];
      registration: number;
      review: number;
    };
    const body = {
      rates: [
        ...before.rates,
        { direction: 1, points: 100, money: 200, currency: 'USD', priority: 0, customer_group_ids: [2] },
      ],
      registration: 70,
      review: before.review,
      expire_after_months: 18,
    };
    await owner.call('desk/set-reward-rates', { body });
    const { result } = await shop.call('rewards/rates', { query: { storeCode: 'ar' } });
    expect([result.items.length, result.registration, result.expire_after_months]).toEqual([3, 70, 18]);
    const wrong = { ...body, rates: [{ ...body.rates[2], currency: 'IQD' }] };
    expect(await owner.refused('desk/set-reward-rates', { body: wrong })).toBe('request.invalid');
    const { rates, registration, review } = before;
    await owner.call('desk/set-reward-rates', {
      body: { rates, registration, review, expire_after_months: null },
    });
  });
});
