import type { PromotionCondition } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { aCartPromotion } from '../../test/a-cart-promotion.ts';
import { aTotalsContext, dollar } from '../../test/a-totals-context.ts';
import { promotionsOn } from './promotions-on.ts';

/** The sample shop's four sales rules as its import reads them; amounts in cents. */
const category = (...values: string[]): PromotionCondition => ({
  subject: 'category',
  operator: 'in',
  values,
});
const subtotal = (cents: number): PromotionCondition => ({
  match: 'all',
  of: [{ subject: 'subtotal', operator: '>=', amounts: { USD: cents } }],
});
const rules = [
  aCartPromotion({
    code: 'tees',
    when: {
      match: 'all',
      of: [{ match: 'line', of: [category('women/tops-women/tees-women', 'men/tops-men/tees-men')] }],
    },
    lines: { match: 'all', of: [category('women/tops-women/tees-women', 'men/tops-men/tees-men')] },
    actions: [{ type: 'buy_x_get_y', buy: 3, get: 1 }],
  }),
  aCartPromotion({ code: 'delivery', when: subtotal(5000), actions: [{ type: 'free_shipping' }] }),
  aCartPromotion({
    code: 'twenty',
    when: subtotal(20_000),
    lines: {
      match: 'all',
      of: [
        {
          match: 'none',
          of: [
            category('gear/watches'),
            { subject: 'attribute', attribute: 'sale', operator: 'in', values: ['1'] },
          ],
        },
      ],
    },
    actions: [{ type: 'percent', percent: 200_000 }],
  }),
  aCartPromotion({
    code: 'bottle',
    coupon_code: 'H20',
    when: { match: 'all', of: [{ match: 'line', of: [] }] },
    lines: { match: 'all', of: [{ subject: 'sku', operator: 'in', values: ['24-UG06'] }] },
    actions: [{ type: 'percent', percent: 700_000 }],
  }),
];
const line = (sku: string, path: string, [qty, unit]: [number, number], sale = false) => ({
  qty,
  unit,
  row: qty * unit,
  traits: { skus: [sku], categories: [path], attributes: Object.fromEntries(sale ? [['sale', ['1']]] : []) },
});
const terms = {
  ...aTotalsContext({ currency: dollar, base_rate: { numerator: 1, denominator: 1 } }),
  now: 0,
};
const on = (...lines: ReturnType<typeof line>[]) =>
  promotionsOn({ lines, region_id: null, customer_group: 'NOT LOGGED IN' }, rules, terms);

describe('the sample shop’s sales rules', () => {
  it('give the fourth tee', () =>
    expect(on(line('MS01', 'men/tops-men/tees-men', [4, 1000])).discounts).toEqual([1000]));
  it('give no fourth tee for three, whatever else is bought', () =>
    expect(
      on(line('MS01', 'men/tops-men/tees-men', [3, 1000]), line('MB01', 'gear/bags', [1, 900])).discounts,
    ).toEqual([0, 0]));
  it('bring from 50 dollars on for nothing', () =>
    expect(
      [on(line('MB01', 'gear/bags', [1, 4999])), on(line('MB01', 'gear/bags', [1, 5000]))].map(
        ({ free_shipping }) => free_shipping,
      ),
    ).toEqual([false, true]));
  it('take a fifth off from 200 dollars on, but of watches and of what is on sale', () =>
    expect(
      on(
        line('MB01', 'gear/bags', [1, 10_000]),
        line('MG01', 'gear/watches', [1, 8000]),
        line('WB01', 'gear/bags', [1, 2000], true),
      ).discounts,
    ).toEqual([2000, 0, 0]));
  it('take 70 percent off the bottle alone', () => {
    const { discounts, applied } = on(
      line('24-UG06', 'gear/fitness', [1, 700]),
      line('MB01', 'gear/bags', [1, 3400]),
    );
    expect([discounts, applied.map(({ coupon_code, discount }) => [coupon_code, discount])]).toEqual([
      [490, 0],
      [['H20', 490]],
    ]);
  });
});
