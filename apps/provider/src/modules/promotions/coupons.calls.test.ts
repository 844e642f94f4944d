import { randomUUID } from 'node:crypto';
import type { PromotionInput } from '@dijla/provider/modules/promotions/promotions';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import { totalsOf } from '@dijla/commerce-rules/totals/totals-of';
import { accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogueBuilder } from '@dijla/test-kit/catalogue-builder';
import { testDatabase } from '@dijla/test-kit/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { promotionKeeper } from './promotions.ts';

const { db } = await testDatabase();
const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
const shop = await buyingProvider(db, { now: () => clock.now });
const { simple } = catalogueBuilder(db);
const ar = { storeCode: 'ar' };
const always: PromotionInput['rule']['when'] = { match: 'all', of: [] };

const promote = (given: Partial<PromotionInput> & Pick<PromotionInput, 'code'>) =>
  inTransaction(db, (transaction) => promotionKeeper.save(transaction, [{
    is_active: true, from: null, until: null, priority: 10, stops_further: false, uses_per_customer: null, coupons: [],
    texts: { en: { name: `${given.code} en`, description: '' }, ar: { name: `${given.code} ar`, description: '' } },
    rule: { when: always, actions: [{ type: 'percent', percent: 100_000 }] },
    ...given,
  }], { source: 'test' } as never));

const newCart = async (items: Record<string, number>): Promise<string> => {
  const cartId = (await shop.call('cart/create', { query: ar })).result;
  for (const [sku, qty] of Object.entries(items)) await shop.call('cart/update', { query: { ...ar, cartId }, body: { cartItem: { sku, qty } } });
  return cartId;
};
const apply = (cartId: string, coupon: string, more: Record<string, string> = {}) => shop.call('cart/apply-coupon', { query: { ...ar, cartId, coupon, ...more } });
const refusedCoupon = (cartId: string, coupon: string) => shop.refused('cart/apply-coupon', { query: { ...ar, cartId, coupon } });
const totals = async (cartId: string) => (await shop.call('cart/totals', { query: { ...ar, cartId } })).result;
const viewOf = async (cartId: string) => {
  const { meta } = await shop.call('cart/totals', { query: { ...ar, cartId, view: 'cart' } });
  if (!meta?.cart) throw new Error('no view');
  return meta.cart;
};
const address = {
  region: 'Baghdad', region_id: 611, country_id: 'IQ', street: ['Karrada 62'], telephone: '07701234567', city: 'بغداد', firstname: 'نور', lastname: 'حسن', email: 'noor@example.iq',
};
const orderOf = (cartId: string, sku: string, contact: string | { telephone?: string | null; email?: string | null } = address.telephone, token = '') => ({
  query: { ...ar, token },
  body: {
    cart_id: cartId, products: [{ sku, qty: 1 }],
    addressInformation: { shippingAddress: { ...address, ...(typeof contact === 'string' ? { telephone: contact } : contact) }, shipping_method_code: 'flatrate', shipping_carrier_code: 'flatrate', payment_method_code: 'cashondelivery' },
  },
});

beforeAll(async () => {
  await simple({ sku: 'MUG', price: { IQD: 8000 }, qty: 100_000 });
  await simple({ sku: 'TEE', price: { IQD: 15_000 }, qty: 100_000 });
  await promote({ code: 'welcome', coupons: [{ code: 'WELCOME10', uses_limit: null }] });
  await promote({ code: 'rich', coupons: [{ code: 'RICH', uses_limit: null }], rule: { when: { subject: 'subtotal', operator: '>=', amounts: { IQD: 100_000 } }, actions: [{ type: 'fixed_cart', amounts: { IQD: 5000 } }] } });
  await promote({ code: 'plus', coupons: [{ code: 'A+B', uses_limit: null }] });
  await promote({ code: 'dated', coupons: [{ code: 'DATED', uses_limit: null }], from: '2026-11-22T00:00:00.000Z', until: '2026-11-23T00:00:00.000Z' });
  await promote({ code: 'bring', coupons: [{ code: 'BRING', uses_limit: null }], rule: { when: always, actions: [{ type: 'free_shipping' }] } });
});

describe('cart/apply-coupon', () => {
  it.each(['WELCOME10', 'welcome10', ' Welcome10 ', 'WELCOME١٠'])('case 37: takes %j, whatever its case, and shows the discount until it is deleted', async (typed) => {
    const cartId = await newCart({ TEE: 2, MUG: 1 });
    expect((await apply(cartId, typed)).result).toBe(true);
    expect(await totals(cartId)).toMatchObject({
      coupon_code: 'WELCOME10', discount_amount: -3800, subtotal_with_discount: 34_200, grand_total: 34_200, base_discount_amount: -2.9, base_grand_total: 26.11,
      items: [{ discount_amount: 3000 }, { discount_amount: 800 }],
      total_segments: [{ code: 'subtotal' }, { code: 'shipping' }, { code: 'discount', title: 'الخصم (WELCOME10)', value: -3800 }, { code: 'tax' }, { code: 'grand_total', value: 34_200 }],
    });
    expect((await shop.call('cart/coupon', { query: { ...ar, cartId } })).result).toBe('WELCOME10');
    for (let times = 0; times < 2; times += 1) expect((await shop.call('cart/delete-coupon', { query: { ...ar, cartId } })).result).toBe(true);
    const after = await totals(cartId);
    expect([after.grand_total, after.discount_amount, 'coupon_code' in after, after.total_segments.some(({ code }) => code === 'discount')]).toEqual([38_000, 0, false, false]);
    expect((await shop.call('cart/coupon', { query: { ...ar, cartId } })).result).toBeNull();
  });

  it.each([['NOTHING', 404], ['RICH', 404], ['DATED', 404]])('case 38: refuses %s, and leaves totals and the coupon before as they are', async (code, status) => {
    const cartId = await newCart({ TEE: 2 });
    await apply(cartId, 'WELCOME10');
    expect(await shop.refused('cart/apply-coupon', { query: { cartId, coupon: code, storeCode: 'en' } })).toMatchObject({ status, result: "The coupon code isn't valid. Verify the code and try again." });
    expect(await totals(cartId)).toMatchObject({ coupon_code: 'WELCOME10', grand_total: 27_000 });
  });

  it('case 38: refuses one that takes nothing off, which no order then uses up; delivery for nothing is something', async () => {
    const nothing: PromotionInput['rule'] = { when: always, actions: [{ type: 'buy_x_get_y', buy: 9, get: 1 }] };
    await promote({ code: 'tenth', coupons: [{ code: 'TENTH', uses_limit: 5 }], rule: nothing });
    const cartId = await newCart({ TEE: 2 });
    expect(await refusedCoupon(cartId, 'TENTH')).toMatchObject({ status: 404, code: 'cart.coupon-not-valid' });
    expect((await apply(cartId, 'BRING')).result).toBe(true);
    const [{ item_id } = { item_id: 0 }] = (await viewOf(cartId)).items;
    const set = (qty: number) => shop.call('cart/update', { query: { ...ar, cartId }, body: { cartItem: { item_id, qty } } });
    await set(10);
    expect((await apply(cartId, 'TENTH')).result).toBe(true);
    await set(1);
    expect(await viewOf(cartId)).toMatchObject({ coupon_code: 'TENTH', rules: [], notices: [{ code: 'coupon-not-applicable' }], totals: { grand_total: 15_000 } });
    await shop.call('order/place', orderOf(cartId, 'TEE'));
    expect(await db.selectFrom('coupon').select('times_used').where('code', '=', 'TENTH').executeTakeFirstOrThrow()).toEqual({ times_used: 0 });
  });

  it.each(['خصم٢٠', 'خصم۲۰', 'خصم20'])('takes %j for a code the owner wrote in Arabic digits', async (typed) => {
    const given: PromotionInput = {
      code: 'arabic', is_active: true, from: null, until: null, priority: 10, stops_further: false, uses_per_customer: null, texts: {},
      rule: { when: always, actions: [{ type: 'percent', percent: 200_000 }] }, coupons: [{ code: 'خصم٢٠', uses_limit: null }],
    };
    const { records } = await promotionKeeper.check(db, [given]);
    await inTransaction(db, (transaction) => promotionKeeper.save(transaction, records, { source: 'test' } as never));
    const cartId = await newCart({ TEE: 1 });
    await apply(cartId, typed);
    expect(await totals(cartId)).toMatchObject({ coupon_code: 'خصم20', grand_total: 12_000 });
  });

  it('case 38: says so when no code came, in the words of the wire', async () => {
    const cartId = await newCart({ TEE: 1 });
    for (const coupon of [undefined, '', '  ']) expect(await shop.refused('cart/apply-coupon', { query: { cartId, ...(coupon === undefined ? {} : { coupon }) } })).toMatchObject({ status: 500, result: 'No coupon code provided' });
  });

  it('refuses a coupon in an empty cart and in one that is not there', async () => {
    expect(await refusedCoupon(await newCart({}), 'WELCOME10')).toMatchObject({ status: 404, code: 'cart.coupon-without-goods' });
    expect(await refusedCoupon('0'.repeat(32), 'WELCOME10')).toMatchObject({ status: 404, code: 'cart.not-found' });
  });

  it('reads a plus sign that came as a space', async () => {
    const cartId = await newCart({ TEE: 1 });
    await apply(cartId, 'a b');
    expect((await totals(cartId)).coupon_code).toBe('A+B');
  });

  it('brings the goods for nothing', async () => {
    const cartId = await newCart({ TEE: 1 });
    await apply(cartId, 'BRING');
    const addressInformation = { shippingAddress: { countryId: 'IQ' }, shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' };
    const { result } = await shop.call('cart/shipping-information', { query: { ...ar, cartId }, body: { addressInformation } });
    expect(result.totals).toMatchObject({ shipping_amount: 0, grand_total: 15_000, coupon_code: 'BRING' });
    expect((await shop.call('cart/shipping-methods', { query: { ...ar, cartId }, body: { address: { country_id: 'IQ' } } })).result[0]).toMatchObject({ amount: 0, price_incl_tax: 0 });
  });

  it('is replayed under its key, and not applied anew after it was deleted', async () => {
    const cartId = await newCart({ TEE: 1 });
    const headers = { 'idempotency-key': randomUUID() };
    const once = () => shop.call('cart/apply-coupon', { query: { ...ar, cartId, coupon: 'WELCOME10' }, headers });
    await once();
    await shop.call('cart/delete-coupon', { query: { ...ar, cartId } });
    expect((await once()).result).toBe(true);
    expect(await totals(cartId)).not.toHaveProperty('coupon_code');
  });

  it('is remembered while its conditions do not hold, said so, and counts again when they do', async () => {
    const cartId = await newCart({ TEE: 7 });
    await apply(cartId, 'RICH');
    const [{ item_id } = { item_id: 0 }] = (await viewOf(cartId)).items;
    const set = (qty: number) => shop.call('cart/update', { query: { ...ar, cartId }, body: { cartItem: { item_id, qty } } });
    await set(1);
    expect(await viewOf(cartId)).toMatchObject({ coupon_code: 'RICH', rules: [], notices: [{ code: 'coupon-not-applicable', data: { coupon: 'RICH' } }], totals: { grand_total: 15_000 } });
    await set(8);
    expect(await viewOf(cartId)).toMatchObject({ rules: ['rich'], notices: [], totals: { grand_total: 115_000, coupon_code: 'RICH' } });
  });

  it('gives the device what it needs to come to the same totals, also after the next change', async () => {
    const cartId = await newCart({ TEE: 2, MUG: 3 });
    await apply(cartId, 'WELCOME10');
    const context = (await shop.call('cart/totals-context', { query: ar })).result;
    const { items, promotions } = await viewOf(cartId);
    const [tee, mug] = items;
    if (!tee || !mug) throw new Error('no lines');
    const device = totalsOf(
      { lines: [{ ...tee, qty: 5 }, mug], promotions, country: 'IQ', region_id: null, region_name: null, shipping: null, payment: null }, context, clock.now,
    );
    await shop.call('cart/update', { query: { ...ar, cartId }, body: { cartItem: { item_id: tee.item_id, qty: 5 } } });
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

describe('limit races', () => {
  it('lesson 22: a coupon for one order is used by one of twelve who order at once', async () => {
    await promote({ code: 'once', coupons: [{ code: 'ONCE', uses_limit: 1 }] });
    const carts = await Promise.all(Array.from({ length: 12 }, () => newCart({ MUG: 1 })));
    for (const cartId of carts) await apply(cartId, 'ONCE');
    const answers = await Promise.all(carts.map((cartId, place) => shop.send('order/place', orderOf(cartId, 'MUG', `0770123450${place}`))));
    const placed = await db.selectFrom('order').select(['discount_amount', 'coupon_code']).where('cart_id', 'in', carts).where('coupon_code', '=', 'ONCE').execute();
    expect(placed).toEqual([{ discount_amount: 800, coupon_code: 'ONCE' }]);
    expect((await db.selectFrom('coupon').select('times_used').where('code', '=', 'ONCE').executeTakeFirstOrThrow()).times_used).toBe(1);
    const refusals = await Promise.all(answers.filter(({ status }) => status !== 200).map(async (answer) => ({ status: answer.status, code: answer.headers.get('x-refusal') })));
    expect(refusals.every(({ status, code }) => status === 400 && code === 'order.coupon-used-up')).toBe(true);
  });

  it('a cart whose coupon was used up meanwhile is ordered without it', async () => {
    await promote({ code: 'last', coupons: [{ code: 'LAST', uses_limit: 1 }] });
    const [first, second] = [await newCart({ MUG: 1 }), await newCart({ MUG: 1 })];
    for (const cartId of [first, second]) await apply(cartId, 'LAST');
    await shop.call('order/place', orderOf(first, 'MUG'));
    expect(await totals(second)).toMatchObject({ grand_total: 8000 });
    expect(await refusedCoupon(second, 'LAST')).toMatchObject({ status: 404 });
    await shop.call('order/place', orderOf(second, 'MUG'));
    expect(await db.selectFrom('order').select(['discount_amount', 'coupon_code']).where('cart_id', '=', second).executeTakeFirst()).toEqual({ discount_amount: 0, coupon_code: null });
  });

  it('a promotion for one use each is used once by one telephone, in whatever spelling, and by another too', async () => {
    await promote({ code: 'each', uses_per_customer: 1, coupons: [{ code: 'EACH', uses_limit: null }] });
    const order = async (telephone: string) => {
      const cartId = await newCart({ MUG: 1 });
      await apply(cartId, 'EACH');
      return (await shop.send('order/place', orderOf(cartId, 'MUG', telephone))).headers.get('x-refusal');
    };
    expect([await order('07709998877'), await order('+964 770 999 8877'), await order('٠٧٧٠٩٩٩٨٨٧٧'), await order('07709998878')])
      .toEqual([null, 'order.coupon-used-up', 'order.coupon-used-up', null]);
  });

  it('a promotion for one use each is used once by one e-mail address where no telephone is named, and by nobody who names neither', async () => {
    await promote({ code: 'each-mail', uses_per_customer: 1, coupons: [{ code: 'MAIL', uses_limit: null }] });
    const order = async (email: string | null) => {
      const cartId = await newCart({ MUG: 1 });
      await apply(cartId, 'MAIL');
      return (await shop.send('order/place', orderOf(cartId, 'MUG', { telephone: null, email }))).headers.get('x-refusal');
    };
    expect([await order('Layla@example.iq'), await order('layla@EXAMPLE.iq'), await order(null), await order('ali@example.iq')]).toEqual([null, 'order.coupon-used-up', 'order.buyer-unknown', null]);
    expect((await db.selectFrom('promotion_use').select('buyer').execute()).filter(({ buyer }) => buyer.includes('@'))).toEqual([]);
  });

  it('a promotion for one use each is used once by a customer, in her own cart or in a guest’s that she orders, whatever telephone she names', async () => {
    await promote({ code: 'each-own', uses_per_customer: 1, coupons: [{ code: 'OWN', uses_limit: null }] });
    const { token } = await accountsOf(shop).aCustomer();
    const order = async (owner: string, telephone: string) => {
      const query = { ...ar, token: owner };
      const cartId = (await shop.call('cart/create', { query })).result;
      await shop.call('cart/update', { query: { ...query, cartId }, body: { cartItem: { sku: 'MUG', qty: 1 } } });
      const applied = (await shop.send('cart/apply-coupon', { query: { ...query, cartId, coupon: 'OWN' } })).status;
      return [applied, (await shop.send('order/place', orderOf(cartId, 'MUG', telephone, token))).headers.get('x-refusal')];
    };
    expect([await order('', '07709991111'), await order('', '07709992222'), await order(token, '07709993333')]).toEqual([[200, null], [200, 'order.coupon-used-up'], [404, null]]);
  });
});

describe('negative totals', () => {
  it('mall#1003: five orders from one giant coupon each pay their delivery and never less', async () => {
    await promote({ code: 'giant', coupons: [{ code: 'GIANT', uses_limit: null }], rule: { when: always, actions: [{ type: 'fixed_cart', amounts: { IQD: 824_000 } }] } });
    for (let times = 0; times < 5; times += 1) {
      const cartId = await newCart({ MUG: 1 });
      await apply(cartId, 'GIANT');
      await shop.call('order/place', orderOf(cartId, 'MUG', `0770555000${times}`));
      expect(await db.selectFrom('order').select(['discount_amount', 'grand_total']).where('cart_id', '=', cartId).executeTakeFirst()).toEqual({ discount_amount: 8000, grand_total: 5000 });
    }
  });
});

describe('promotions that count by themselves', () => {
  it('go by attributes of the goods from when a rule names them, and no longer than it does', async () => {
    await simple({ sku: 'LINEN', price: { IQD: 10_000 }, qty: 1000, attributes: { fabric: 'linen' } });
    const cartId = await newCart({ LINEN: 1 });
    const off = async () => (await totals(cartId)).discount_amount;
    const linen = (attribute: string): PromotionInput['rule'] => (
      { when: { match: 'line', of: [{ subject: 'attribute', attribute, operator: 'in', values: ['linen'] }] }, actions: [{ type: 'percent', percent: 100_000 }] }
    );
    const before = await off();
    await promote({ code: 'fabrics', rule: linen('fabric') });
    const named = await off();
    await promote({ code: 'fabrics', rule: linen('colour') });
    const renamed = await off();
    await promote({ code: 'fabrics', rule: linen('fabric'), is_active: false });
    expect([before, named, renamed, await off()]).toEqual([0, -1000, 0, 0]);
  });

  it('travel in the totals context, those for other groups and those limited per customer do not', async () => {
    await promote({ code: 'auto', rule: { when: { subject: 'quantity', operator: '>=', quantity: 50 }, actions: [{ type: 'percent', percent: 100_000 }] } });
    await promote({ code: 'wholesale', rule: { when: { subject: 'customer_group', operator: 'in', values: ['Wholesale'] }, actions: [{ type: 'percent', percent: 100_000 }] } });
    await promote({ code: 'own', uses_per_customer: 1 });
    const { promotions, customer_group } = (await shop.call('cart/totals-context', { query: { storeCode: 'en' } })).result;
    expect([customer_group, promotions.map(({ code, name, coupon_code }) => [code, name, coupon_code])]).toEqual(['NOT LOGGED IN', [['auto', 'auto en', null]]]);
    const cartId = await newCart({ MUG: 50 });
    expect(await totals(cartId)).toMatchObject({ discount_amount: -40_000, total_segments: [{}, {}, { code: 'discount', title: 'الخصم (auto ar)', value: -40_000 }, {}, {}] });
  });
});
