import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { totalsOf } from '@dijla/commerce-rules/totals/totals-of';
import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { outboxFolder, testMessenger } from '@dijla/test-kit/messages/test-messenger';
import { receivedPayments } from '@dijla/test-kit/orders/received-payments';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSecret } from '@dijla/test-kit/staff-factors';
import { testSettings } from '@dijla/test-kit/test-settings';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { balanceOf, proveLedger } from '../../modules/ledger/ledger.ts';
import { followOrder } from './follow-order.ts';
import { sendDueCards } from './send-due-cards.ts';
import { subscribes as tellSent } from './subscribers/tell-sent.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { shop, addProduct, newCart, bodyOf, place, work, dispatched, ar } = worked;
const { aCustomer } = accountsOf(shop);
const paid = receivedPayments(db);
const outbox = outboxFolder();
const messenger = await testMessenger(db, { outboxFolder: outbox.folder });

const mug = { sku: 'MUG', qty: 1 };
const proven = { balances: [], journals: [], accounts: [] };
const dayMs = 86_400_000;
const follow = (orderId: number, now = Date.now()) => followOrder(db, { orderId, secret: testSecret, now });
const sendAll = (now = Date.now()) => sendDueCards(db, { secret: testSecret, now });
const cardsOf = (orderId: number) =>
  db.selectFrom('gift_card').selectAll().where('order_id', '=', orderId).orderBy('piece').execute();
const left = (cardId: number) => balanceOf(db, `gift-card:${cardId}`, 'IQD');
const orderRow = (id: number) =>
  db
    .selectFrom('order_listing')
    .select(['due', 'charged', 'state'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();

/** A product that is sold as gift cards: of one amount, or of the one its buyer chooses. */
const aCardProduct = async (amount: number | null = 10_000, validMonths: number | null = null) => {
  const sku = await addProduct({ type: 'virtual', price: { IQD: amount ?? 10_000 }, qty: 1000 });
  await sql`insert into gift_card_product (product_id, amount, valid_months, since)
    select id, ${amount}::bigint, ${validMonths}::integer, now() - interval '1 hour' from product where sku = ${sku}`.execute(
    db,
  );
  return sku;
};
/** Gives a product options a shopper writes into, and choices of amounts; returns the answer to one. */
const optionsOn = async (sku: string, amounts: readonly number[] = []) => {
  const { id } = await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow();
  const ids = new Map<string, number>();
  for (const [position, [code, type]] of Object.entries({
    amount: 'drop_down',
    recipient: 'field',
    from: 'field',
    message: 'area',
    'sending-day': 'date',
  }).entries()) {
    if (code === 'amount' && amounts.length === 0) continue;
    const { rows } = await sql<{ id: number }>`
      insert into custom_option (product_id, code, type, position) values (${id}, ${code}, ${type}, ${position}) returning id`.execute(
      db,
    );
    const option = rows[0]!.id;
    ids.set(code, option);
    for (const [place, value] of (code === 'amount' ? amounts.map(String) : ['']).entries()) {
      const made = await sql<{ id: number }>`
        insert into custom_option_value (option_id, code, price_type, position) values (${option}, ${value}, 'fixed', ${place}) returning id`.execute(
        db,
      );
      const valueId = made.rows[0]!.id;
      await sql`insert into custom_option_price (value_id, currency, amount) values (${valueId}, 'IQD', ${Math.max(Number(value) - 10_000, 0)})`.execute(
        db,
      );
      ids.set(value, valueId);
    }
  }
  return (answers: Readonly<Record<string, string>>) => ({
    extension_attributes: {
      custom_options: Object.entries(answers).map(([code, answer]) => ({
        option_id: ids.get(code)!,
        option_value: code === 'amount' ? String(ids.get(answer)) : answer,
      })),
    },
  });
};
type Item = { sku: string; qty: number; [member: string]: unknown };
const order = async (items: Item[], query: { storeCode: string; token?: string } = ar, body: object = {}) => {
  const cartId = await newCart(items, query);
  const { result } = await place(bodyOf(cartId, items, body), query);
  return Number(result.backendOrderId);
};
/** Orders gift cards and pays for all of it. */
const bought = async (items: Item[], query?: { storeCode: string; token: string }) => {
  const id = await order([mug, ...items], query);
  await paid(id, (await orderRow(id)).due ?? 0);
  await follow(id);
  return id;
};
/** What the outbox got since; each message is delivered. */
const delivered = async () => {
  const before = outbox.messages().length;
  const { rows } = await sql<{
    id: number;
  }>`select id from message where state = 'queued' order by id`.execute(db);
  for (const { id } of rows) await messenger.deliver(id);
  return outbox.messages().slice(before);
};
const readSecret = (text: string) => ({
  code: /[A-Z\d]{4}(?:-[A-Z\d]{4}){3}/.exec(text)?.[0] ?? '',
  pin: /(?<!\d)\d{6}(?!\d)/.exec(text.replaceAll(/[A-Z\d]{4}(?:-[A-Z\d]{4}){3}/g, ''))?.[0] ?? '',
});
/** A gift card with so much on it, and what opens it. */
const aCard = async (amount = 10_000) => {
  const id = await bought([{ sku: await aCardProduct(amount), qty: 1 }]);
  await sendAll();
  const [message] = await delivered();
  const [card] = await cardsOf(id);
  return { id: card!.id, bought: id, ...readSecret(message?.text ?? '') };
};
type Secret = { code: string; pin: string };
const use = (cartId: string, { code, pin }: Secret, query: object = ar) =>
  shop.call('gift-card/use', { query: { ...query, cartId, view: 'cart' }, body: { code, pin } });
/** Orders goods with a gift card. */
const orderWith = async (card: Secret, items: Item[], query = ar) => {
  const cartId = await newCart(items, query);
  await use(cartId, card, query);
  const { result } = await place(bodyOf(cartId, items), query);
  return Number(result.backendOrderId);
};
const goods = async (price = 8000) => ({
  sku: await addProduct({ qty: 500, price: { IQD: price, USD: 611 } }),
  qty: 1,
});
const balance = async ({ code, pin }: Secret) =>
  (await shop.call('gift-card/balance', { query: ar, body: { code, pin } })).result;

describe('a gift card that was bought', () => {
  it('is issued once its order is paid: one a piece, each once, as owed by the shop', async () => {
    const sku = await aCardProduct(10_000, 12);
    const id = await order([mug, { sku, qty: 3 }]);
    await follow(id);
    expect(await cardsOf(id)).toEqual([]);
    await paid(id, (await orderRow(id)).due ?? 0);
    await Promise.all([follow(id), follow(id), follow(id)]);
    const cards = await cardsOf(id);
    expect(cards.map(({ piece, amount, currency, state }) => [piece, amount, currency, state])).toEqual(
      [1, 2, 3].map((piece) => [piece, 10_000, 'IQD', 'active']),
    );
    expect(await Promise.all(cards.map((card) => left(card.id)))).toEqual([10_000, 10_000, 10_000]);
    expect(cards[0]?.expires_at?.getTime()).toBeGreaterThan(Date.now() + 360 * dayMs);
    expect(await proveLedger(db, Date.now())).toEqual(proven);
  });

  it('is sent on its day, once, to whom it is for; the buyer is told without its code', async () => {
    const sku = await aCardProduct(null);
    const answersOf = await optionsOn(sku, [10_000, 25_000]);
    const day = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10);
    const { token } = await aCustomer();
    const query = { storeCode: 'ar', token };
    const product_option = answersOf({
      amount: '25000',
      recipient: 'Sara@Example.iq',
      from: 'نور',
      message: 'كل عام وأنت بخير',
      'sending-day': day,
    });
    const id = await bought([{ sku, qty: 1, product_option }], query);
    await sendAll();
    expect((await delivered()).filter(({ to }) => to === 'sara@example.iq')).toEqual([]);
    const listed = async () => (await shop.call('gift-card/bought', { query })).result.items;
    expect(await listed()).toMatchObject([{ to: 'sara@example.iq', amount: 25_000, sent_at: null }]);
    const later = Date.now() + 4 * dayMs;
    await Promise.all([sendAll(later), sendAll(later)]);
    await sendAll(later);
    const event = {
      name: 'gift-card.sent',
      key: String((await cardsOf(id))[0]!.id),
      data: { cardId: (await cardsOf(id))[0]!.id, orderId: id },
    };
    const job = { database: db, settings: testSettings(), now: () => later, logger: {} as never };
    await tellSent.handle(event as never, job);
    await tellSent.handle(event as never, job);
    const messages = await delivered();
    const friends = messages.filter(({ to }) => to === 'sara@example.iq');
    expect(friends).toHaveLength(1);
    expect(friends[0]?.text).toContain('كل عام وأنت بخير');
    const secret = readSecret(friends[0]?.text ?? '');
    expect(await balance(secret)).toMatchObject({ balance: 25_000, state: 'active' });
    const others = messages.filter(({ to }) => to !== 'sara@example.iq');
    expect(others.some(({ text }) => text.includes('sara@example.iq'))).toBe(true);
    expect(others.some(({ text }) => text.includes(secret.code) || text.includes(secret.pin))).toBe(false);
    expect((await listed())[0]?.sent_at).not.toBeNull();
    const kept = JSON.stringify((await sql`select params from message`.execute(db)).rows);
    expect(kept).not.toContain(secret.code);
    const other = await aCustomer();
    expect(
      (await shop.call('gift-card/bought', { query: { storeCode: 'ar', token: other.token } })).result.items,
    ).toEqual([]);
  });

  it('goes to its buyer where nobody is named, and is void with what is on it when it is given back', async () => {
    const card = await aCard(10_000);
    expect(card.code).not.toBe('');
    await orderWith(card, [await goods(3000)]);
    const { charged } = await orderRow(card.bought);
    await dispatched(card.bought);
    await work(card.bought, 'desk/deliver-order', { move: 'deliver', package: 1, amount: 0 });
    expect(await left(card.id)).toBe(2000);
    await work(card.bought, 'desk/refund-order', { amount: charged, reason: 'Wrong', by: 'cash' });
    expect(await left(card.id)).toBe(0);
    expect(
      (await shop.refused('gift-card/balance', { query: ar, body: { code: card.code, pin: card.pin } })).code,
    ).toBe('gift-card.not-found');
    await follow(card.bought);
    expect(await cardsOf(card.bought)).toHaveLength(1);
    expect(await proveLedger(db, Date.now())).toEqual(proven);
  });
});

describe('a gift card at the desk', () => {
  it('is found by its last letters, shows its postings, and pays nothing while it is blocked', async () => {
    const card = await aCard(10_000);
    const owner = await worked.desk();
    const { items } = await owner.call('desk/gift-cards', {
      query: { q: card.code.slice(-4).toLowerCase() },
    });
    expect(items.find(({ id }) => id === card.id)).toMatchObject({ balance: 10_000, state: 'active' });
    expect(JSON.stringify(items)).not.toContain(card.code);
    const query = { cardId: String(card.id) };
    await owner.call('desk/block-gift-card', { query, body: { is_blocked: true, reason: 'Stolen' } });
    const cartId = await newCart([mug]);
    const refusal = () =>
      shop.refused('gift-card/use', { query: { ...ar, cartId }, body: { code: card.code, pin: card.pin } });
    expect((await refusal()).code).toBe('gift-card.not-spendable');
    expect(await balance(card)).toMatchObject({ state: 'blocked', balance: 10_000 });
    expect(await owner.call('desk/gift-card', { query })).toMatchObject({
      blocked_reason: 'Stolen',
      changes: [{ kind: 'issued', amount: 10_000 }],
    });
    await owner.call('desk/block-gift-card', { query, body: { is_blocked: false, reason: 'Found' } });
    await use(cartId, card);
    const support = await worked.desk('support');
    expect(
      await support.refused('desk/block-gift-card', { query, body: { is_blocked: true, reason: 'x' } }),
    ).toBe('request.not-permitted');
    expect(await owner.refused('desk/gift-card', { query: { cardId: '999999' } })).toBe(
      'desk.gift-card-not-found',
    );
    const acts = await db
      .selectFrom('audit')
      .select(['act', 'entity'])
      .where('entity', '=', 'gift_card')
      .where('entity_id', '=', String(card.id))
      .execute();
    expect(acts.map(({ act }) => act)).toEqual(['blocked', 'unblocked']);
  });

  it('that a guest put into her cart is in her own after she signs in, and takes no other’s place there', async () => {
    const [hers, another] = [await aCard(), await aCard()];
    const guestCartWith = async (card: Secret) => {
      const cartId = await newCart([mug]);
      await use(cartId, card);
      return cartId;
    };
    const cardAfterSignIn = async ({ token }: { token: string }, guestCartId: string) => {
      const { result } = await shop.call('cart/create', {
        query: { ...ar, token },
        headers: { cookie: `dijla_cart=${guestCartId}` },
      });
      const id = String(result);
      const row = db.selectFrom('cart').select(['id', 'gift_card_id as card']).where('id', '=', id);
      return row.executeTakeFirstOrThrow();
    };
    const [customer, stranger] = [await aCustomer(), await aCustomer()];
    const first = await cardAfterSignIn(customer, await guestCartWith(hers));
    expect(first.card).toBe(hers.id);
    expect(await cardAfterSignIn(customer, await guestCartWith(another))).toEqual(first);
    expect((await cardAfterSignIn(stranger, first.id)).card).toBeNull();
  });

  it('that is blocked or ended while it is in a cart pays no order', async () => {
    const card = await aCard(50_000);
    const item = await goods(8000);
    const cartId = await newCart([item]);
    await use(cartId, card);
    await sql`update gift_card set expires_at = now() - interval '1 minute' where id = ${card.id}`.execute(
      db,
    );
    const { result } = await shop.call('cart/totals', { query: { ...ar, cartId } });
    expect(result.total_segments.map(({ code }) => code)).not.toContain('giftcardaccount');
    expect(await balance(card)).toMatchObject({ state: 'expired' });
  });
});

describe('a gift card that is spent', () => {
  it('pays a part to the dinar, beside points and a method, and keeps the rest', async () => {
    const card = await aCard(10_000);
    const items = [await goods(12_000)];
    const cartId = await newCart(items);
    const { meta } = await use(cartId, {
      code: ` ${card.code.toLowerCase().replaceAll('-', ' ')}`,
      pin: card.pin,
    });
    const segment = meta?.cart?.totals.total_segments.find(({ code }) => code === 'giftcardaccount');
    expect(segment?.value).toBe(-10_000);
    expect(segment?.title).toContain(card.code.slice(-4));
    const id = Number((await place(bodyOf(cartId, items))).result.backendOrderId);
    expect(await left(card.id)).toBe(0);
    expect((await orderRow(id)).due).toBe(7000);
    await dispatched(id);
    await work(id, 'desk/deliver-order', { move: 'deliver', package: 1, amount: 7000 });
    await follow(id);
    await follow(id);
    expect(await balanceOf(db, `held:gift-card:${card.id}:order:${id}`, 'IQD')).toBe(0);
    const small = await aCard(50_000);
    const whole = await orderWith(small, [await goods(8000)]);
    expect((await orderRow(whole)).due).toBe(0);
    expect(await balance(small)).toMatchObject({
      balance: 37_000,
      changes: [{ kind: 'spent', amount: -13_000 }, { kind: 'issued' }],
    });
    expect(await proveLedger(db, Date.now())).toEqual(proven);
  });

  it('pays in dollars at the cart’s rate, and never more than is on it', async () => {
    const card = await aCard(25_000);
    const en = { storeCode: 'en' };
    const items = [await goods()];
    const cartId = await newCart(items, en);
    const { meta } = await use(cartId, card, en);
    const { payable } = meta!.cart!;
    const { result } = await place(bodyOf(cartId, items, { store_code: 'en' }), en);
    const { amount, value } = await db
      .selectFrom('order_gift_card')
      .selectAll()
      .where('order_id', '=', Number(result.backendOrderId))
      .executeTakeFirstOrThrow();
    expect(amount).toBe(Math.ceil((value * payable.rate.numerator) / (payable.rate.denominator * 100)));
    expect(await left(card.id)).toBe(25_000 - amount);
  });

  it('of sixteen orders at once pays as many as it can, and never more than was on it', async () => {
    const card = await aCard(40_000);
    const item = await goods(5000);
    const carts = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const cartId = await newCart([item]);
        await use(cartId, card);
        return cartId;
      }),
    );
    const answers = await Promise.all(
      carts.map((cartId) =>
        shop.send('order/place', { query: ar, body: bodyOf(cartId, [item], { expected_total: 0 }) }),
      ),
    );
    const placed = answers.filter(({ status }) => status === 200).length;
    expect(placed).toBe(4);
    expect(await left(card.id)).toBe(0);
    expect(await proveLedger(db, Date.now())).toEqual(proven);
  });

  it('has it back when the order is called off, and not by a refund while what it paid for stays', async () => {
    const card = await aCard(30_000);
    const item = await goods(8000);
    const called = await orderWith(card, [item]);
    expect(await left(card.id)).toBe(17_000);
    await work(called, 'desk/cancel-order', { reason: 'Nobody answers' });
    expect(await left(card.id)).toBe(30_000);
    await follow(called);
    expect(await left(card.id)).toBe(30_000);
    const dear = await orderWith(card, [{ ...(await goods(20_000)), qty: 2 }]);
    await follow(dear);
    const { charged } = await orderRow(dear);
    expect(charged).toBe(15_000);
    await dispatched(dear);
    await work(dear, 'desk/deliver-order', { move: 'deliver', package: 1, amount: 15_000 });
    await follow(dear);
    expect(await left(card.id)).toBe(0);
    await work(dear, 'desk/refund-order', { amount: 15_000, reason: 'Broken', by: 'cash' });
    await follow(dear);
    expect(await left(card.id)).toBe(0);
    expect(await proveLedger(db, Date.now())).toEqual(proven);
  });

  it('is told of a wrong PIN as of a wrong code, and buys no gift cards', async () => {
    const card = await aCard();
    const cartId = await newCart([mug]);
    const refused = async (body: Secret, call: 'gift-card/use' | 'gift-card/balance' = 'gift-card/use') => {
      const { code, result } = await shop.refused(call, { query: { ...ar, cartId }, body });
      return [code, result];
    };
    const wrong = card.pin === '000000' ? '111111' : '000000';
    const [ofPin, ofCode] = [
      await refused({ code: card.code, pin: wrong }),
      await refused({ code: 'AAAA-BBBB-CCCC-DDDD', pin: card.pin }),
    ];
    expect(ofPin[0]).toBe('gift-card.not-found');
    expect(ofPin).toEqual(ofCode);
    expect(await refused({ code: card.code, pin: wrong }, 'gift-card/balance')).toEqual(ofPin);
    const cards = await newCart([{ sku: await aCardProduct(), qty: 1 }]);
    expect(
      (
        await shop.refused('gift-card/use', {
          query: { ...ar, cartId: cards },
          body: { code: card.code, pin: card.pin },
        })
      ).code,
    ).toBe('gift-card.pays-no-cards');
    await use(cartId, card);
    const sku = await aCardProduct();
    await shop.call('cart/update', { query: { ...ar, cartId }, body: { cartItem: { sku, qty: 1 } } });
    expect(
      (await shop.refused('order/place', { query: ar, body: bodyOf(cartId, [mug, { sku, qty: 1 }]) })).code,
    ).toBe('gift-card.pays-no-cards');
    const { meta } = await shop.call('gift-card/leave', { query: { ...ar, cartId, view: 'cart' } });
    expect(meta?.cart?.adjustments).toBeUndefined();
  });

  it('lowers the device’s totals as it lowers the provider’s, for random carts', async () => {
    const card = await aCard(60_000);
    const skus = [await goods(7_750), await goods(19_000), await goods(1_250)];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }),
        fc.constantFrom('ar', 'en'),
        async (counts, storeCode) => {
          const items = skus.flatMap(({ sku }, place) =>
            counts[place]! > 0 ? [{ sku, qty: counts[place]! }] : [],
          );
          if (items.length === 0) return;
          const cartId = await newCart(items, { storeCode });
          const { meta } = await use(cartId, card, { storeCode });
          const cart = meta!.cart!;
          const { result: context } = await shop.call('cart/totals-context', { query: { storeCode } });
          const { base_rate, payable, promotions, adjustments } = cart;
          const lines = cart.items.map((item) => ({ ...item, size_class: item.size_class }));
          const nowhere = { country: '', region_id: null, region_name: null, shipping: null, payment: null };
          const totals = totalsOf(
            { ...nowhere, lines, promotions, adjustments },
            { ...context, base_rate, payable },
            Date.now(),
          );
          const { scale } = context.currency;
          expect(totals.segments.map(({ code, value }) => [code, value])).toEqual(
            cart.totals.total_segments.map(({ code, value }) => [
              code,
              value === null ? null : minorUnits(value, scale),
            ]),
          );
          expect(totals.grand_total).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('keeps balance and postings equal, whatever is ordered, called off and told again', async () => {
    const cards = [await aCard(20_000), await aCard(35_000)];
    const item = await goods(4000);
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ card: fc.nat(1), qty: fc.integer({ min: 1, max: 4 }), isCalledOff: fc.boolean() }),
          { minLength: 1, maxLength: 4 },
        ),
        async (acts) => {
          const before = await Promise.all(cards.map(({ id }) => left(id)));
          const ids = await Promise.all(
            acts.map(async ({ card, qty }) => {
              const cartId = await newCart([{ ...item, qty }]);
              await shop.send('gift-card/use', {
                query: { ...ar, cartId },
                body: { code: cards[card]!.code, pin: cards[card]!.pin },
              });
              const answer = await shop.send('order/place', {
                query: ar,
                body: bodyOf(cartId, [{ ...item, qty }]),
              });
              const { result } = (await answer.json()) as { result: { backendOrderId: string } };
              return answer.status === 200 ? Number(result.backendOrderId) : null;
            }),
          );
          for (const [place, id] of ids.entries()) {
            if (id === null) continue;
            if (acts[place]!.isCalledOff) await work(id, 'desk/cancel-order', { reason: 'Changed' });
            await Promise.all([follow(id), follow(id)]);
          }
          const after = await Promise.all(cards.map(({ id }) => left(id)));
          expect(after.every((amount, place) => amount >= 0 && amount <= before[place]!)).toBe(true);
          const kept = acts.every(({ isCalledOff }) => isCalledOff) ? before : after;
          expect(after).toEqual(kept);
          expect(await proveLedger(db, Date.now())).toEqual(proven);
        },
      ),
      { numRuns: 6 },
    );
  });
});
