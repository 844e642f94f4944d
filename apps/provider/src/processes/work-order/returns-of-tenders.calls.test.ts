import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSecret } from '@dijla/test-kit/staff-factors';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { issueCard, openedCard } from '../../modules/gift-cards/gift-cards.ts';
import { balanceOf, proveLedger } from '../../modules/ledger/ledger.ts';
import { settleGrant } from '../../modules/rewards/change-points.ts';
import { settleOrder } from '../../modules/rewards/settle-order.ts';
import { followOrder } from '../gift-cards/follow-order.ts';

const database = await testDatabase();
const { db } = database;
const { shop, addProduct, newCart, bodyOf, place, anOrder, work, dispatched, desk, versionOf, ar } =
  await workedShop(database);
const { aCustomer } = accountsOf(shop);
const proven = { balances: [], journals: [], accounts: [] };

/** What subscribers do with an order's tenders and points after each change. */
const follow = async (orderId: number): Promise<void> => {
  await followOrder(db, { orderId, secret: testSecret, now: Date.now() });
  await settleOrder(db, { orderId, now: Date.now() });
};

/** A gift card with so much on it, and what opens it. */
const aCard = async (amount: number) => {
  const { id: orderId } = await anOrder();
  const gift = {
    recipient: null,
    isOwn: true,
    fromName: '',
    design: null,
    message: '',
    language: 'ar',
    sendAt: Date.now(),
  };
  const card = {
    ...gift,
    orderId,
    line_number: 1,
    piece: 1,
    amount,
    currency: 'IQD' as const,
    expiresAt: null,
  };
  await inTransaction(db, (transaction) =>
    issueCard(transaction, card, { secret: testSecret, now: Date.now() }),
  );
  const row = await db
    .selectFrom('gift_card')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { id: row.id, ...openedCard(row, testSecret)! };
};
const left = (cardId: number) => balanceOf(db, `gift-card:${cardId}`, 'IQD');

/** A customer with points, and two pieces at 8,000 dinars in her cart, delivered for 5,000. */
const aBuyer = async (points = 0) => {
  const { token, profile } = await aCustomer();
  const query = { ...ar, token };
  const subject = `review ${profile.id + 1_000_000}` as const;
  const now = Date.now();
  await inTransaction(db, (transaction) =>
    settleGrant(transaction, {
      customerId: profile.id,
      subject,
      targetOf: () => points,
      actor: 'test',
      now,
    }),
  );
  const items = [{ sku: await addProduct({ qty: 50, price: { IQD: 8000, USD: 611 } }), qty: 2 }];
  const cartId = await newCart(items, query);
  const order = async () => Number((await place(bodyOf(cartId, items), query)).result.backendOrderId);
  const pointsNow = async () => (await shop.call('rewards/account', { query })).result.balance;
  return { token, query, cartId, order, pointsNow };
};
type Buyer = Awaited<ReturnType<typeof aBuyer>>;

const delivered = async ({ order }: Buyer): Promise<number> => {
  const id = await order();
  const { due } = await dispatched(id);
  await work(id, 'desk/deliver-order', { move: 'deliver', package: 1, amount: due });
  await follow(id);
  return id;
};

/** Gives pieces back, and has what is credited for them paid out. */
const givenBack = async (id: number, qty: number, { query }: Buyer, amount?: number) => {
  const body = { items: [{ item_id: 1, qty }], reason: 'Too small', wish: 'money' };
  const asked = await shop.call('order/request-return', {
    query: { ...query, entity_id: String(id) },
    body,
  });
  const owner = await desk();
  const path = { orderId: String(id), returnId: String(asked.result.return_id) };
  const step = async (given: object) =>
    owner.call('desk/work-return', { query: path, body: { version: await versionOf(id), ...given } });
  await step({ step: 'approve' });
  const lines = [{ line_number: 1, restocked: qty, written_off: 0 }];
  const { due } = (await step({ step: 'receive', lines, amount })) as { due: number };
  await follow(id);
  if (due < 0) await work(id, 'desk/refund-order', { amount: -due, reason: 'Return', by: 'cash' });
  await follow(id);
  return 0 - due;
};
const stateOf = async (orderId: number) =>
  (
    await db
      .selectFrom('order_listing')
      .select('state')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).state;

describe('an order that was paid in part otherwise, of which some comes back', () => {
  it('keeps what points pay of the pieces that stay with their buyer', async () => {
    const buyer = await aBuyer(1000);
    await shop.call('rewards/spend', {
      query: { ...buyer.query, cartId: buyer.cartId },
      body: { points: 1000 },
    });
    const id = await delivered(buyer);
    const before = await buyer.pointsNow();
    expect(await givenBack(id, 1, buyer)).toBe(8000);
    expect(await stateOf(id)).toBe('complete');
    expect(await buyer.pointsNow()).toBeLessThanOrEqual(before);
    expect(await givenBack(id, 1, buyer)).toBe(0);
    // Points that paid 8,000 dinars come back, and the rest paid for the delivery.
    expect([await buyer.pointsNow(), await stateOf(id)]).toEqual([618, 'complete']);
    expect(await proveLedger(db, Date.now())).toEqual(proven);
  });

  it('keeps what a gift card pays of the pieces that stay', async () => {
    const [buyer, card] = [await aBuyer(), await aCard(13_000)];
    const { code, pin } = card;
    await shop.call('gift-card/use', {
      query: { ...buyer.query, cartId: buyer.cartId },
      body: { code, pin },
    });
    const id = await delivered(buyer);
    expect(await givenBack(id, 1, buyer)).toBe(8000);
    expect(await stateOf(id)).toBe('complete');
    expect(await left(card.id)).toBe(0);
    await givenBack(id, 1, buyer);
    // The rest of it paid for the delivery.
    expect([await left(card.id), await stateOf(id)]).toEqual([8000, 'complete']);
    expect(await proveLedger(db, Date.now())).toEqual(proven);
  });

  it('keeps what a gift card pays of a package that was delivered when another was called off', async () => {
    const [buyer, card] = [await aBuyer(), await aCard(13_000)];
    const { code, pin } = card;
    await shop.call('gift-card/use', {
      query: { ...buyer.query, cartId: buyer.cartId },
      body: { code, pin },
    });
    const id = await buyer.order();
    await work(id, 'desk/note-payment', { move: 'note_payment', amount: 8000 });
    await work(id, 'desk/prepare-order', { move: 'pack' });
    await work(id, 'desk/prepare-order', { move: 'split', lines: [{ line_number: 1, qty: 1 }] });
    await work(id, 'desk/prepare-order', { move: 'dispatch', package: 1, carrier: 'own-driver' });
    await work(id, 'desk/deliver-order', { move: 'deliver', package: 1, amount: 0 });
    await follow(id);
    expect(await work(id, 'desk/cancel-order', { package: 2, reason: 'Broken' })).toMatchObject({
      due: -8000,
    });
    await work(id, 'desk/refund-order', { amount: 8000, reason: 'Broken', by: 'cash' });
    await follow(id);
    expect([await stateOf(id), await left(card.id)]).toEqual(['complete', 0]);
    expect(await proveLedger(db, Date.now())).toEqual(proven);
  });

  it('gives back to the card and in points what they paid of the pieces that come back', async () => {
    const [buyer, card] = [await aBuyer(1000), await aCard(12_000)];
    const { code, pin } = card;
    const query = { ...buyer.query, cartId: buyer.cartId };
    await shop.call('gift-card/use', { query, body: { code, pin } });
    await shop.call('rewards/spend', { query, body: { points: 1000 } });
    const id = await delivered(buyer);
    const points = await buyer.pointsNow();
    expect(await left(card.id)).toBe(0);
    expect(await givenBack(id, 1, buyer)).toBe(0);
    expect(await left(card.id)).toBe(8000);
    // Its piece earned eight of them.
    expect(await buyer.pointsNow()).toBe(points - 8);
    await givenBack(id, 1, buyer);
    // 688 points paid 9,000 dinars: 4,000 of them come back, and 5,000 paid for the delivery.
    expect([await left(card.id), await buyer.pointsNow()]).toEqual([12_000, 618]);
    expect(await proveLedger(db, Date.now())).toEqual(proven);
  });

  it('earns no points for what came back to a gift card', async () => {
    const [buyer, card] = [await aBuyer(), await aCard(50_000)];
    const { code, pin } = card;
    await shop.call('gift-card/use', {
      query: { ...buyer.query, cartId: buyer.cartId },
      body: { code, pin },
    });
    const id = await delivered(buyer);
    expect(await buyer.pointsNow()).toBe(16);
    expect(await givenBack(id, 2, buyer)).toBe(0);
    expect(await left(card.id)).toBe(50_000 - 5000);
    expect(await buyer.pointsNow()).toBe(0);
  });

  it('credits to the card and in points what staff say, and no more than they paid', async () => {
    const [buyer, card] = [await aBuyer(), await aCard(50_000)];
    const { code, pin } = card;
    await shop.call('gift-card/use', {
      query: { ...buyer.query, cartId: buyer.cartId },
      body: { code, pin },
    });
    const id = await delivered(buyer);
    expect(await left(card.id)).toBe(29_000);
    await givenBack(id, 1, buyer, 0);
    expect(await left(card.id)).toBe(29_000);
    await givenBack(id, 1, buyer, 3000);
    expect(await left(card.id)).toBe(32_000);
    expect(await proveLedger(db, Date.now())).toEqual(proven);
  });
});
