import { randomUUID } from 'node:crypto';
import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { receivedPayments } from '@dijla/test-kit/orders/received-payments';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSecret } from '@dijla/test-kit/staff-factors';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openedCard } from '../../modules/gift-cards/gift-cards.ts';
import { proveLedger } from '../../modules/ledger/ledger.ts';
import { issueCardsOf } from '../issue-cards/issue-cards.ts';
import { followOrder } from './follow-order.ts';

const database = await testDatabase();
const { db } = database;
const { shop, addProduct, newCart, bodyOf, place, work, refusedWork, dispatched, desk, versionOf, ar } =
  await workedShop(database);
const { aCustomer } = accountsOf(shop);
const paid = receivedPayments(db);
const mug = { sku: 'MUG', qty: 1 };

const dueOf = async (orderId: number): Promise<number> => {
  const listed = db.selectFrom('order_listing').select('due').where('order_id', '=', orderId);
  return (await listed.executeTakeFirstOrThrow()).due ?? 0;
};

/** A product whose pieces are gift cards of 10,000 dinars. */
const aGiftCard = async (): Promise<string> => {
  const sku = await addProduct({ type: 'virtual', price: { IQD: 10_000 }, qty: 1000 });
  await sql`insert into gift_card_product (product_id, amount, since)
    select id, 10000, now() - interval '1 hour' from product where sku = ${sku}`.execute(db);
  return sku;
};

/** A customer's order of a mug and two gift cards of 10,000 dinars that is paid, and what opens them. */
const bought = async () => {
  const sku = await aGiftCard();
  const query = { ...ar, token: (await aCustomer()).token };
  const items = [mug, { sku, qty: 2 }];
  const cartId = await newCart(items, query);
  const id = Number((await place(bodyOf(cartId, items), query)).result.backendOrderId);
  const due = await dueOf(id);
  await paid(id, due);
  await followOrder(db, { orderId: id, secret: testSecret, now: Date.now() });
  const rows = await db.selectFrom('gift_card').selectAll().where('order_id', '=', id).execute();
  return { id, query, due, cards: rows.map((row) => openedCard(row, testSecret)!) };
};
/** Orders goods of 8,000 dinars with a card. */
const spend = async ({ code, pin }: { code: string; pin: string }): Promise<void> => {
  const items = [{ sku: await addProduct({ qty: 5, price: { IQD: 8000, USD: 611 } }), qty: 1 }];
  const cartId = await newCart(items);
  await shop.call('gift-card/use', { query: { ...ar, cartId }, body: { code, pin } });
  await place(bodyOf(cartId, items), ar);
};

describe('a gift card whose buyer chooses the amount', () => {
  it('is worth what was paid for, however the choice is spelled', async () => {
    const sku = await addProduct({ type: 'virtual', price: { IQD: 10_000 }, qty: 1000 });
    await sql`insert into gift_card_product (product_id, amount, since)
      select id, null, now() - interval '1 hour' from product where sku = ${sku}`.execute(db);
    const { rows } = await sql<{ option: number; value: number }>`
      with option as (
        insert into custom_option (product_id, code, type, position) select id, 'amount', 'drop_down', 0 from product where sku = ${sku} returning id
      ), value as (
        insert into custom_option_value (id, option_id, code, price_type, position) overriding system value
        select 9000000, id, '10000', 'fixed', 0 from option returning id, option_id
      )
      select option_id as option, id as value from value`.execute(db);
    const [{ option, value }] = rows as [{ option: number; value: number }];
    const custom_options = [{ option_id: option, option_value: `\t${value}` }];
    const items = [mug, { sku, qty: 1, product_option: { extension_attributes: { custom_options } } }];
    const cartId = await newCart(items);
    const id = Number((await place(bodyOf(cartId, items), ar)).result.backendOrderId);
    await paid(id, await dueOf(id));
    await followOrder(db, { orderId: id, secret: testSecret, now: Date.now() });
    const cards = await db.selectFrom('gift_card').select('amount').where('order_id', '=', id).execute();
    expect(cards).toEqual([{ amount: 10_000 }]);
  });
});

describe('an order of gift cards that a courier says was delivered', () => {
  it('brings none before its money is there, and is seen by the staff meanwhile', async () => {
    const sku = await aGiftCard();
    const items = [mug, { sku, qty: 1 }];
    const cartId = await newCart(items);
    const id = Number((await place(bodyOf(cartId, items), ar)).result.backendOrderId);
    const follow = async () => {
      await followOrder(db, { orderId: id, secret: testSecret, now: Date.now() });
      return (await db.selectFrom('gift_card').select('id').where('order_id', '=', id).execute()).length;
    };
    const due = await dueOf(id);
    const owner = await desk();
    const unpaid = async () => (await owner.call('desk/today')).orders.delivered_unpaid;
    const before = await unpaid();
    await dispatched(id);
    await work(id, 'desk/deliver-order', { move: 'deliver', package: 1, amount: 0 });
    expect(await follow()).toBe(0);
    expect(await unpaid()).toBe(before + 1);
    await work(id, 'desk/note-payment', { move: 'note_payment', amount: due - 1 });
    expect(await follow()).toBe(0);
    await work(id, 'desk/note-payment', { move: 'note_payment', amount: 1 });
    expect(await follow()).toBe(1);
    expect(await unpaid()).toBe(before);
  });
});

describe('a discount that staff give', () => {
  const reason = 'A friend';
  const orderOf = async (items: { sku: string; qty: number }[]) => {
    const cartId = await newCart(items);
    return Number((await place(bodyOf(cartId, items), ar)).result.backendOrderId);
  };

  it('takes nothing off gift cards and codes, and as much off other goods as they cost', async () => {
    const codes = await addProduct({ type: 'virtual', price: { IQD: 10_000 } });
    await (await desk()).call('desk/add-digital-cards', { body: { sku: codes, codes: `C-${randomUUID()}` } });
    for (const sku of [await aGiftCard(), codes]) {
      const id = await orderOf([mug, { sku, qty: 1 }]);
      const due = await dueOf(id);
      const edit = { reason, discount: due - 10_000 };
      expect(await refusedWork(id, 'desk/edit-order', edit)).toBe('order.discount-on-cards');
      const { rows } = await sql<{ goods: number }>`
        select row_total_incl_tax - discount_amount as goods from current_order_line where order_id = ${id} and sku = 'MUG'`.execute(
        db,
      );
      const goods = rows[0]!.goods;
      expect(await refusedWork(id, 'desk/edit-order', { reason, discount: goods + 1 })).toBe(
        'order.discount-on-cards',
      );
      await work(id, 'desk/edit-order', { reason, discount: goods });
      expect(await dueOf(id)).toBe(due - goods);
    }
  });
});

describe('an order of gift cards of which one was spent', () => {
  it('is not called off, whoever asks: its buyer would have goods and money', async () => {
    const { id, query, cards } = await bought();
    await spend(cards[0]!);
    const asked = await shop.refused('order/request-cancellation', { query, body: { order_id: id } });
    expect(asked.code).toBe('order.cancel-not-possible');
    expect(await refusedWork(id, 'desk/cancel-order', { reason: 'She asked' })).toBe('order.card-used');
    expect(await proveLedger(db, Date.now())).toEqual({ balances: [], journals: [], accounts: [] });
  });

  it('gives back the cards that nobody spent of', async () => {
    const { id, query, cards } = await bought();
    await spend(cards[1]!);
    await dispatched(id);
    await work(id, 'desk/deliver-order', { move: 'deliver', package: 1, amount: 0 });
    const { result } = await shop.call('order/request-return', {
      query: { ...query, entity_id: String(id) },
      body: { items: [{ item_id: 2, qty: 2 }], reason: 'Not needed', wish: 'money' },
    });
    const owner = await desk();
    const receive = (restocked: number) => ({
      step: 'receive',
      lines: [{ line_number: 2, restocked, written_off: 0 }],
    });
    const step = async (given: object) => {
      const answer = await owner.fetch(`/api/desk/orders/${id}/returns/${result.return_id}`, {
        method: 'POST',
        body: JSON.stringify({ version: await versionOf(id), ...given }),
      });
      return answer.ok ? 'done' : answer.headers.get('x-refusal');
    };
    expect(await step({ step: 'approve' })).toBe('done');
    expect(await step(receive(2))).toBe('order.card-used');
    expect(await step(receive(1))).toBe('done');
    const states = await db
      .selectFrom('gift_card')
      .select('state')
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
    expect(states.map(({ state }) => state).toSorted()).toEqual(['active', 'void']);
  });

  it('is called off while nobody has spent of them', async () => {
    const { id, due } = await bought();
    expect(await work(id, 'desk/cancel-order', { reason: 'She asked' })).toMatchObject({ due: -due });
  });
});

describe('an order of codes of which its buyer has seen one', () => {
  const revealed = async () => {
    const sku = await addProduct({ type: 'virtual', price: { IQD: 10_000 } });
    await (await desk()).call('desk/add-digital-cards', { body: { sku, codes: `C-${randomUUID()}` } });
    const query = { ...ar, token: (await aCustomer()).token };
    const items = [mug, { sku, qty: 1 }];
    const cartId = await newCart(items, query);
    const id = Number((await place(bodyOf(cartId, items), query)).result.backendOrderId);
    await paid(id, await dueOf(id));
    await issueCardsOf(db, id, { cause: `test ${id}`, now: Date.now() });
    const card = await db
      .selectFrom('digital_card')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const ask = () => shop.send('order/request-cancellation', { query, body: { order_id: id } });
    const look = () => shop.call('digital-card/reveal', { query, body: { id: card.id } });
    return { id, ask, look };
  };

  it('is not called off because she asks for it', async () => {
    const { ask, look } = await revealed();
    await look();
    expect((await ask()).headers.get('x-refusal')).toBe('order.cancel-not-possible');
  });

  it('nor where she looks once she has asked', async () => {
    const { id, ask, look } = await revealed();
    expect((await ask()).status).toBe(200);
    await look();
    expect(await refusedWork(id, 'desk/decide-cancellation', { decision: 'approve' })).toBe(
      'order.card-used',
    );
  });
});

describe('a gift card in the cart of a customer', () => {
  it('pays for no order that comes without her token; in a guest’s cart it does', async () => {
    const { cards, query } = await bought();
    const items = [{ sku: await addProduct({ qty: 5, price: { IQD: 8000, USD: 611 } }), qty: 1 }];
    const cartId = await newCart(items, query);
    const { code, pin } = cards[0]!;
    await shop.call('gift-card/use', { query: { ...query, cartId }, body: { code, pin } });
    const body = bodyOf(cartId, items);
    expect(await shop.refused('order/place', { query: ar, body })).toMatchObject({
      status: 401,
      code: 'user.not-signed-in',
    });
    await place(body, query);
    await spend(cards[1]!);
  });
});
