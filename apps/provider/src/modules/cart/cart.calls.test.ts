import { randomUUID } from 'node:crypto';
import { countStatements } from '@dijla/provider/database';
import { accountsOf } from '@dijla/test-kit/accounts';
import { cartShop } from '@dijla/test-kit/shops/cart-shop';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const { shop, ar, newCart, add, addTee, pull, totals, simple } = await cartShop({ db });
for (let index = 0; index < 60; index += 1) await simple({ sku: `ROW-${index}` });

const statementsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> =>
  (await countStatements(work)).statements;

describe('cart/create', () => {
  it('makes a new cart each time, under a secret of 128 bits (case 24)', async () => {
    const [one, other] = [await newCart(), await newCart()];
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(one).not.toBe(other);
  });

  it('answers the first cart again under the same key, to twenty at once and in the other store too', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await shop.call('cart/create', { query: ar, headers })).result),
    );
    expect(new Set(ids).size).toBe(1);
    expect(
      await shop.call('cart/create', { query: { storeCode: 'en', view: 'cart' }, headers }),
    ).toMatchObject({ result: ids[0], meta: { cart: { cart_id: ids[0] } } });
  });

  it('answers no cart that somebody uses to another who comes with its key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = (await shop.call('cart/create', { query: ar, headers })).result;
    await add(first, { sku: 'MUG' });
    const later = await Promise.all(
      Array.from({ length: 3 }, async () => (await shop.call('cart/create', { query: ar, headers })).result),
    );
    expect(new Set([first, ...later]).size).toBe(4);
    expect(await Promise.all(later.map(pull))).toEqual([[], [], []]);
  });

  it.each(['a guest of another browser', 'a guest of another network'])(
    'answers %s a cart of her own under the key',
    async (caller) => {
      const create = (headers: Record<string, string>, socketAddress: string) =>
        shop.fetch(
          new Request('http://shop.test/api/cart/create?token=', {
            method: 'POST',
            headers: { 'idempotency-key': key, ...headers },
          }),
          { socketAddress },
        );
      const key = randomUUID();
      const idOf = async (answer: Promise<Response>) =>
        ((await (await answer).json()) as { result: string }).result;
      const first = await idOf(create({ 'user-agent': 'Firefox' }, '192.0.2.1'));
      const other = await idOf(
        caller.endsWith('network')
          ? create({ 'user-agent': 'Firefox' }, '192.0.2.2')
          : create({ 'user-agent': 'Chrome' }, '192.0.2.1'),
      );
      expect([first === other, await idOf(create({ 'user-agent': 'Firefox' }, '192.0.2.1'))]).toEqual([
        false,
        first,
      ]);
    },
  );

  it('answers a customer her own cart under a key that a guest has used', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const guests = (await shop.call('cart/create', { query: ar, headers })).result;
    const { token } = await accountsOf(shop).aCustomer();
    const hers = (await shop.call('cart/create', { query: { ...ar, token }, headers })).result;
    expect([hers === guests, (await shop.call('cart/create', { query: { ...ar, token } })).result]).toEqual([
      false,
      hers,
    ]);
  });
});

describe('an empty cart', () => {
  it('has no lines, and totals with one grand total (case 25)', async () => {
    const cartId = await newCart();
    expect(await pull(cartId)).toEqual([]);
    const { items, total_segments, grand_total } = await totals(cartId);
    expect({ items, grand_total }).toEqual({ items: [], grand_total: 0 });
    expect(total_segments.filter(({ code }) => code === 'grand_total')).toHaveLength(1);
  });

  it('is answered about shipping methods too, as an empty list stops older clients', async () => {
    const body = { address: { country_id: 'IQ', street: [null, null], region_id: 0, region: null } };
    expect(
      (await shop.call('cart/shipping-methods', { query: { ...ar, cartId: await newCart() }, body })).result,
    ).toHaveLength(1);
  });
});

describe('cart/mine', () => {
  it("answers the cookie's cart while it is active, else null", async () => {
    const created = await shop.call('cart/create', { query: ar });
    const cookie = (created.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await shop.call('cart/mine', { headers: { cookie } })).result).toBe(created.result);
    expect(
      (await shop.call('cart/mine', { query: { view: 'cart' }, headers: { cookie } })).meta?.cart?.cart_id,
    ).toBe(created.result);
    expect((await shop.call('cart/mine')).result).toBeNull();
    expect(
      (
        await shop.call('cart/mine', {
          query: { view: 'cart' },
          headers: { cookie: `dijla_cart=${'0'.repeat(32)}` },
        })
      ).result,
    ).toBeNull();
  });
});

describe('view=cart', () => {
  it('lesson 05: one add is one call, with the whole cart in its answer', async () => {
    const cartId = await newCart();
    const { meta } = await add(cartId, { sku: 'MUG', qty: 2 }, { query: { view: 'cart' } });
    expect(meta?.cart).toMatchObject({
      cart_id: cartId,
      payment_methods: [{ code: 'cashondelivery' }],
      shipping_methods: [{ carrier_code: 'flatrate' }],
      notices: [],
      rules: [],
      items: [
        {
          sku: 'MUG',
          parent_sku: 'MUG',
          qty: 2,
          url_path: 'mug',
          image: '/mug.webp',
          options: [],
          is_virtual: false,
          is_in_stock: true,
          salable_qty: null,
          prices: [{ kind: 'regular', amount: 12_000, min_qty: 1, from: null, until: null }],
        },
      ],
      totals: { grand_total: 24_000 },
    });
    expect(meta?.cart?.context_version).toBe(
      (await shop.call('cart/totals-context', { query: ar })).result.version,
    );
  });

  it("shows a variant with its parent's address and its chosen options, and what little is left", async () => {
    const cartId = await newCart();
    await addTee(cartId);
    const { meta } = await add(cartId, { sku: 'LAST' }, { query: { view: 'cart' } });
    expect(meta?.cart?.items).toMatchObject([
      {
        sku: 'TEE-M-BLACK',
        parent_sku: 'TEE',
        url_path: 'tee',
        options: [
          { label: 'اللون', value: 'Black' },
          { label: 'القياس', value: 'M' },
        ],
      },
      { sku: 'LAST', salable_qty: 3 },
    ]);
  });

  it('lesson 24: a sold-out line is data on the line while the cart goes on', async () => {
    const cartId = await newCart();
    const product_id = await catalogBuilder(db).simple({ sku: `FLEETING-${randomUUID()}`, qty: 2 });
    const { sku } = await db
      .selectFrom('product')
      .select('sku')
      .where('id', '=', product_id)
      .executeTakeFirstOrThrow();
    const { result } = await add(cartId, { sku, qty: 2 });
    const notices = async () =>
      (await shop.call('cart/pull', { query: { ...ar, cartId, view: 'cart' } })).meta?.cart?.notices.map(
        ({ code, item_id, data }) => [code, item_id, data.available],
      );
    expect(await notices()).toEqual([]);
    await db.updateTable('stock_level').set({ qty: 1 }).where('product_id', '=', product_id).execute();
    expect(await notices()).toEqual([['line-out-of-stock', result.item_id, 1]]);
    await db.updateTable('product').set({ status: 2 }).where('id', '=', product_id).execute();
    expect(await notices()).toEqual([['line-not-salable', result.item_id, 0]]);
    await db.deleteFrom('product_store').where('product_id', '=', product_id).execute();
    expect(await notices()).toEqual([['line-not-salable', result.item_id, 0]]);
    expect(
      await shop.refused('cart/update', { query: { ...ar, cartId }, body: { cartItem: { sku, qty: 1 } } }),
    ).toMatchObject({ status: 404, code: 'cart.product-not-found' });
    expect((await add(cartId, { sku: 'MUG' })).result.qty).toBe(1);
  });
});

describe('changes', () => {
  it('adds once however often the same key comes, twenty at once too', async () => {
    const cartId = await newCart();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => add(cartId, { sku: 'MUG', qty: 2 }, { key })),
    );
    for (const { result } of answers) expect(result).toEqual(answers[0]?.result);
    expect((await pull(cartId)).map(({ qty }) => qty)).toEqual([2]);
  });

  it('answers a retry with the first answer and the cart as it is now', async () => {
    const cartId = await newCart();
    const key = randomUUID();
    const first = await add(cartId, { sku: 'MUG' }, { key });
    await add(cartId, { sku: 'MUG', qty: 5 });
    const again = await add(cartId, { sku: 'MUG' }, { key, query: { view: 'cart' } });
    expect(again.result).toEqual(first.result);
    expect(again.meta?.cart?.items.map(({ qty }) => qty)).toEqual([6]);
  });

  it('answers under one key each cart for itself', async () => {
    const [one, other] = [await newCart(), await newCart()];
    const key = randomUUID();
    const first = await add(one, { sku: 'MUG', qty: 3 }, { key });
    const second = await add(other, { sku: 'MUG', qty: 3 }, { key });
    expect([
      second.result.item_id === first.result.item_id,
      second.result.quote_id,
      (await pull(one)).length,
      (await pull(other)).length,
    ]).toEqual([false, other, 1, 1]);
  });

  it('refuses a key that was used for something else', async () => {
    const cartId = await newCart();
    const headers = { 'idempotency-key': randomUUID() };
    await add(cartId, { sku: 'MUG' }, { key: headers['idempotency-key'] });
    const query = { ...ar, cartId };
    expect(
      await shop.refused('cart/update', { query, headers, body: { cartItem: { sku: 'MUG', qty: 2 } } }),
    ).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(
      await shop.refused('cart/delete', { query, headers, body: { cartItem: { sku: 'MUG' } } }),
    ).toMatchObject({ status: 400, code: 'request.invalid' });
    expect((await pull(cartId)).map(({ qty }) => qty)).toEqual([1]);
  });

  it('keeps one key of two carts apart', async () => {
    const [one, other, key] = [await newCart(), await newCart(), randomUUID()];
    await add(one, { sku: 'MUG', qty: 2 }, { key });
    expect((await add(other, { sku: 'MUG', qty: 3 }, { key })).result.qty).toBe(3);
  });

  it('answers a retry with the first refusal though it would go now', async () => {
    const cartId = await newCart();
    const headers = { 'idempotency-key': randomUUID() };
    const given = { query: { ...ar, cartId }, headers, body: { cartItem: { sku: 'LAST', qty: 4 } } };
    const first = await shop.refused('cart/update', given);
    await db
      .updateTable('stock_level')
      .set({ qty: 10 })
      .where('product_id', 'in', db.selectFrom('product').select('id').where('sku', '=', 'LAST'))
      .execute();
    expect(await shop.refused('cart/update', given)).toEqual(first);
    await db
      .updateTable('stock_level')
      .set({ qty: 3 })
      .where('product_id', 'in', db.selectFrom('product').select('id').where('sku', '=', 'LAST'))
      .execute();
  });

  it('sums twenty adds that come at once', async () => {
    const cartId = await newCart();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        add(cartId, { sku: index % 2 === 0 ? 'MUG' : 'ROW-1', qty: index + 1 }),
      ),
    );
    expect((await pull(cartId)).map(({ sku, qty }) => [sku, qty]).toSorted()).toEqual([
      ['MUG', 100],
      ['ROW-1', 110],
    ]);
  });
});

describe('statements', () => {
  const rowsOf = async (count: number): Promise<string> => {
    const cartId = await newCart();
    for (let index = 0; index < count; index += 1) await add(cartId, { sku: `ROW-${index}` });
    return cartId;
  };

  it('lesson 19: an add costs two, with its key and its view, at 1 line and at 40', async () => {
    const spent: number[] = [];
    for (const lines of [1, 40]) {
      const cartId = await rowsOf(lines);
      spent.push(
        (
          await statementsOf(() =>
            add(cartId, { sku: 'MUG' }, { key: randomUUID(), query: { view: 'cart' } }),
          )
        ).length,
      );
    }
    expect(spent).toEqual([2, 2]);
  });

  it('spends one on every read and on a new cart', async () => {
    const cartId = await rowsOf(3);
    const query = { ...ar, cartId, view: 'cart' };
    const spent = [
      await statementsOf(() => shop.call('cart/create', { query: ar })),
      await statementsOf(() => shop.call('cart/pull', { query })),
      await statementsOf(() => shop.call('cart/totals', { query })),
      await statementsOf(() => shop.call('cart/payment-methods', { query })),
      await statementsOf(() =>
        shop.call('cart/shipping-methods', { query, body: { address: { country_id: 'IQ' } } }),
      ),
      await statementsOf(() => shop.call('cart/totals-context', { query: ar })),
    ];
    expect(spent.map((statements) => statements.length)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
