import type { PromotionRule } from '@dijla/contract/client';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { always, orderOfOne, promotingShop } from '@dijla/test-kit/shops/promoting-shop';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { staffSession } from '@dijla/test-kit/staff-session';
import { beforeAll, describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
const { shop, newCart, totals, apply, refusedCoupon } = await promotingShop(db, { now: () => Date.now() });
const staffDesk = (role: string) =>
  staffSession({ url: 'http://localhost', database, fetch: shop.fetch }, { role });
const desk = await staffDesk('owner');
const { simple } = catalogBuilder(db);

const tenth: PromotionRule = { when: always, actions: [{ type: 'percent', percent: 100_000 }] };
const draft = (given: object = {}) => ({
  is_active: true,
  from: null,
  until: null,
  priority: 10,
  stops_further: false,
  uses_per_customer: null,
  texts: [{ language: 'en', name: 'A tenth off', description: '' }],
  rule: tenth,
  ...given,
});
const create = (given: object = {}) =>
  desk.call('desk/create-promotion', { body: { ...draft(), codes: null, ...given } });
const at = ({ id }: { id: number }) => ({ promotionId: String(id) });
const preview = (rule: PromotionRule, given: Record<string, string>) =>
  desk.call('desk/promotion-preview', { query: { rule: JSON.stringify(rule), storeCode: 'ar', ...given } });

beforeAll(async () => {
  await simple({ sku: 'MUG', price: { IQD: 8000 }, qty: 1000 });
  await simple({ sku: 'TEE', price: { IQD: 15_000 }, qty: 1000 });
});

describe('promotions at the desk', () => {
  it('count in carts from the moment they are saved, and no longer once switched off', async () => {
    const made = await create({ codes: { code: 'نوروز٢٠', uses_limit: 1 } });
    expect(made).toMatchObject({ state: 'running', coupons: 1, coupon: 'نوروز20', orders: 0, version: 1 });
    const cartId = await newCart({ MUG: 1 });
    await apply(cartId, 'نوروز20');
    expect((await totals(cartId)).grand_total).toBe(7200);
    const off = await desk.call('desk/switch-promotion', {
      query: at(made),
      body: { is_active: false, version: 1 },
    });
    expect(off).toMatchObject({ state: 'off', version: 2 });
    expect((await totals(cartId)).grand_total).toBe(8000);
    expect(await refusedCoupon(cartId, 'نوروز20')).toMatchObject({ status: 404 });
    const audit = await db
      .selectFrom('audit')
      .select(['act', 'before', 'after'])
      .where('entity', '=', 'promotion')
      .where('entity_id', '=', String(made.id))
      .orderBy('id')
      .execute();
    expect(audit).toMatchObject([
      { act: 'created', before: null },
      { act: 'disabled', before: { is_active: true }, after: { is_active: false } },
    ]);
  });

  it('of two who change one at once the second is refused and loses nothing of the first', async () => {
    const made = await create({ is_active: false });
    const save = (name: string) => ({
      query: at(made),
      body: {
        ...draft({ is_active: false }),
        texts: [{ language: 'en', name, description: '' }],
        version: made.version,
      },
    });
    const [first, second] = await Promise.all([
      desk.call('desk/save-promotion', save('First')).catch(() => 'refused'),
      desk.call('desk/save-promotion', save('Second')).catch(() => 'refused'),
    ]);
    expect([first, second].filter((answer) => answer === 'refused')).toHaveLength(1);
    expect(await desk.refused('desk/save-promotion', save('Third'))).toBe('desk.changed-meanwhile');
    const now = await desk.call('desk/promotion', { query: at(made) });
    expect(now).toMatchObject({ version: 2, name: first === 'refused' ? 'Second' : 'First' });
  });

  it('are planned, running and ended by their dates, and found by state, name and code', async () => {
    const day = 86_400_000;
    const instant = (days: number) => new Date(Date.now() + days * day).toISOString();
    const texts = [{ language: 'en', name: 'Winter 100% week', description: '' }];
    await create({ texts, from: instant(1), codes: { code: 'WINTER', uses_limit: null } });
    await create({ texts, until: instant(-1), codes: { code: 'WINTER-2', uses_limit: null } });
    const found = async (query: Record<string, string>) =>
      (await desk.call('desk/promotions', { query })).items.map(({ state }) => state);
    expect(await found({ q: '100%' })).toEqual(['ended', 'planned']);
    expect(await found({ q: 'winter', state: 'planned' })).toEqual(['planned']);
    expect(await found({ q: '100_' })).toEqual([]);
  });

  it('are refused with dates the wrong way round, without a name, or with another’s code', async () => {
    const bad = [
      { from: '2026-12-02T00:00:00+03:00', until: '2026-12-01T00:00:00+03:00' },
      { texts: [] },
      { texts: [{ language: 'en', name: '  ', description: '' }] },
      { rule: { when: always, actions: [] } },
    ];
    for (const given of bad)
      expect(
        await desk.refused('desk/create-promotion', { body: { ...draft(), codes: null, ...given } }),
      ).toBe('request.invalid');
    await create({ is_active: false, codes: { code: 'MINE', uses_limit: null } });
    expect(
      await desk.refused('desk/create-promotion', {
        body: { ...draft(), codes: { code: 'mine', uses_limit: 1 } },
      }),
    ).toBe('desk.coupon-taken');
  });

  it('are deleted while nobody used them, and archived with their orders afterwards', async () => {
    const unused = await create({ is_active: false });
    expect(await desk.call('desk/remove-promotion', { query: at(unused), body: { version: 1 } })).toEqual({
      outcome: 'deleted',
    });
    expect(await desk.refused('desk/promotion', { query: at(unused) })).toBe('desk.promotion-not-found');
    const used = await create({ codes: { code: 'USED', uses_limit: null } });
    const cartId = await newCart({ MUG: 1 });
    await apply(cartId, 'USED');
    await shop.call('order/place', orderOfOne(cartId, 'MUG'));
    const orders = await desk.call('desk/promotion-orders', { query: at(used) });
    expect(orders.items).toMatchObject([{ coupon_code: 'USED', discount: 800, unit: { code: 'IQD' } }]);
    expect(await desk.call('desk/remove-promotion', { query: at(used), body: { version: 1 } })).toEqual({
      outcome: 'archived',
    });
    expect(await desk.call('desk/promotion', { query: at(used) })).toMatchObject({
      state: 'archived',
      orders: 1,
    });
    expect((await desk.call('desk/promotions', { query: { q: 'USED' } })).items).toEqual([]);
  });

  it('that count by themselves tell their orders too, and not the buyer where nothing is limited', async () => {
    const made = await create({
      rule: { when: { subject: 'sku', operator: 'in', values: ['TEE'] }, actions: tenth.actions },
    });
    const cartId = await newCart({ TEE: 1 });
    await shop.call('order/place', orderOfOne(cartId, 'TEE'));
    const { orders, version } = await desk.call('desk/promotion', { query: at(made) });
    expect(orders).toBe(1);
    const uses = await db
      .selectFrom('order_promotion_use')
      .select('buyer')
      .where('promotion_id', '=', made.id)
      .execute();
    expect(uses).toEqual([{ buyer: null }]);
    await desk.call('desk/switch-promotion', { query: at(made), body: { is_active: false, version } });
  });
});

describe('what conditions may name', () => {
  it('has the governorates and groups of the shop, in the reader’s language', async () => {
    const { regions, customer_groups, units } = await desk.call('desk/promotion-choices', {
      query: { storeCode: 'ar' },
    });
    expect(regions).toContainEqual({ value: 603, label: 'البصرة' });
    expect(customer_groups.map(({ value }) => value)).toContain('NOT LOGGED IN');
    expect(units.map(({ code }) => code).toSorted()).toEqual(['IQD', 'USD']);
  });
});

describe('coupons at the desk', () => {
  it('are made in bulk, each for one order, and taken out as CSV', async () => {
    const made = await create({ codes: { prefix: 'EID', count: 40 } });
    await desk.call('desk/generate-coupons', { query: at(made), body: { prefix: '', count: 10 } });
    const { items, next } = await desk.call('desk/coupons', { query: { ...at(made), limit: '30' } });
    expect([items.length, next !== null]).toEqual([30, true]);
    expect(items.every(({ uses_limit }) => uses_limit === 1)).toBe(true);
    const more = await desk.call('desk/coupons', { query: { ...at(made), after: next ?? '' } });
    expect(new Set([...items, ...more.items].map(({ code }) => code)).size).toBe(50);
    const file = await desk.call('desk/export-coupons', { query: at(made) });
    const lines = (await file.text()).trim().split('\r\n');
    expect([lines.length, lines[0]?.endsWith('code,uses_limit,times_used')]).toEqual([51, true]);
  });

  it('for one order are shown by their end to who may not take them out, and found by the whole code alone', async () => {
    const made = await create({ codes: { prefix: 'VIP', count: 3 } });
    await desk.call('desk/set-coupon', { query: at(made), body: { code: 'VIPOPEN', uses_limit: null } });
    const whole = (await desk.call('desk/coupons', { query: at(made) })).items.map(({ code }) => code);
    const support = await staffDesk('support');
    const codes = async (given: object) => {
      const { items } = await support.call('desk/coupons', { query: { ...at(made), ...given } });
      return items.map(({ code }) => code);
    };
    const shown = whole.map((code) => (code === 'VIPOPEN' ? code : `…${code.slice(-4)}`));
    expect(await codes({})).toEqual(shown);
    const first = await support.call('desk/coupons', { query: { ...at(made), limit: '2' } });
    expect(first.next).toBe('2');
    expect(await codes({ after: first.next ?? '' })).toEqual(shown.slice(2));
    const [code = ''] = whole;
    expect([
      await codes({ q: 'VIP' }),
      await codes({ q: code.slice(0, -1) }),
      await codes({ q: code }),
    ]).toEqual([['VIPOPEN'], [], [code]]);
    const single = await create({ codes: { code: 'JUSTONCE', uses_limit: 1 } });
    expect((await support.call('desk/promotion', { query: at(single) })).coupon).toBe('…ONCE');
    const { items } = await support.call('desk/promotions', { query: {} });
    expect(items.find(({ id }) => id === single.id)?.coupon).toBe('…ONCE');
  });

  it('are added and limited by hand, and deleted unless used or the last', async () => {
    const made = await create({ codes: { code: 'ONLY', uses_limit: null } });
    const remove = { query: at(made), body: { code: 'ONLY' } };
    expect(await desk.refused('desk/delete-coupon', remove)).toBe('desk.last-coupon');
    await desk.call('desk/set-coupon', { query: at(made), body: { code: 'second', uses_limit: 3 } });
    const limited = await desk.call('desk/set-coupon', {
      query: at(made),
      body: { code: 'Second', uses_limit: 1 },
    });
    expect(limited).toEqual({ code: 'SECOND', uses_limit: 1, times_used: 0 });
    const cartId = await newCart({ MUG: 1 });
    await apply(cartId, 'SECOND');
    await shop.call('order/place', orderOfOne(cartId, 'MUG'));
    expect(await desk.refused('desk/delete-coupon', { ...remove, body: { code: 'SECOND' } })).toBe(
      'desk.coupon-used',
    );
    await desk.call('desk/delete-coupon', remove);
    expect(await desk.refused('desk/delete-coupon', remove)).toBe('desk.coupon-not-found');
    const other = await create({ is_active: false });
    expect(
      await desk.refused('desk/set-coupon', { query: at(other), body: { code: 'SECOND', uses_limit: null } }),
    ).toBe('desk.coupon-taken');
  });
});

describe('a preview', () => {
  const goods = JSON.stringify([
    { sku: 'MUG', qty: 2 },
    { sku: 'TEE', qty: 1 },
  ]);
  const onMugs: PromotionRule = {
    when: always,
    lines: { subject: 'sku', operator: 'in', values: ['MUG'] },
    actions: [{ type: 'percent', percent: 250_000 }],
  };

  it('is what a shopper’s cart then costs, and leaves nothing behind', async () => {
    const count = async () => (await db.selectFrom('cart').select('id').execute()).length;
    const carts = await count();
    const seen = await preview(onMugs, { products: goods });
    expect(seen).toMatchObject({
      applies: true,
      before: { subtotal: 31_000, discount: 0 },
      after: { subtotal: 31_000, discount: 4000, total: seen.before.total - 4000 },
      lines: [
        { sku: 'MUG', discount_before: 0, discount_after: 4000 },
        { sku: 'TEE', discount_after: 0 },
      ],
    });
    expect(await count()).toBe(carts);
    const made = await create({ rule: onMugs });
    const cartId = await newCart({ MUG: 2, TEE: 1 });
    expect((await totals(cartId)).discount_amount).toBe(-4000);
    const changed = { ...onMugs, actions: [{ type: 'percent' as const, percent: 500_000 }] };
    expect(await preview(changed, { products: goods, ...at(made) })).toMatchObject({
      before: { discount: 4000 },
      after: { discount: 8000 },
    });
    expect((await totals(cartId)).discount_amount).toBe(-4000);
    await desk.call('desk/switch-promotion', { query: at(made), body: { is_active: false, version: 1 } });
  });

  it('knows attributes that no saved rule names, and delivery for nothing', async () => {
    const rule: PromotionRule = {
      when: { subject: 'attribute', attribute: 'warmth', operator: 'in', values: ['7'] },
      actions: [{ type: 'free_shipping' }],
    };
    await simple({ sku: 'COAT', price: { IQD: 90_000 }, qty: 5, attributes: { warmth: 7 } });
    const products = JSON.stringify([{ sku: 'COAT', qty: 1 }]);
    const seen = await preview(rule, { products, region_id: '611' });
    expect(seen).toMatchObject({ applies: true, free_shipping: true, after: { shipping: 0 } });
    expect(seen.before.shipping).toBeGreaterThan(0);
    expect(await preview(rule, { products: goods })).toMatchObject({ applies: false });
  });

  it('takes the goods of an order, and refuses what is not there or not understood', async () => {
    const cartId = await newCart({ MUG: 1 });
    await shop.call('order/place', orderOfOne(cartId, 'MUG'));
    const { order_number } = await db
      .selectFrom('order')
      .select('order_number')
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    expect(await preview(onMugs, { order_number: String(Number(order_number)) })).toMatchObject({
      after: { discount: 2000 },
    });
    // At a desk in another currency too, an order is priced in its own.
    expect(await preview(onMugs, { order_number, storeCode: 'en' })).toMatchObject({
      unit: { code: 'IQD', scale: 0 },
      after: { discount: 2000 },
    });
    const refused = (query: Record<string, string>) =>
      desk.refused('desk/promotion-preview', { query: { rule: JSON.stringify(onMugs), ...query } });
    expect(await refused({ order_number: '999' })).toBe('order.not-found');
    expect(await refused({ products: '[{"sku":"NOTHING","qty":1}]' })).toBe('order.products-not-added');
    expect(await refused({ promotionId: '1' })).toBe('desk.promotion-not-found');
    const wrong: Record<string, string>[] = [
      { rule: '{' },
      { rule: '{}' },
      { products: '[{"sku":"MUG","qty":0}]' },
      { rule: 'null' },
    ];
    for (const query of wrong) expect(await refused(query)).toBe('request.invalid');
  });
});
