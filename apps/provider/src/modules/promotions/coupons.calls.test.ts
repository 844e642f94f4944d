import { randomUUID } from 'node:crypto';
import type { PromotionInput } from '@dijla/provider/modules/promotions/promotions';
import { totalsOf } from '@dijla/commerce-rules/totals/totals-of';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { always, orderOfOne, promotingShop } from '@dijla/test-kit/shops/promoting-shop';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { beforeAll, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
const { shop, promote, newCart, totals, apply, refusedCoupon } = await promotingShop(db, {
  now: () => clock.now,
});
const { simple } = catalogBuilder(db);
const ar = { storeCode: 'ar' };
const viewOf = async (cartId: string) => {
  const { meta } = await shop.call('cart/totals', { query: { ...ar, cartId, view: 'cart' } });
  if (!meta?.cart) throw new Error('no view');
  return meta.cart;
};

beforeAll(async () => {
  await simple({ sku: 'MUG', price: { IQD: 8000 }, qty: 100_000 });
  await simple({ sku: 'TEE', price: { IQD: 15_000 }, qty: 100_000 });
  await promote({ code: 'welcome', coupons: [{ code: 'WELCOME10', uses_limit: null }] });
  await promote({
    code: 'rich',
    coupons: [{ code: 'RICH', uses_limit: null }],
    rule: {
      when: { subject: 'subtotal', operator: '>=', amounts: { IQD: 100_000 } },
      actions: [{ type: 'fixed_cart', amounts: { IQD: 5000 } }],
    },
  });
  await promote({ code: 'plus', coupons: [{ code: 'A+B', uses_limit: null }] });
  await promote({
    code: 'dated',
    coupons: [{ code: 'DATED', uses_limit: null }],
    from: '2026-11-22T00:00:00.000Z',
    until: '2026-11-23T00:00:00.000Z',
  });
  await promote({
    code: 'bring',
    coupons: [{ code: 'BRING', uses_limit: null }],
    rule: { when: always, actions: [{ type: 'free_shipping' }] },
  });
});

describe('cart/apply-coupon', () => {
  it.each(['WELCOME10', 'welcome10', ' Welcome10 ', 'WELCOME١٠'])(
    'case 37: takes %j, whatever its case, and shows the discount until it is deleted',
    async (typed) => {
      const cartId = await newCart({ TEE: 2, MUG: 1 });
      expect((await apply(cartId, typed)).result).toBe(true);
      expect(await totals(cartId)).toMatchObject({
        coupon_code: 'WELCOME10',
        discount_amount: -3800,
        subtotal_with_discount: 34_200,
        grand_total: 34_200,
        base_discount_amount: -2.9,
        base_grand_total: 26.11,
        items: [{ discount_amount: 3000 }, { discount_amount: 800 }],
        total_segments: [
          { code: 'subtotal' },
          { code: 'shipping' },
          { code: 'discount', title: 'الخصم (WELCOME10)', value: -3800 },
          { code: 'tax' },
          { code: 'grand_total', value: 34_200 },
        ],
      });
      expect((await shop.call('cart/coupon', { query: { ...ar, cartId } })).result).toBe('WELCOME10');
      for (let times = 0; times < 2; times += 1)
        expect((await shop.call('cart/delete-coupon', { query: { ...ar, cartId } })).result).toBe(true);
      const after = await totals(cartId);
      expect([
        after.grand_total,
        after.discount_amount,
        'coupon_code' in after,
        after.total_segments.some(({ code }) => code === 'discount'),
      ]).toEqual([38_000, 0, false, false]);
      expect((await shop.call('cart/coupon', { query: { ...ar, cartId } })).result).toBeNull();
    },
  );

  it.each([
    ['NOTHING', 404],
    ['RICH', 404],
    ['DATED', 404],
  ])('case 38: refuses %s, and leaves totals and the coupon before as they are', async (code, status) => {
    const cartId = await newCart({ TEE: 2 });
    await apply(cartId, 'WELCOME10');
    expect(
      await shop.refused('cart/apply-coupon', { query: { cartId, coupon: code, storeCode: 'en' } }),
    ).toMatchObject({ status, result: "The coupon code isn't valid. Verify the code and try again." });
    expect(await totals(cartId)).toMatchObject({ coupon_code: 'WELCOME10', grand_total: 27_000 });
  });

  it('case 38: refuses one that takes nothing off, which no order then uses up; delivery for nothing is something', async () => {
    const nothing: PromotionInput['rule'] = {
      when: always,
      actions: [{ type: 'buy_x_get_y', buy: 9, get: 1 }],
    };
    await promote({ code: 'tenth', coupons: [{ code: 'TENTH', uses_limit: 5 }], rule: nothing });
    const cartId = await newCart({ TEE: 2 });
    expect(await refusedCoupon(cartId, 'TENTH')).toMatchObject({
      status: 404,
      code: 'cart.coupon-not-valid',
    });
    expect((await apply(cartId, 'BRING')).result).toBe(true);
    const [{ item_id } = { item_id: 0 }] = (await viewOf(cartId)).items;
    const set = (qty: number) =>
      shop.call('cart/update', { query: { ...ar, cartId }, body: { cartItem: { item_id, qty } } });
    await set(10);
    expect((await apply(cartId, 'TENTH')).result).toBe(true);
    await set(1);
    expect(await viewOf(cartId)).toMatchObject({
      coupon_code: 'TENTH',
      rules: [],
      notices: [{ code: 'coupon-not-applicable' }],
      totals: { grand_total: 15_000 },
    });
    await shop.call('order/place', orderOfOne(cartId, 'TEE'));
    expect(
      await db
        .selectFrom('coupon')
        .select('times_used')
        .where('code', '=', 'TENTH')
        .executeTakeFirstOrThrow(),
    ).toEqual({ times_used: 0 });
  });

  it.each(['خصم٢٠', 'خصم۲۰', 'خصم20'])(
    'takes %j for a code the owner wrote in Arabic digits',
    async (typed) => {
      await promote({
        code: 'arabic',
        rule: { when: always, actions: [{ type: 'percent', percent: 200_000 }] },
        coupons: [
          { code: 'خصم٢٠', uses_limit: null },
          { code: 'خصم۲۰', uses_limit: null },
        ],
      });
      const cartId = await newCart({ TEE: 1 });
      await apply(cartId, typed);
      expect(await totals(cartId)).toMatchObject({ coupon_code: 'خصم20', grand_total: 12_000 });
    },
  );

  it('case 38: says so when no code came, in the words of the wire', async () => {
    const cartId = await newCart({ TEE: 1 });
    for (const coupon of [undefined, '', '  '])
      expect(
        await shop.refused('cart/apply-coupon', {
          query: { cartId, ...(coupon === undefined ? {} : { coupon }) },
        }),
      ).toMatchObject({ status: 500, result: 'No coupon code provided' });
  });

  it('refuses a coupon in an empty cart and in one that is not there', async () => {
    expect(await refusedCoupon(await newCart({}), 'WELCOME10')).toMatchObject({
      status: 404,
      code: 'cart.coupon-without-goods',
    });
    expect(await refusedCoupon('0'.repeat(32), 'WELCOME10')).toMatchObject({
      status: 404,
      code: 'cart.not-found',
    });
  });

  it('reads a plus sign that came as a space', async () => {
    const cartId = await newCart({ TEE: 1 });
    await apply(cartId, 'a b');
    expect((await totals(cartId)).coupon_code).toBe('A+B');
  });

  it('brings the goods for nothing', async () => {
    const cartId = await newCart({ TEE: 1 });
    await apply(cartId, 'BRING');
    const addressInformation = {
      shippingAddress: { countryId: 'IQ' },
      shippingCarrierCode: 'flatrate',
      shippingMethodCode: 'flatrate',
    };
    const { result } = await shop.call('cart/shipping-information', {
      query: { ...ar, cartId },
      body: { addressInformation },
    });
    expect(result.totals).toMatchObject({ shipping_amount: 0, grand_total: 15_000, coupon_code: 'BRING' });
    expect(
      (
        await shop.call('cart/shipping-methods', {
          query: { ...ar, cartId },
          body: { address: { country_id: 'IQ' } },
        })
      ).result[0],
    ).toMatchObject({ amount: 0, price_incl_tax: 0 });
  });

  it('is replayed under its key, and not applied anew after it was deleted', async () => {
    const cartId = await newCart({ TEE: 1 });
    const headers = { 'idempotency-key': randomUUID() };
    const once = () =>
      shop.call('cart/apply-coupon', { query: { ...ar, cartId, coupon: 'WELCOME10' }, headers });
    await once();
    await shop.call('cart/delete-coupon', { query: { ...ar, cartId } });
    expect((await once()).result).toBe(true);
    expect(await totals(cartId)).not.toHaveProperty('coupon_code');
  });

  it('is remembered while its conditions do not hold, said so, and counts again when they do', async () => {
    const cartId = await newCart({ TEE: 7 });
    await apply(cartId, 'RICH');
    const [{ item_id } = { item_id: 0 }] = (await viewOf(cartId)).items;
    const set = (qty: number) =>
      shop.call('cart/update', { query: { ...ar, cartId }, body: { cartItem: { item_id, qty } } });
    await set(1);
    expect(await viewOf(cartId)).toMatchObject({
      coupon_code: 'RICH',
      rules: [],
      notices: [{ code: 'coupon-not-applicable', data: { coupon: 'RICH' } }],
      totals: { grand_total: 15_000 },
    });
    await set(8);
    expect(await viewOf(cartId)).toMatchObject({
      rules: ['rich'],
      notices: [],
      totals: { grand_total: 115_000, coupon_code: 'RICH' },
    });
  });

  it('gives the device what it needs to come to the same totals, also after the next change', async () => {
    const cartId = await newCart({ TEE: 2, MUG: 3 });
    await apply(cartId, 'WELCOME10');
    const context = (await shop.call('cart/totals-context', { query: ar })).result;
    const { items, promotions } = await viewOf(cartId);
    const [tee, mug] = items;
    if (!tee || !mug) throw new Error('no lines');
    const device = totalsOf(
      {
        lines: [{ ...tee, qty: 5 }, mug],
        promotions,
        country: 'IQ',
        region_id: null,
        region_name: null,
        shipping: null,
        payment: null,
      },
      context,
      clock.now,
    );
    await shop.call('cart/update', {
      query: { ...ar, cartId },
      body: { cartItem: { item_id: tee.item_id, qty: 5 } },
    });
    expect([device.grand_total, device.discount]).toEqual([(await totals(cartId)).grand_total, 9900]);
  });

  it('ends with its window', async () => {
    const cartId = await newCart({ TEE: 1 });
    clock.now = Date.parse('2026-11-22T00:00:00Z');
    await apply(cartId, 'DATED');
    const inside = (await totals(cartId)).grand_total;
    clock.now = Date.parse('2026-11-23T00:00:00Z');
    expect([inside, (await totals(cartId)).grand_total]).toEqual([13_500, 15_000]);
    clock.now = Date.parse('2026-11-21T12:00:00Z');
  });
});
