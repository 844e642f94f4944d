import type { PromotionRule } from '@dijla/contract/client';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { anOrder, work, desk } = worked;
const owner = await desk();

const always: PromotionRule['when'] = { match: 'all', of: [] };
const percent = (of: number) => ({ type: 'percent' as const, percent: of * 10_000 });
const onSku = (sku: string, ...actions: PromotionRule['actions']): PromotionRule => ({
  when: always,
  lines: { subject: 'sku', operator: 'in', values: [sku] },
  actions,
});
const simulated = (rule: PromotionRule, query: Record<string, string> = {}) =>
  owner.call('desk/promotion-simulation', {
    query: { rule: JSON.stringify(rule), storeCode: 'en', ...query },
  });
/** Of orders in dinars. */
const inDinars = async (rule: PromotionRule, query: Record<string, string> = {}) =>
  (await simulated(rule, query)).sums.find(({ unit }) => unit.code === 'IQD');

/** Two, three and two pieces at 8,000 with 5,000 for delivery; the last one was called off. */
let orders: { id: number; sku: string }[] = [];
beforeAll(async () => {
  orders = [await anOrder(), await anOrder({ qty: 3 }), await anOrder()];
  await work(orders[2]?.id ?? 0, 'desk/cancel-order', { reason: 'Not reached' });
});

describe('a rule simulated over the orders of the last 30 days', () => {
  const large: PromotionRule = {
    when: { subject: 'subtotal', operator: '>=', amounts: { IQD: 20_000 } },
    actions: [percent(10)],
  };

  it('tells how many it would have touched, what it would have cost, and an order before and after', async () => {
    const seen = await simulated(large);
    expect(seen).toMatchObject({
      orders: 2,
      counted: 2,
      sums: [
        {
          unit: { code: 'IQD', scale: 0 },
          orders: 2,
          touched: 1,
          revenue: 21_000 + 29_000,
          discount: 2400,
          delivery: 0,
        },
      ],
      examples: [{ order_id: orders[1]?.id, before: 29_000, after: 26_600 }],
    });
    expect(Date.parse(seen.until) - Date.parse(seen.from)).toBe(30 * 86_400_000);
  });

  it('counts each currency apart, and no order that is older', async () => {
    await anOrder({ query: { storeCode: 'en' } });
    const { sums } = await simulated({ when: always, actions: [percent(50)] });
    expect(sums.map(({ unit, orders: count, touched }) => [unit.code, count, touched])).toEqual([
      ['IQD', 2, 2],
      ['USD', 1, 1],
    ]);
    const { id } = await anOrder();
    await sql`update order_listing set placed_at = now() - interval '31 days' where order_id = ${id}`.execute(
      db,
    );
    expect(await inDinars(large)).toMatchObject({ orders: 2 });
  });

  it('has delivery for nothing apart', async () => {
    const free: PromotionRule = { when: always, actions: [{ type: 'free_shipping' }] };
    expect(await inDinars(free)).toMatchObject({ touched: 2, discount: 0, delivery: 10_000 });
  });

  it('knows attributes of products that no saved rule names', async () => {
    const sku = orders[0]?.sku ?? '';
    await db
      .updateTable('product')
      .set({ attributes: JSON.stringify({ warmth: 7 }) })
      .where('sku', '=', sku)
      .execute();
    const warm = (value: string): PromotionRule => ({
      when: { subject: 'attribute', attribute: 'warmth', operator: 'in', values: [value] },
      actions: [percent(25)],
    });
    expect(await inDinars(warm('7'))).toMatchObject({ touched: 1, discount: 4000 });
    expect(await inDinars(warm('8'))).toMatchObject({ touched: 0, discount: 0 });
  });

  it('takes the place of the saved rule in orders that had it, and comes after others that they had', async () => {
    const sku = await worked.addProduct({ qty: 50, price: { IQD: 8000 } });
    const created = (rule: PromotionRule, priority: number) =>
      owner.call('desk/create-promotion', {
        body: {
          is_active: true,
          from: null,
          until: null,
          priority,
          stops_further: false,
          uses_per_customer: null,
          texts: [{ language: 'en', name: 'Some off', description: '' }],
          rule,
          codes: null,
        },
      });
    const first = await created(onSku(sku, percent(10)), 1);
    const items = [{ sku, qty: 2 }];
    await worked.place(worked.bodyOf(await worked.newCart(items), items));
    await owner.call('desk/switch-promotion', {
      query: { promotionId: String(first.id) },
      body: { is_active: false, version: 1 },
    });
    const quarter = onSku(sku, percent(25));
    expect(await inDinars(quarter, { promotionId: String(first.id) })).toMatchObject({
      touched: 1,
      discount: 2400,
    });
    // A quarter of the 14,400 that the tenth of then left.
    expect(await inDinars(quarter, { priority: '5' })).toMatchObject({ touched: 1, discount: 3600 });
    expect(await inDinars(quarter, { priority: '0', stops_further: 'true' })).toMatchObject({
      discount: 2400,
    });
  });

  it('holds its limit per customer, of guests only where a code asks for it', async () => {
    const sku = await worked.addProduct({ qty: 50, price: { IQD: 8000 } });
    for (let time = 0; time < 2; time += 1) {
      const items = [{ sku, qty: 1 }];
      await worked.place(worked.bodyOf(await worked.newCart(items), items));
    }
    const rule = onSku(sku, percent(10));
    expect(await inDinars(rule)).toMatchObject({ touched: 2, discount: 1600 });
    expect(await inDinars(rule, { uses_per_customer: '1', has_codes: 'true' })).toMatchObject({ touched: 1 });
    expect(await inDinars(rule, { uses_per_customer: '1' })).toMatchObject({ touched: 0, discount: 0 });
  });

  it('writes nothing, and is refused to those who may not see promotions and for what is no rule', async () => {
    const counted = async () => {
      const { rows } = await sql<{ audit: number; cart: number; change: number }>`
        select (select count(*) from audit) as audit, (select count(*) from cart) as cart, (select count(*) from change) as change`.execute(
        db,
      );
      return rows[0];
    };
    const before = await counted();
    await simulated(large);
    expect(await counted()).toEqual(before);
    const query = { rule: JSON.stringify(large) };
    expect(await (await desk('orders')).refused('desk/promotion-simulation', { query })).toBe(
      'request.not-permitted',
    );
    const refused = (given: Record<string, string>) =>
      owner.refused('desk/promotion-simulation', { query: { ...query, ...given } });
    expect(await refused({ promotionId: '1' })).toBe('desk.promotion-not-found');
    const wrong: Record<string, string>[] = [
      { rule: '{}' },
      { rule: '' },
      { uses_per_customer: '0' },
      { has_codes: '2' },
    ];
    for (const given of wrong) expect(await refused(given)).toBe('request.invalid');
  });
});
