import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const { shop, ar, addProduct, newCart, bodyOf, place, refusedOrder, orderOf, isActive } = await orderingShop({
  db,
});
const en = { storeCode: 'en' };
// $9.16 each.
const sku = await addProduct({ qty: 1_000, price: { IQD: 12_000, USD: 916 } });

const payableIn = async (cartId: string, query: Record<string, string> = en) => {
  const { result, meta } = await shop.call('cart/totals', { query: { ...query, cartId, view: 'cart' } });
  return {
    total: result.payable,
    ...meta!.cart!.payable,
    notices: meta!.cart!.notices.map(({ code }) => code),
  };
};
/** A cart of the English store whose first line was added just now. */
const dollarCart = async (qty: number): Promise<string> => {
  const { result: cartId } = await shop.call('cart/create', { query: en });
  await shop.call('cart/update', { query: { ...en, cartId }, body: { cartItem: { sku, qty } } });
  return cartId;
};
const inDollars = (cartId: string, qty: number, members: object = {}) => ({
  ...bodyOf(cartId, [{ sku, qty }], { store_code: 'en', ...members }),
});
const rateOf = (numerator: number) =>
  db
    .insertInto('exchange_rate')
    .values({
      base_currency: 'USD',
      quote_currency: 'IQD',
      numerator,
      denominator: 1,
      valid_from: new Date(Date.now() - 1000),
    })
    .execute();
const frozenAgo = (cartId: string, hours: number) =>
  sql`update cart set payable_rate_at = now() - make_interval(hours => ${hours}) where id = ${cartId}`.execute(
    db,
  );

beforeEach(async () => {
  await db.deleteFrom('exchange_rate').where('numerator', 'in', [1400, 1500]).execute();
  await db.updateTable('store_view').set({ payable_currency: 'IQD', payable_step: 250 }).execute();
});

describe('what a courier takes', () => {
  it('is told in dinars beside the dollars of the English store, rounded to the step', async () => {
    const cartId = await dollarCart(3);
    // 2,748 cents are 35,998.80 dinars.
    expect(await payableIn(cartId)).toEqual({
      total: { currency_code: 'IQD', total: 36_000 },
      rate: { numerator: 1310, denominator: 1 },
      step: 250,
      notices: [],
      currency: {
        code: 'IQD',
        scale: 0,
        symbol: 'IQD',
        sign_placement: 'append',
        decimal_separator: '.',
        thousands_separator: ',',
      },
    });
  });

  it('is the total itself in the Arabic store', async () => {
    const cartId = await newCart([{ sku, qty: 3 }]);
    expect(await payableIn(cartId, ar)).toMatchObject({
      total: { currency_code: 'IQD', total: 36_000 },
      rate: { numerator: 1, denominator: 1 },
      currency: { symbol: 'د.ع' },
    });
  });

  it('follows the owner at once: another step, the store’s own currency', async () => {
    const cartId = await dollarCart(3);
    await db.updateTable('store_view').set({ payable_step: 1000 }).execute();
    expect(await payableIn(cartId)).toMatchObject({ total: { total: 36_000 }, step: 1000 });
    await db.updateTable('store_view').set({ payable_currency: 'USD', payable_step: 0 }).execute();
    expect(await payableIn(cartId)).toMatchObject({
      total: { currency_code: 'USD', total: 27.48 },
      rate: { numerator: 1, denominator: 1 },
    });
  });

  it('is not rounded by the step of another currency', async () => {
    const cartId = await dollarCart(3);
    await db.updateTable('store_view').set({ payable_currency: 'USD' }).execute();
    expect(await payableIn(cartId)).toMatchObject({
      total: { currency_code: 'USD', total: 27.48 },
      step: 0,
    });
  });

  it('keeps the rate of the first line for a day, then takes that of the day and says so', async () => {
    const cartId = await dollarCart(3);
    await rateOf(1400);
    expect(await payableIn(cartId)).toMatchObject({ total: { total: 36_000 }, notices: [] });
    await frozenAgo(cartId, 23);
    expect(await payableIn(cartId)).toMatchObject({ total: { total: 36_000 }, notices: [] });
    await frozenAgo(cartId, 25);
    // 38,472 dinars at 1,400.
    expect(await payableIn(cartId)).toMatchObject({
      total: { total: 38_500 },
      rate: { numerator: 1400 },
      notices: ['payable-rate-renewed'],
    });
    await shop.call('cart/update', { query: { ...en, cartId }, body: { cartItem: { sku, qty: 1 } } });
    await rateOf(1500);
    expect(await payableIn(cartId)).toMatchObject({ rate: { numerator: 1400 }, notices: [] });
  });

  it('is not counted by a kept rate once prices in it were made anew by another: of two rates the sum would be neither', async () => {
    const derived = await addProduct({ qty: 1_000, price: { IQD: 12_000, USD: 916 } });
    await sql`update price set is_derived = true where currency = 'USD' and product_id = (select id from product where sku = ${derived})`.execute(
      db,
    );
    const { result: cartId } = await shop.call('cart/create', { query: en });
    await shop.call('cart/update', {
      query: { ...en, cartId },
      body: { cartItem: { sku: derived, qty: 1 } },
    });
    const ofOwnPrices = await dollarCart(1);
    await rateOf(1400);
    expect(await payableIn(cartId)).toMatchObject({ rate: { numerator: 1310 } });
    await sql`update price set amount = 857 where is_derived and currency = 'USD'`.execute(db);
    await sql`update exchange_rate set applied_at = now() where numerator = 1400`.execute(db);
    // $8.57 at 1,310 would be 11,250 dinars.
    expect(await payableIn(cartId)).toMatchObject({
      total: { total: 12_000 },
      rate: { numerator: 1400 },
      notices: ['payable-rate-renewed'],
    });
    expect(await payableIn(ofOwnPrices)).toMatchObject({ rate: { numerator: 1310 }, notices: [] });
  });

  it('keeps the instant of the first line through later changes, and a changed cart is as old as that', async () => {
    const cartId = await dollarCart(1);
    await frozenAgo(cartId, 20);
    const frozenAt = async () =>
      (
        await db
          .selectFrom('cart')
          .select('payable_rate_at')
          .where('id', '=', cartId)
          .executeTakeFirstOrThrow()
      ).payable_rate_at;
    const before = await frozenAt();
    await shop.call('cart/update', { query: { ...en, cartId }, body: { cartItem: { sku, qty: 1 } } });
    expect((await frozenAt())!.getTime()).toBe(before!.getTime());
  });

  it('says nothing of an old rate that is today’s still', async () => {
    const cartId = await dollarCart(3);
    await frozenAgo(cartId, 48);
    expect(await payableIn(cartId)).toMatchObject({ rate: { numerator: 1310 }, notices: [] });
  });

  it('is what the cart costs while no rate leads to dinars any more: the frozen one is of another currency', async () => {
    const [cartId, emptied] = [await dollarCart(3), await dollarCart(1)];
    const rates = await db
      .deleteFrom('exchange_rate')
      .where('quote_currency', '=', 'IQD')
      .returningAll()
      .execute();
    try {
      expect(await payableIn(cartId)).toMatchObject({
        total: { currency_code: 'USD', total: 27.48 },
        rate: { numerator: 1, denominator: 1 },
      });
      expect((await place(inDollars(cartId, 3), en)).result.payable).toEqual({
        currency_code: 'USD',
        total: 31.48,
      });
      await shop.call('cart/delete', { query: { ...en, cartId: emptied }, body: { cartItem: { sku } } });
      expect(
        await db
          .selectFrom('cart')
          .select(['payable_currency', 'payable_rate_numerator'])
          .where('id', '=', emptied)
          .executeTakeFirst(),
      ).toEqual({ payable_currency: 'IQD', payable_rate_numerator: 1310 });
    } finally {
      await db.insertInto('exchange_rate').values(rates).execute();
    }
  });

  it('is forgotten with the goods of an emptied cart', async () => {
    const cartId = await dollarCart(3);
    await shop.call('cart/clear', { query: { ...en, cartId } });
    expect(
      await db
        .selectFrom('cart')
        .select(['payable_currency', 'payable_rate_numerator', 'payable_rate_at'])
        .where('id', '=', cartId)
        .executeTakeFirstOrThrow(),
    ).toEqual({ payable_currency: null, payable_rate_numerator: null, payable_rate_at: null });
  });

  it('is frozen on the order with its rate and step, and confirmed the same to a retry after the rate has changed', async () => {
    const cartId = await dollarCart(3);
    const { result } = await place(inDollars(cartId, 3), en);
    // 41,238.80 dinars with $4.00 for delivery.
    expect(result.payable).toEqual({ currency_code: 'IQD', total: 41_250 });
    await rateOf(1500);
    expect((await place(inDollars(cartId, 3), en)).result).toEqual(result);
    expect(await orderOf(cartId)).toMatchObject({
      currency: 'USD',
      grand_total: 3148,
      payable_currency: 'IQD',
      payable_rate_numerator: 1310,
      payable_rate_denominator: 1,
      payable_step: 250,
      payable_total: 41_250,
    });
  });

  it.each([
    ['as much', 41_250],
    ['more', 41_500],
    ['nothing known', undefined],
    ['null', null],
  ])('is ordered when the shopper saw %s', async (_, expected_payable) => {
    const cartId = await dollarCart(3);
    await place(inDollars(cartId, 3, { expected_payable }), en);
    expect(await orderOf(cartId)).toMatchObject({ payable_total: 41_250 });
  });

  it('is not ordered when the shopper saw less: both amounts are named and the cart stays', async () => {
    const cartId = await dollarCart(3);
    const refused = await refusedOrder(
      inDollars(cartId, 3, { expected_total: 31.48, expected_payable: 41_000 }),
      en,
    );
    expect(refused).toMatchObject({
      status: 400,
      code: 'order.total-changed',
      result: expect.stringContaining('$31.48 (41,250 IQD)'),
    });
    expect([await orderOf(cartId), await isActive(cartId)]).toEqual([undefined, true]);
  });

  it.each(['12', -1, {}, 1e300])('refuses %j as what the shopper saw', async (expected_payable) => {
    const cartId = await dollarCart(1);
    expect(await refusedOrder(inDollars(cartId, 1, { expected_payable }), en)).toMatchObject({
      status: 400,
      code: 'order.invalid',
    });
  });
});
