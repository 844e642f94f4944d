import type { PromotionInput } from '@dijla/provider/modules/promotions/promotions';
import { accountsOf } from '@dijla/test-kit/accounts';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { always, orderOfOne, promotingShop } from '@dijla/test-kit/shops/promoting-shop';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { beforeAll, describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
const { shop, promote, newCart, totals, apply, refusedCoupon } = await promotingShop(db, {
  now: () => clock.now,
});
const { aCustomer } = accountsOf(shop);
const { simple } = catalogBuilder(db);
const ar = { storeCode: 'ar' };
const ordered = (cartId: string) =>
  db
    .selectFrom('current_order')
    .select(['discount_amount', 'coupon_code'])
    .where('cart_id', '=', cartId)
    .executeTakeFirst();

beforeAll(async () => {
  await simple({ sku: 'MUG', price: { IQD: 8000 }, qty: 100_000 });
});

describe('limit races', () => {
  it('lesson 22: a coupon for one order is used by one of twelve who order at once', async () => {
    await promote({ code: 'once', coupons: [{ code: 'ONCE', uses_limit: 1 }] });
    const carts = await Promise.all(Array.from({ length: 12 }, () => newCart({ MUG: 1 })));
    for (const cartId of carts) await apply(cartId, 'ONCE');
    const answers = await Promise.all(
      carts.map((cartId, place) =>
        shop.send('order/place', orderOfOne(cartId, 'MUG', { telephone: `07701234${500 + place}` })),
      ),
    );
    const placed = await db
      .selectFrom('current_order')
      .select(['discount_amount', 'coupon_code'])
      .where('cart_id', 'in', carts)
      .where('coupon_code', '=', 'ONCE')
      .execute();
    expect(placed).toEqual([{ discount_amount: 800, coupon_code: 'ONCE' }]);
    expect(
      (
        await db
          .selectFrom('coupon')
          .select('times_used')
          .where('code', '=', 'ONCE')
          .executeTakeFirstOrThrow()
      ).times_used,
    ).toBe(1);
    const refusals = await Promise.all(
      answers
        .filter(({ status }) => status !== 200)
        .map(async (answer) => ({ status: answer.status, code: answer.headers.get('x-refusal') })),
    );
    // Orders that read the cart before the first one committed, and orders that came after it.
    expect([
      refusals.length,
      refusals.every(
        ({ status, code }) =>
          status === 400 && (code === 'order.coupon-used-up' || code === 'order.coupon-ended'),
      ),
    ]).toEqual([11, true]);
  });

  it('a blind order with a coupon that was used up meanwhile is refused once, and the cart has none from then on', async () => {
    await promote({ code: 'last', coupons: [{ code: 'LAST', uses_limit: 1 }] });
    const [first, second] = [await newCart({ MUG: 1 }), await newCart({ MUG: 1 })];
    for (const cartId of [first, second]) await apply(cartId, 'LAST');
    await shop.call('order/place', orderOfOne(first, 'MUG'));
    expect(await shop.refused('order/place', orderOfOne(second, 'MUG'))).toEqual({
      status: 400,
      code: 'order.coupon-ended',
      result: 'لم يعد رمز الخصم LAST صالحاً وأزلناه من سلتك. راجع المجموع الجديد ثم اطلب من جديد.',
    });
    expect((await shop.call('cart/coupon', { query: { ...ar, cartId: second } })).result).toBeNull();
    expect(await refusedCoupon(second, 'LAST')).toMatchObject({ status: 404 });
    await shop.call('order/place', orderOfOne(second, 'MUG'));
    expect(await ordered(second)).toEqual({ discount_amount: 0, coupon_code: null });
  });

  it.each<[string, Partial<PromotionInput>]>([
    ['its last day has passed', { until: '2026-11-21T13:00:00.000Z' }],
    ['it was switched off', {}],
  ])('a blind order is refused when %s since it was applied', async (_, window) => {
    const given = { code: 'ends', coupons: [{ code: 'ENDS', uses_limit: null }], ...window };
    await promote(given);
    const cartId = await newCart({ MUG: 1 });
    await apply(cartId, 'ENDS');
    if (window.until === undefined) await promote({ ...given, is_active: false });
    else clock.now += 2 * 3_600_000;
    const refused = await shop.refused('order/place', orderOfOne(cartId, 'MUG'));
    clock.now = Date.parse('2026-11-21T12:00:00Z');
    expect([refused.code, await ordered(cartId)]).toEqual(['order.coupon-ended', undefined]);
  });

  it('a cart whose coupon was used up meanwhile is ordered at the total that was seen without it', async () => {
    await promote({ code: 'seen', coupons: [{ code: 'SEEN', uses_limit: 1 }] });
    const [first, second] = [await newCart({ MUG: 1 }), await newCart({ MUG: 1 })];
    for (const cartId of [first, second]) await apply(cartId, 'SEEN');
    await shop.call('order/place', orderOfOne(first, 'MUG'));
    const { query, body } = orderOfOne(second, 'MUG');
    expect(
      await shop.refused('order/place', { query, body: { ...body, expected_total: 12_200 } }),
    ).toMatchObject({ code: 'order.total-changed' });
    await shop.call('order/place', { query, body: { ...body, expected_total: 13_000 } });
    expect(await ordered(second)).toEqual({ discount_amount: 0, coupon_code: null });
  });

  it('a promotion for one use each is used once by one telephone, in whatever spelling, and by another too', async () => {
    await promote({ code: 'each', uses_per_customer: 1, coupons: [{ code: 'EACH', uses_limit: null }] });
    const order = async (telephone: string) => {
      const cartId = await newCart({ MUG: 1 });
      await apply(cartId, 'EACH');
      return (await shop.send('order/place', orderOfOne(cartId, 'MUG', { telephone }))).headers.get(
        'x-refusal',
      );
    };
    expect([
      await order('07709998877'),
      await order('+964 770 999 8877'),
      await order('٠٧٧٠٩٩٩٨٨٧٧'),
      await order('07709998878'),
    ]).toEqual([null, 'order.coupon-used-up', 'order.coupon-used-up', null]);
  });

  it('a promotion for one use each is used once by one e-mail address where no telephone is named, and by nobody who names neither', async () => {
    await promote({ code: 'each-mail', uses_per_customer: 1, coupons: [{ code: 'MAIL', uses_limit: null }] });
    const order = async (email: string | null) => {
      const cartId = await newCart({ MUG: 1 });
      await apply(cartId, 'MAIL');
      return (
        await shop.send('order/place', orderOfOne(cartId, 'MUG', { telephone: null, email }))
      ).headers.get('x-refusal');
    };
    expect([
      await order('Layla@example.iq'),
      await order('layla@EXAMPLE.iq'),
      await order(null),
      await order('ali@example.iq'),
    ]).toEqual([null, 'order.coupon-used-up', 'order.buyer-unknown', null]);
    expect(
      (await db.selectFrom('promotion_use').select('buyer').execute()).filter(({ buyer }) =>
        buyer.includes('@'),
      ),
    ).toEqual([]);
  });

  it('a promotion for one use each is used once by a customer, in her own cart or in a guest’s that she orders, whatever telephone she names', async () => {
    await promote({ code: 'each-own', uses_per_customer: 1, coupons: [{ code: 'OWN', uses_limit: null }] });
    const { token } = await aCustomer();
    const order = async (owner: string, telephone: string) => {
      const cartId = await newCart({ MUG: 1 }, owner);
      const applied = (
        await shop.send('cart/apply-coupon', { query: { ...ar, token: owner, cartId, coupon: 'OWN' } })
      ).status;
      return [
        applied,
        (await shop.send('order/place', orderOfOne(cartId, 'MUG', { telephone, token }))).headers.get(
          'x-refusal',
        ),
      ];
    };
    expect([
      await order('', '07709991111'),
      await order('', '07709992222'),
      await order(token, '07709993333'),
    ]).toEqual([
      [200, null],
      [200, 'order.coupon-used-up'],
      [404, null],
    ]);
  });
});

describe('who used a coupon for one use each signed in', () => {
  const ordering = async (code: string) => {
    await promote({
      code: code.toLowerCase(),
      uses_per_customer: 1,
      coupons: [{ code, uses_limit: null }],
    });
    const { token } = await aCustomer();
    const cartOf = async (owner: string) => {
      const cartId = await newCart({ MUG: 1 }, owner);
      await shop.call('cart/apply-coupon', { query: { ...ar, token: owner, cartId, coupon: code } });
      return cartId;
    };
    const order = async (cartId: string, owner: string, telephone: string) =>
      (await shop.send('order/place', orderOfOne(cartId, 'MUG', { telephone, token: owner }))).headers.get(
        'x-refusal',
      );
    return { token, cartOf, order };
  };

  it('does not use it again as a guest with the same telephone, nor the other way round', async () => {
    const { token, cartOf, order } = await ordering('BOTH');
    const [own, guests, others] = [await cartOf(token), await cartOf(''), await cartOf('')];
    expect([
      await order(own, token, '07708880001'),
      await order(guests, '', '+964 770 888 0001'),
      await order(others, '', '07708880002'),
    ]).toEqual([null, 'order.coupon-used-up', null]);
    const other = await ordering('BOTH');
    expect(await other.order(await other.cartOf(other.token), other.token, '07708880002')).toBe(
      'order.coupon-used-up',
    );
  });

  it('has used it once, of both at the same moment', async () => {
    const { token, cartOf, order } = await ordering('RACE');
    const carts = [
      [await cartOf(token), token] as const,
      ...(await Promise.all(Array.from({ length: 5 }, async () => [await cartOf(''), ''] as const))),
    ];
    const answers = await Promise.all(carts.map(([cartId, owner]) => order(cartId, owner, '07708880003')));
    expect(answers.filter((refused) => refused === null)).toHaveLength(1);
    expect(answers.filter((refused) => refused === 'order.coupon-used-up')).toHaveLength(5);
  });
});

describe('negative totals', () => {
  it('mall#1003: five orders from one giant coupon each pay their delivery and never less', async () => {
    await promote({
      code: 'giant',
      coupons: [{ code: 'GIANT', uses_limit: null }],
      rule: { when: always, actions: [{ type: 'fixed_cart', amounts: { IQD: 824_000 } }] },
    });
    for (let times = 0; times < 5; times += 1) {
      const cartId = await newCart({ MUG: 1 });
      await apply(cartId, 'GIANT');
      await shop.call('order/place', orderOfOne(cartId, 'MUG', { telephone: `0770555000${times}` }));
      expect(
        await db
          .selectFrom('current_order')
          .select(['discount_amount', 'grand_total'])
          .where('cart_id', '=', cartId)
          .executeTakeFirst(),
      ).toEqual({ discount_amount: 8000, grand_total: 5000 });
    }
  });
});

describe('promotions that count by themselves', () => {
  it('go by attributes of the goods from when a rule names them, and no longer than it does', async () => {
    await simple({ sku: 'LINEN', price: { IQD: 10_000 }, qty: 1000, attributes: { fabric: 'linen' } });
    const cartId = await newCart({ LINEN: 1 });
    const off = async () => (await totals(cartId)).discount_amount;
    const linen = (attribute: string): PromotionInput['rule'] => ({
      when: { match: 'line', of: [{ subject: 'attribute', attribute, operator: 'in', values: ['linen'] }] },
      actions: [{ type: 'percent', percent: 100_000 }],
    });
    const before = await off();
    await promote({ code: 'fabrics', rule: linen('fabric') });
    const named = await off();
    await promote({ code: 'fabrics', rule: linen('colour') });
    const renamed = await off();
    await promote({ code: 'fabrics', rule: linen('fabric'), is_active: false });
    expect([before, named, renamed, await off()]).toEqual([0, -1000, 0, 0]);
  });

  it('travel in the totals context, those for other groups and those limited per customer do not', async () => {
    await promote({
      code: 'auto',
      rule: {
        when: { subject: 'quantity', operator: '>=', quantity: 50 },
        actions: [{ type: 'percent', percent: 100_000 }],
      },
    });
    await promote({
      code: 'wholesale',
      rule: {
        when: { subject: 'customer_group', operator: 'in', values: ['Wholesale'] },
        actions: [{ type: 'percent', percent: 100_000 }],
      },
    });
    await promote({ code: 'own', uses_per_customer: 1 });
    const { promotions, customer_group } = (
      await shop.call('cart/totals-context', { query: { storeCode: 'en' } })
    ).result;
    expect([
      customer_group,
      promotions.map(({ code, name, coupon_code }) => [code, name, coupon_code]),
    ]).toEqual(['NOT LOGGED IN', [['auto', 'auto en', null]]]);
    const cartId = await newCart({ MUG: 50 });
    expect(await totals(cartId)).toMatchObject({
      discount_amount: -40_000,
      total_segments: [{}, {}, { code: 'discount', title: 'الخصم (auto ar)', value: -40_000 }, {}, {}],
    });
  });
});
