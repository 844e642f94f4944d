import { randomUUID } from 'node:crypto';
import { accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { beforeAll, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
const shop = await buyingProvider(db, { now: () => clock.now });
const { aCustomer } = accountsOf(shop);
const { simple } = catalogBuilder(db);
const ar = { storeCode: 'ar' };
const mug = { cartItem: { sku: 'MUG', qty: 1 } };
const newCart = async (token = ''): Promise<string> =>
  (await shop.call('cart/create', { query: { ...ar, token } })).result;
const pulled = async (cartId: string, token: string) =>
  (await shop.call('cart/pull', { query: { ...ar, cartId, token } })).result.map(
    ({ sku, qty }: { sku: string; qty: number }) => [sku, qty],
  );
const add = (cartId: string, token: string, item: object) =>
  shop.call('cart/update', { query: { ...ar, cartId, token }, body: { cartItem: item } });
const address = {
  region: 'Baghdad',
  region_id: 611,
  country_id: 'IQ',
  street: ['Karrada 62'],
  telephone: '07701234567',
  city: 'بغداد',
  firstname: 'نور',
  lastname: 'حسن',
  email: 'noor@example.iq',
};
const orderOf = (cartId: string, products: object[]) => ({
  cart_id: cartId,
  products,
  addressInformation: {
    shippingAddress: address,
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
    payment_method_code: 'cashondelivery',
  },
});
const ownerOf = async (cartId: string) =>
  (await db.selectFrom('order').select('customer_id').where('cart_id', '=', cartId).executeTakeFirstOrThrow())
    .customer_id;

beforeAll(async () => {
  const mugId = await simple({ sku: 'MUG', price: { IQD: 8000 }, qty: 100_000 });
  const teeId = await simple({ sku: 'TEE', price: { IQD: 15_000 }, qty: 100_000 });
  const row = { currency: 'IQD', kind: 'regular' as const, price_list: 'wholesale' };
  await db
    .insertInto('price')
    .values([
      { ...row, product_id: mugId, amount: 7000 },
      { ...row, product_id: teeId, amount: 12_000, min_qty: 10 },
    ])
    .execute();
});

describe('a customer’s cart', () => {
  it('is one, whatever store, however often and at once it is asked for', async () => {
    const { token } = await aCustomer();
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        shop.call('cart/create', {
          query: { storeCode: place % 2 ? 'en' : 'ar', token },
          headers: { 'idempotency-key': randomUUID() },
        }),
      ),
    );
    expect(new Set(ids.map(({ result }) => result)).size).toBe(1);
  });

  it('is found with the token in the header too, and by cart/mine on another device', async () => {
    const { token } = await aCustomer();
    const headers = { authorization: `Bearer ${token}` };
    expect((await shop.call('cart/mine', { headers })).result).toBeNull();
    const cartId = await newCart(token);
    await add(cartId, token, { sku: 'MUG', qty: 2 });
    expect((await shop.call('cart/mine', { headers, query: { view: 'cart' } })).meta?.cart).toMatchObject({
      cart_id: cartId,
      items: [{ sku: 'MUG', qty: 2 }],
    });
    expect((await shop.call('cart/create', { headers, query: { view: 'cart' } })).meta?.cart).toMatchObject({
      cart_id: cartId,
      items: [{ sku: 'MUG', qty: 2 }],
    });
  });

  it("Sylius CVE-2026-31821, cart of another shopper: is nobody else's, by any call, and tells nothing of itself", async () => {
    const [owner, other] = [await aCustomer(), await aCustomer()];
    const cartId = await newCart(owner.token);
    const {
      result: { item_id },
    } = await add(cartId, owner.token, { sku: 'MUG', qty: 1 });
    const addressInformation = { shippingAddress: { countryId: 'IQ' } };
    for (const token of ['', other.token]) {
      const query = { ...ar, cartId, token, view: 'cart' };
      const refusals = [
        await shop.refused('cart/pull', { query }),
        await shop.refused('cart/totals', { query }),
        await shop.refused('cart/coupon', { query }),
        await shop.refused('cart/delete-coupon', { query }),
        await shop.refused('cart/clear', { query }),
        await shop.refused('cart/apply-coupon', { query: { ...query, coupon: 'X' } }),
        await shop.refused('cart/update', { query, body: mug }),
        await shop.refused('cart/delete', { query, body: { cartItem: { item_id } } }),
        await shop.refused('cart/shipping-information', { query, body: { addressInformation } }),
        await shop.refused('cart/collect-totals', { query }),
        await shop.refused('cart/selected-payment-method', { query, body: { method: 'cashondelivery' } }),
      ];
      for (const { status, code, result } of refusals)
        expect({ status, code, result }).toEqual({
          status: 404,
          code: 'cart.not-found',
          result: expect.stringContaining(cartId),
        });
      const listed = [
        await shop.refused('cart/payment-methods', { query }),
        await shop.refused('cart/shipping-methods', { query, body: { address: { country_id: 'IQ' } } }),
      ];
      for (const { status, code, result } of listed)
        expect({ status, code, result }).toEqual({ status: 404, code: 'cart.not-found', result: [] });
    }
    expect(
      await shop.refused('order/place', {
        query: { ...ar, token: other.token },
        body: orderOf(cartId, [{ sku: 'MUG', qty: 1 }]),
      }),
    ).toMatchObject({ status: 404 });
    expect(await pulled(cartId, owner.token)).toEqual([['MUG', 1]]);
  });

  it('Spree CVE-2026-22588, foreign child id: a line of another cart is not there', async () => {
    const [owner, other] = [await aCustomer(), await aCustomer()];
    const [cartId, otherCart] = [await newCart(owner.token), await newCart(other.token)];
    const {
      result: { item_id },
    } = await add(cartId, owner.token, { sku: 'MUG', qty: 1 });
    const query = { ...ar, cartId: otherCart, token: other.token };
    expect(
      await shop.refused('cart/update', {
        query,
        body: { cartItem: { sku: 'MUG', qty: 9, item_id, quoteId: cartId } },
      }),
    ).toMatchObject({ status: 404, code: 'cart.line-not-found' });
    expect(
      await shop.refused('cart/delete', {
        query,
        body: { cartItem: { sku: 'MUG', item_id, quoteId: cartId } },
      }),
    ).toMatchObject({ status: 404, code: 'cart.line-not-found' });
    expect(await pulled(cartId, owner.token)).toEqual([['MUG', 1]]);
  });

  it("is not the cookie's without its token", async () => {
    const { token } = await aCustomer();
    const created = await shop.call('cart/create', { query: { ...ar, token } });
    const cookie = (created.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(cookie).toContain(created.result);
    for (const view of ['', 'cart'])
      expect((await shop.call('cart/mine', { headers: { cookie }, query: { view } })).result).toBeNull();
  });

  it('is not ordered by the cookie that a signed-out browser keeps, nor by it with another’s token; with its own it is', async () => {
    const [owner, other] = [await aCustomer(), await aCustomer()];
    const cartId = await newCart(owner.token);
    await add(cartId, owner.token, { sku: 'MUG', qty: 1 });
    const byCookie = (token: string) => ({
      query: { ...ar, token },
      headers: { cookie: `dijla_cart=${cartId}`, 'sec-fetch-site': 'same-origin' },
      body: { ...orderOf('', [{ sku: 'MUG', qty: 1 }]), cart_id: null },
    });
    for (const token of ['', other.token])
      expect(await shop.refused('order/place', byCookie(token))).toMatchObject({
        status: 404,
        code: 'cart.not-found',
      });
    expect(await pulled(cartId, owner.token)).toEqual([['MUG', 1]]);
    await shop.call('order/place', byCookie(owner.token));
    expect(await ownerOf(cartId)).toBe(owner.profile.id);
  });

  it('case 61: gets nothing from a guest cart by itself; the client’s own updates make the sums', async () => {
    const { token } = await aCustomer();
    const userCart = await newCart(token);
    const first = await add(userCart, token, { sku: 'MUG', qty: 2 });
    const guestCart = await newCart();
    await add(guestCart, '', { sku: 'MUG', qty: 1 });
    await add(guestCart, '', { sku: 'TEE', qty: 1 });
    expect(await newCart(token)).toBe(userCart);
    expect(await pulled(userCart, token)).toEqual([['MUG', 2]]);
    await add(userCart, token, { sku: 'MUG', item_id: first.result.item_id, qty: 3 });
    await add(userCart, token, { sku: 'TEE', qty: 1 });
    expect([await pulled(userCart, token), await pulled(guestCart, token)]).toEqual([
      [
        ['MUG', 3],
        ['TEE', 1],
      ],
      [
        ['MUG', 1],
        ['TEE', 1],
      ],
    ]);
  });

  it('lesson 04: adds of a merge under keys of their own are made once, however often they are sent', async () => {
    const { token } = await aCustomer();
    const cartId = await newCart(token);
    await add(cartId, token, { sku: 'MUG', qty: 2 });
    const merge = {
      query: { ...ar, cartId, token },
      body: { cartItem: { sku: 'MUG', qty: 1 } },
      headers: { 'idempotency-key': randomUUID() },
    };
    await Promise.all([
      shop.call('cart/update', merge),
      shop.call('cart/update', merge),
      shop.call('cart/update', merge),
    ]);
    expect(await pulled(cartId, token)).toEqual([['MUG', 3]]);
  });

  it('case 59, lesson 16: a token that has ended is 401 by every call, and the cart is there again with the next', async () => {
    const { email } = await aCustomer();
    const first = await accountsOf(shop).signIn(email);
    const cartId = await newCart(first.token);
    clock.now += 25 * 3_600_000;
    for (const call of [
      'cart/create',
      'cart/pull',
      'cart/totals',
      'cart/mine',
      'cart/totals-context',
    ] as const) {
      expect(await shop.refused(call, { query: { ...ar, cartId, token: first.token } })).toMatchObject({
        status: 401,
        code: 'user.not-signed-in',
      });
    }
    expect(await newCart((await accountsOf(shop).signIn(email)).token)).toBe(cartId);
  });

  it('case 63: a dead token is 401 at create, and a guest then gets a cart of her own', async () => {
    expect(await shop.refused('cart/create', { query: { ...ar, token: 'dead' } })).toMatchObject({
      status: 401,
    });
    expect(await newCart()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('case 54: its order is the customer’s, with and without a token, whatever user_id says; the next cart is a new one', async () => {
    const { token, profile } = await aCustomer();
    for (const sent of [token, '']) {
      const cartId = await newCart(token);
      await add(cartId, token, { sku: 'MUG', qty: 1 });
      await shop.call('order/place', {
        query: { ...ar, token: sent },
        body: { ...orderOf(cartId, [{ sku: 'MUG', qty: 1 }]), user_id: '1' },
      });
      expect(await ownerOf(cartId)).toBe(profile.id);
      expect(await newCart(token)).not.toBe(cartId);
    }
  });

  it('is not ordered by its id alone when its customer has signed out everywhere, or her account was disabled: nobody buys on her terms behind her back', async () => {
    const { token, profile, email } = await aCustomer();
    await db.updateTable('customer').set({ customer_group_id: 2 }).where('id', '=', profile.id).execute();
    const cartId = await newCart(token);
    await add(cartId, token, { sku: 'MUG', qty: 1 });
    const byIdAlone = { query: ar, body: orderOf(cartId, [{ sku: 'MUG', qty: 1 }]) };
    const nobodys = { status: 404, code: 'cart.not-found' };
    await shop.call('user/logout', { query: { token } });
    expect(await shop.refused('order/place', byIdAlone)).toMatchObject(nobodys);
    const again = await accountsOf(shop).signIn(email);
    await db.updateTable('customer').set({ is_active: false }).where('id', '=', profile.id).execute();
    expect(await shop.refused('order/place', byIdAlone)).toMatchObject(nobodys);
    expect(
      await shop.refused('order/place', { ...byIdAlone, query: { ...ar, token: again.token } }),
    ).toMatchObject({ status: 403, code: 'user.disabled' });
    await db.updateTable('customer').set({ is_active: true }).where('id', '=', profile.id).execute();
    clock.now += 31 * 24 * 3_600_000;
    expect(await shop.refused('order/place', byIdAlone)).toMatchObject(nobodys);
    expect(await pulled(cartId, (await accountsOf(shop).signIn(email)).token)).toEqual([['MUG', 1]]);
    await shop.call('order/place', byIdAlone);
    expect(await ownerOf(cartId)).toBe(profile.id);
  });

  it('a guest’s cart stays a guest’s beside a token, and its order is of who placed it', async () => {
    const { token, profile } = await aCustomer();
    const cartId = await newCart();
    await add(cartId, token, { sku: 'MUG', qty: 1 });
    expect(await pulled(cartId, '')).toEqual([['MUG', 1]]);
    await shop.call('order/place', {
      query: { ...ar, token },
      body: orderOf(cartId, [{ sku: 'MUG', qty: 1 }]),
    });
    expect(await ownerOf(cartId)).toBe(profile.id);
  });
});

describe('a group of customers', () => {
  it('buys at the prices of its list, and at everyone’s where that has none', async () => {
    const { token, profile } = await aCustomer();
    await db.updateTable('customer').set({ customer_group_id: 2 }).where('id', '=', profile.id).execute();
    const cartId = await newCart(token);
    await add(cartId, token, { sku: 'MUG', qty: 1 });
    await add(cartId, token, { sku: 'TEE', qty: 9 });
    const totals = async () =>
      (await shop.call('cart/totals', { query: { ...ar, cartId, token } })).result.items.map(
        ({ price }: { price: number }) => price,
      );
    expect(await totals()).toEqual([7000, 15_000]);
    await add(cartId, token, { sku: 'TEE', qty: 1 });
    expect(await totals()).toEqual([7000, 12_000]);
    const context = (await shop.call('cart/totals-context', { query: { ...ar, token } })).result;
    expect(context).toMatchObject({ customer_group: 'Wholesale', price_list: 'wholesale' });
    expect((await shop.call('cart/totals', { query: { ...ar, cartId, token } })).result.context_version).toBe(
      context.version,
    );
  });

  it('pays the tax of its class', async () => {
    const { token, profile } = await aCustomer();
    await db.insertInto('tax_class').values({ id: 88, kind: 'customer', name: 'Taxed' }).execute();
    const rule = await db
      .insertInto('tax_rule')
      .values({ code: 'group', priority: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rate = await db
      .insertInto('tax_rate')
      .values({ code: 'group', country: 'IQ', rate: '10' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('tax_rule_rate').values({ tax_rule_id: rule.id, tax_rate_id: rate.id }).execute();
    await db
      .insertInto('tax_rule_class')
      .values([
        { tax_rule_id: rule.id, tax_class_id: 2 },
        { tax_rule_id: rule.id, tax_class_id: 88 },
      ])
      .execute();
    const group = await db
      .insertInto('customer_group')
      .values({ code: 'Taxed', price_list: 'general', tax_class_id: 88 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('customer')
      .set({ customer_group_id: group.id })
      .where('id', '=', profile.id)
      .execute();
    const [own, guest] = [await newCart(token), await newCart()];
    await add(own, token, { sku: 'MUG', qty: 1 });
    await add(guest, '', { sku: 'MUG', qty: 1 });
    const taxOf = async (cartId: string, sent: string) =>
      (await shop.call('cart/totals', { query: { ...ar, cartId, token: sent } })).result.tax_amount;
    expect([await taxOf(own, token), await taxOf(guest, '')]).toEqual([727, 0]);
  });

  it('a promotion for one use each that counts by itself counts once for a customer, and never for a guest', async () => {
    const promotion = await db
      .insertInto('promotion')
      .values({
        code: 'first-order',
        uses_per_customer: 1,
        source: 'test',
        rule: JSON.stringify({
          when: { match: 'all', of: [] },
          actions: [{ type: 'percent', percent: 500_000 }],
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { token } = await aCustomer();
    const totalOf = async (sent: string) => {
      const cartId = await newCart(sent);
      await add(cartId, sent, { sku: 'MUG', qty: 1 });
      const { grand_total } = (await shop.call('cart/totals', { query: { ...ar, cartId, token: sent } }))
        .result;
      await shop.call('order/place', {
        query: { ...ar, token: sent },
        body: orderOf(cartId, [{ sku: 'MUG', qty: 1 }]),
      });
      return grand_total;
    };
    expect([await totalOf(''), await totalOf(token), await totalOf(token)]).toEqual([8000, 4000, 8000]);
    await db.deleteFrom('promotion').where('id', '=', promotion.id).execute();
  });
});
