import { randomUUID } from 'node:crypto';
import { accountsOf } from '@dijla/test-kit/accounts';
import { aBatch, aPrice, aProduct, aProductText } from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { outboxFolder, testMessenger } from '@dijla/test-kit/messages/test-messenger';
import { receivedPayments } from '@dijla/test-kit/orders/received-payments';
import { testSecret } from '@dijla/test-kit/staff-factors';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ShopEvent } from '../../events/event.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { loggerOf } from '../../logger.ts';
import { saveCatalog } from '../../modules/catalog/catalog.ts';
import { orderPagePath } from '../../modules/orders/orders.ts';
import { issueCardsOf } from './issue-cards.ts';
import { subscribes as issueAwaited } from './subscribers/issue-awaited.ts';
import { subscribes as issueWhenMoved } from './subscribers/issue-when-moved.ts';
import { subscribes as tellIssued } from './subscribers/tell-issued.ts';

const database = await testDatabase();
const { db } = database;
const lines: string[] = [];
const worked = await workedShop(database);
const { shop, addProduct, newCart, bodyOf, place, work, desk, dispatched, stockOf, versionOf, ar } = worked;
const { aCustomer } = accountsOf(shop);
const paid = receivedPayments(db);
const outbox = outboxFolder();
const messenger = await testMessenger(db, { outboxFolder: outbox.folder });
const context = {
  database: db,
  settings: testSettings(),
  now: Date.now,
  logger: loggerOf('info', { write: (line) => void lines.push(line) }),
};

const codesOf = (count: number): string[] => Array.from({ length: count }, () => `C-${randomUUID()}`);
const add = async (sku: string, codes: string) =>
  (await desk()).call('desk/add-digital-cards', { body: { sku, codes } });
/** A product that is sold as codes, with as many in its pool. */
const aCard = async (count: number) => {
  const sku = await addProduct({ type: 'virtual', price: { IQD: 10_000 } });
  const codes = codesOf(count);
  await add(sku, codes.map((code, at) => `${code},${1000 + at}`).join('\n'));
  return { sku, codes };
};
const order = async (
  items: { sku: string; qty: number }[],
  query: { storeCode: string; token?: string } = ar,
) => {
  const cartId = await newCart(items, query);
  const { result } = await place(bodyOf(cartId, items), query);
  const id = Number(result.backendOrderId);
  const due = (
    await db.selectFrom('order_listing').select('due').where('order_id', '=', id).executeTakeFirstOrThrow()
  ).due;
  return { id, due: due ?? 0 };
};
const mug = { sku: 'MUG', qty: 1 };
const issue = (id: number) => issueCardsOf(db, id, { cause: `test ${randomUUID()}`, now: Date.now() });
const cardsOf = (id: number) =>
  db.selectFrom('digital_card').selectAll().where('order_id', '=', id).orderBy('piece').execute();
const paidOrder = async (sku: string, qty: number, query?: { storeCode: string; token: string }) => {
  const placed = await order([mug, { sku, qty }], query);
  await paid(placed.id, placed.due);
  await issue(placed.id);
  return placed;
};
const eventsOf = async (name: string, id: number) =>
  (
    await sql<ShopEvent>`select name, key, data from event where name = ${name} and key like ${`${id}/%`} order by id`.execute(
      db,
    )
  ).rows;
/** What the link of a guest's message brings. */
const linkOf = async (id: number): Promise<{ number: string; key: string }> => {
  const { order_number: orderNumber } = await db
    .selectFrom('order')
    .select('order_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const path = orderPagePath({ orderId: id, orderNumber }, testSecret, { shows: 'cards' });
  const { searchParams } = new URL(path, 'http://localhost');
  return { number: orderNumber, key: searchParams.get('key') ?? '' };
};
/** Lets the buyer be told twice, and returns what she reads. */
const toldOf = async (id: number): Promise<string[]> => {
  for (const event of await eventsOf('digital-cards.issued', id)) {
    await tellIssued.handle(event, context);
    await tellIssued.handle(event, context);
  }
  const { rows } = await sql<{ id: number }>`
    select id from message where dedupe_key like ${`digital-cards.issued ${id}/%`} order by id`.execute(db);
  const before = outbox.messages().length;
  for (const message of rows) await messenger.deliver(message.id);
  return outbox
    .messages()
    .slice(before)
    .map(({ text }) => text);
};
const refused = async (...asked: Parameters<typeof shop.refused>) => (await shop.refused(...asked)).code;

describe('codes are added', () => {
  it('once: what the shop has or had, and what is repeated, is left out and counted', async () => {
    const { sku, codes } = await aCard(3);
    expect(await stockOf(sku)).toBe(3);
    const added = await add(sku, ['code,pin', codes[0], 'NEW-1 ; 77', 'NEW-1', '', ',no code'].join('\n'));
    expect(added).toMatchObject({ added: 1, duplicates: 2, unread: [6] });
    expect(await stockOf(sku)).toBe(4);
    // The same code is no other product's either.
    const other = await addProduct({ type: 'virtual' });
    expect(await add(other, String(codes[1]))).toMatchObject({ added: 0, duplicates: 1 });
    const { items } = await (await desk()).call('desk/digital-cards', { query: { q: sku } });
    expect(items).toMatchObject([{ left: 4, free: 4, awaited: 0, is_low: true, low_below: 10 }]);
  });

  it('to virtual products by whoever may, and their stock is not counted by hand', async () => {
    const { sku } = await aCard(2);
    const owner = await desk();
    const body = { sku: 'MUG', codes: 'A' };
    expect(await owner.refused('desk/add-digital-cards', { body })).toBe('desk.card-product-delivered');
    expect(await owner.refused('desk/add-digital-cards', { body: { sku: 'NONE', codes: 'A' } })).toBe(
      'desk.product-not-found',
    );
    expect(await (await desk('orders')).refused('desk/digital-cards')).toBe('request.not-permitted');
    expect(await (await desk('support')).refused('desk/add-digital-cards', { body })).toBe(
      'request.not-permitted',
    );
    const { id } = await db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
    expect(
      await owner.refused('desk/set-stock', {
        query: { productId: String(id) },
        body: { qty: 9, seen_qty: 2 },
      }),
    ).toBe('desk.stock-is-codes');
    await owner.call('desk/set-digital-card-warning', {
      query: { productId: String(id) },
      body: { low_below: 1 },
    });
    const { items } = await owner.call('desk/digital-cards', { query: { q: sku } });
    expect(items).toMatchObject([{ is_low: false, low_below: 1 }]);
    const { items: cards } = await owner.call('desk/digital-card-codes', {
      query: { productId: String(id) },
    });
    const withdraw = { query: { cardId: String(cards[0]?.id) }, body: { reason: 'Blocked by its issuer' } };
    await owner.call('desk/withdraw-digital-card', withdraw);
    expect(await owner.refused('desk/withdraw-digital-card', withdraw)).toBe('desk.card-not-free');
    expect(await stockOf(sku)).toBe(1);
  });
});

describe('a code is issued', () => {
  it('for each piece once it is paid, and to be paid at the door once that money is there', async () => {
    const { sku } = await aCard(5);
    const online = await order([mug, { sku, qty: 2 }]);
    await issue(online.id);
    expect(await cardsOf(online.id)).toEqual([]);
    await paid(online.id, online.due);
    await Promise.all([issue(online.id), issue(online.id), issue(online.id)]);
    expect((await cardsOf(online.id)).map(({ piece, state }) => [piece, state])).toEqual([
      [1, 'issued'],
      [2, 'issued'],
    ]);
    const atTheDoor = await order([mug, { sku, qty: 1 }]);
    await dispatched(atTheDoor.id);
    await issue(atTheDoor.id);
    expect(await cardsOf(atTheDoor.id)).toEqual([]);
    await work(atTheDoor.id, 'desk/deliver-order', { move: 'deliver', amount: 250 });
    await issue(atTheDoor.id);
    expect(await cardsOf(atTheDoor.id)).toEqual([]);
    await work(atTheDoor.id, 'desk/note-payment', { move: 'note_payment', amount: atTheDoor.due - 250 });
    for (const event of await eventsOf('order.moved', atTheDoor.id))
      await issueWhenMoved.handle(event, context);
    expect(await cardsOf(atTheDoor.id)).toHaveLength(1);
    expect(await stockOf(sku)).toBe(2);
  });

  it('to those who waited as soon as there are codes again', async () => {
    const { sku } = await aCard(1);
    const { id, due } = await order([mug, { sku, qty: 1 }]);
    await sql`delete from digital_card where product_id = (select id from product where sku = ${sku})`.execute(
      db,
    );
    await paid(id, due);
    await issue(id);
    const owner = await desk();
    expect((await owner.call('desk/digital-cards', { query: { q: sku } })).items).toMatchObject([
      { awaited: 1 },
    ]);
    await add(sku, codesOf(1).join());
    const product = await db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
    const [event] = (await eventsOf('digital-cards.added', product.id)).slice(-1);
    await issueAwaited.handle(event as ShopEvent, context);
    expect(await cardsOf(id)).toHaveLength(1);
    expect((await owner.call('desk/digital-cards', { query: { q: sku } })).items).toMatchObject([
      { awaited: 0 },
    ]);
  });

  it('to one buyer, whatever 64 of them take at once', async () => {
    const { sku, codes } = await aCard(64);
    const orders = [];
    for (let at = 0; at < 64; at += 1) orders.push(await order([mug, { sku, qty: 1 }]));
    for (const { id, due } of orders) await paid(id, due);
    await Promise.all(orders.flatMap(({ id }) => [issue(id), issue(id)]));
    const shown = await Promise.all(
      orders.map(async ({ id }) => {
        const { number, key } = await linkOf(id);
        const { result } = await shop.call('digital-card/guest-list', { query: ar, body: { number, key } });
        const [{ id: card } = { id: 0 }] = result.items;
        return (await shop.call('digital-card/guest-reveal', { query: ar, body: { number, key, id: card } }))
          .result.code;
      }),
    );
    expect(new Set(shown).size).toBe(64);
    expect(shown.toSorted()).toEqual(codes.toSorted());
  });
});

describe('a month of a subscription that comes with goods', () => {
  it('is a part of their bundle at no price, issued with them and sold to nobody alone', async () => {
    const month = aProduct('MONTH', {
      type: 'virtual',
      visibility: 1,
      prices: [aPrice(0)],
      texts: { en: aProductText('A month of films'), ar: aProductText('شهر من الأفلام') },
    });
    const selection = { qty: 1, is_default: true, can_change_quantity: false };
    const bundle = aProduct('FILM-TV', {
      type: 'bundle',
      prices: [],
      bundle_options: ['TV', 'MONTH'].map((sku) => ({
        code: sku.toLowerCase(),
        type: 'radio',
        is_required: true,
        titles: { en: sku, ar: sku },
        selections: [{ sku, ...selection }],
      })),
    });
    const tv = aProduct('TV', { prices: [aPrice(300_000)] });
    await inTransaction(db, (transaction) =>
      saveCatalog(transaction, aBatch({ products: [tv, month, bundle] }), {
        actor: 'test',
        requestId: 'test',
      }),
    );
    await add('MONTH', codesOf(2).join('\n'));
    const cartId = await newCart();
    const alone = { query: { ...ar, cartId }, body: { cartItem: { sku: 'MONTH', qty: 1 } } };
    expect(await refused('cart/update', alone)).toBe('cart.product-not-salable');
    const { rows: choices } = await sql<{ option_id: number; selection_id: number }>`
      select o.id as option_id, s.id as selection_id from bundle_option o join bundle_selection s on s.option_id = o.id
      join product p on p.id = o.product_id where p.sku = 'FILM-TV' order by o.id`.execute(db);
    const item = {
      sku: 'FILM-TV',
      qty: 1,
      product_option: {
        extension_attributes: {
          bundle_options: choices.map(({ option_id, selection_id }) => ({
            option_id,
            option_qty: 1,
            option_selections: [selection_id],
          })),
        },
      },
    };
    const placed = await order([item]);
    expect(placed.due).toBe(305_000);
    await paid(placed.id, placed.due);
    await issue(placed.id);
    expect((await cardsOf(placed.id)).map(({ state }) => state)).toEqual(['issued']);
    const { result } = await shop.call('digital-card/guest-list', {
      query: ar,
      body: await linkOf(placed.id),
    });
    expect(result.items).toMatchObject([{ product_name: 'شهر من الأفلام', code: null }]);
  });
});

describe('a code is seen', () => {
  it('by its customer alone, once she reveals it', async () => {
    const { sku, codes } = await aCard(1);
    const { token } = await aCustomer();
    const stranger = await aCustomer();
    const { id } = await paidOrder(sku, 1, { ...ar, token });
    const list = async (by: string) =>
      (await shop.call('digital-card/list', { query: { ...ar, token: by } })).result;
    const [card] = (await list(token)).items;
    expect(card).toMatchObject({ code: null, pin: null, status: 'issued' });
    expect(await list(stranger.token)).toEqual({ items: [], total_count: 0 });
    const body = { id: card!.id };
    expect(await refused('digital-card/reveal', { query: { ...ar, token: stranger.token }, body })).toBe(
      'digital-card.not-found',
    );
    expect(await refused('digital-card/reveal', { query: ar, body })).toBe('user.not-signed-in');
    const product = await db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
    const noted = { query: { productId: String(product.id) }, body: { note: { en: 'Dial *100#', ar: '' } } };
    await (await desk()).call('desk/set-digital-card-note', noted);
    expect((await (await desk()).call('desk/digital-cards', { query: { q: sku } })).items).toMatchObject([
      { note: noted.body.note },
    ]);
    expect(await list(token)).toMatchObject({ items: [{ note: null }] });
    const shown = { code: codes[0], pin: '1000', status: 'revealed', note: 'Dial *100#' };
    expect((await shop.call('digital-card/reveal', { query: { ...ar, token }, body })).result).toMatchObject(
      shown,
    );
    const answer = await shop.send('digital-card/list', { query: { ...ar, token } });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await answer.json()).toMatchObject({ result: { items: [shown], total_count: 1 } });
    // Her message leads to her account, without a key.
    const told = await toldOf(id);
    expect(told).toHaveLength(2);
    for (const text of told) expect(text).toContain('/my-account/digital-cards');
    const { number, key } = await linkOf(id);
    expect(await refused('digital-card/guest-list', { query: ar, body: { number, key } })).toBe(
      'digital-card.not-found',
    );
  });

  it('by a guest with the key of the message, which the order’s own key is not', async () => {
    const { sku } = await aCard(1);
    const { id } = await paidOrder(sku, 1);
    const { number, key } = await linkOf(id);
    expect(key).toHaveLength(22);
    const page = await shop.call('order/guest', { query: ar, body: { number, phone: '07701234567' } });
    const ask = (body: object) => refused('digital-card/guest-list', { query: ar, body });
    expect(await ask({ number, key: page.result.access_key })).toBe('digital-card.not-found');
    expect(await ask({ number: '999999', key })).toBe('digital-card.not-found');
    const { result } = await shop.call('digital-card/guest-list', { query: ar, body: { number, key } });
    expect(result.total_count).toBe(1);
  });

  it('in no order, message, log or audit, and is kept sealed', async () => {
    const { sku, codes } = await aCard(1);
    const { token } = await aCustomer();
    const query = { ...ar, token };
    const { id } = await paidOrder(sku, 1, query);
    const [card] = await cardsOf(id);
    await shop.call('digital-card/reveal', { query, body: { id: card!.id } });
    await toldOf(id);
    const owner = await desk();
    const { rows: kept } = await sql<{ text: string }>`
      select to_jsonb(t)::text as text from (select * from audit) t union all select to_jsonb(t)::text from (select * from message) t
      union all select to_jsonb(t)::text from (select * from event) t union all select encode(code_sealed, 'escape') from digital_card`.execute(
      db,
    );
    const said = JSON.stringify([
      (await shop.call('user/order-history', { query: { ...query, pageSize: '9', currentPage: '1' } }))
        .result,
      (await shop.call('order/one', { query: { ...query, entity_id: String(id) } })).result,
      await owner.call('desk/order', { query: { orderId: String(id) } }),
      await owner.call('desk/digital-card-codes', { query: { productId: String(card!.product_id) } }),
      kept,
      lines,
      outbox.messages(),
    ]);
    expect(said).not.toContain(codes[0]);
  });
});

describe('what is given back', () => {
  it('goes into the pool again where nobody saw it, and is sold no more where somebody did', async () => {
    const { sku } = await aCard(4);
    const { token } = await aCustomer();
    const query = { ...ar, token };
    const { id } = await paidOrder(sku, 2, query);
    const [seen] = await cardsOf(id);
    await shop.call('digital-card/reveal', { query, body: { id: seen!.id } });
    await work(id, 'desk/cancel-order', { move: 'cancel', reason: 'Ordered twice' });
    expect((await cardsOf(id)).map(({ state }) => state)).toEqual(['void']);
    expect(await stockOf(sku)).toBe(3);
    const owner = await desk();
    expect((await owner.call('desk/digital-cards', { query: { q: sku } })).items).toMatchObject([
      { left: 3, free: 3, revealed: 1, issued: 0 },
    ]);
    expect((await shop.call('digital-card/list', { query })).result.total_count).toBe(0);
    await issue(id);
    expect(await cardsOf(id)).toHaveLength(1);
  });

  it('when everything that was paid goes back: unrevealed codes leave their buyer', async () => {
    const { sku } = await aCard(3);
    const { token } = await aCustomer();
    const query = { ...ar, token };
    const { id, due } = await paidOrder(sku, 2, query);
    const [seen, unseen] = await cardsOf(id);
    await shop.call('digital-card/reveal', { query, body: { id: seen!.id } });
    await dispatched(id);
    await work(id, 'desk/deliver-order', { move: 'deliver', amount: 0 });
    await work(id, 'desk/refund-order', { amount: due, by: 'transfer', reason: 'Did not work' });
    expect((await cardsOf(id)).map(({ id: card }) => card)).toEqual([seen!.id]);
    expect(await refused('digital-card/reveal', { query, body: { id: unseen!.id } })).toBe(
      'digital-card.not-found',
    );
    expect(await stockOf(sku)).toBe(2);
    await issue(id);
    expect(await cardsOf(id)).toHaveLength(1);
  });

  it('is no code that its buyer has seen, not even after she asked', async () => {
    const { sku } = await aCard(2);
    const { token } = await aCustomer();
    const query = { ...ar, token };
    const { id } = await paidOrder(sku, 2, query);
    const [seen, unseen] = await cardsOf(id);
    await dispatched(id);
    await work(id, 'desk/deliver-order', { move: 'deliver', amount: 0 });
    await shop.call('digital-card/reveal', { query, body: { id: seen!.id } });
    const asked = {
      query: { ...query, entity_id: String(id) },
      body: { items: [{ item_id: 2, qty: 2 }], reason: 'Did not work', wish: 'money' },
    };
    expect(await refused('order/request-return', asked)).toBe('order.return-not-possible');
    const one = { ...asked, body: { ...asked.body, items: [{ item_id: 2, qty: 1 }] } };
    const { result } = await shop.call('order/request-return', one);
    await shop.call('digital-card/reveal', { query, body: { id: unseen!.id } });
    const owner = await desk();
    const path = { orderId: String(id), returnId: String(result.return_id) };
    await owner.call('desk/work-return', {
      query: path,
      body: { version: await versionOf(id), step: 'approve' },
    });
    const lines = [{ line_number: 2, restocked: 1, written_off: 0 }];
    const body = { version: await versionOf(id), step: 'receive', lines };
    expect(await owner.refused('desk/work-return', { query: path, body })).toBe('order.card-used');
  });

  it('or is revealed, never both', async () => {
    const { sku } = await aCard(24);
    const { token } = await aCustomer();
    const query = { ...ar, token };
    const { id } = await paidOrder(sku, 24, query);
    const cards = await cardsOf(id);
    const [, ...answers] = await Promise.all([
      work(id, 'desk/cancel-order', { move: 'cancel', reason: 'Ordered twice' }),
      ...cards.map(async (card) => shop.send('digital-card/reveal', { query, body: { id: card.id } })),
    ]);
    const revealed = answers.filter(({ status }) => status === 200).length;
    expect((await cardsOf(id)).filter(({ state }) => state === 'void')).toHaveLength(revealed);
    expect(await stockOf(sku)).toBe(24 - revealed);
    const { items } = await (await desk()).call('desk/digital-cards', { query: { q: sku } });
    expect(items).toMatchObject([{ free: 24 - revealed, left: 24 - revealed }]);
  });
});
