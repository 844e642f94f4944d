import type { CartPromotion } from '@dijla/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCartPromotion, aCoupon } from '../../test/a-cart-promotion.ts';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import { type PastOrder, simulatedOrder } from './simulated-order.ts';

const { currency, base_currency, base_rate } = aTotalsContext();
const terms = { currency, base_currency, base_rate };
const line = (unit: number, qty = 1, { taken = 0, sku = 'A', tax_rate = 0 } = {}) => ({
  qty,
  unit,
  row: unit * qty,
  left: unit * qty - taken,
  tax_rate,
  traits: { skus: [sku], categories: [], attributes: {} },
});
const order = (lines: PastOrder['lines'], given: Partial<PastOrder> = {}): PastOrder => ({
  lines,
  region_id: 611,
  customer_group: 'General',
  delivery: 5000,
  pricesIncludeTax: true,
  ...given,
});
const ofB: CartPromotion['rule']['when'] = { subject: 'sku', operator: 'in', values: ['B'] };
const over = { from: '2020-01-01T00:00:00Z', until: '2020-01-02T00:00:00Z' };
const free: CartPromotion = {
  ...aCartPromotion({ code: 'free' }),
  rule: { when: { match: 'all', of: [] }, actions: [{ type: 'free_shipping' }] },
};
const draft = aCartPromotion({ code: 'draft' });

describe('simulatedOrder', () => {
  it.each<[string, PastOrder, { had?: CartPromotion[]; draft: CartPromotion }, object]>([
    ['a tenth', order([line(1000)]), { draft }, { applies: true, discount: 100, delivery: 0 }],
    [
      'a tenth of another product',
      order([line(1000)]),
      { draft: aCartPromotion({ code: 'draft', when: ofB }) },
      { applies: false, discount: 0, delivery: 0 },
    ],
    [
      'a tenth of what a promotion of then had left, whose dates are over',
      order([line(1000, 1, { taken: 300 })]),
      { had: [{ ...aCoupon('X', 300), ...over }], draft: { ...draft, priority: 99 } },
      { applies: true, discount: 70, delivery: 0 },
    ],
    [
      'a rule in place of what it was, of which the order had its part',
      order([line(1000, 1, { taken: 100 })]),
      { had: [draft], draft: { ...draft, ...aCoupon('draft', 250), code: 'draft' } },
      { applies: true, discount: 150, delivery: 0 },
    ],
    [
      'a worse rule in place of what it was: more would have been paid',
      order([line(1000, 1, { taken: 100 })]),
      { had: [draft], draft: { ...draft, ...aCoupon('draft', 40), code: 'draft' } },
      { applies: true, discount: -60, delivery: 0 },
    ],
    [
      'no more than staff left of the order',
      order([line(1000, 1, { taken: 970 })]),
      { draft },
      { applies: true, discount: 30, delivery: 0 },
    ],
    [
      'delivery for nothing',
      order([line(1000)]),
      { draft: free },
      { applies: true, discount: 0, delivery: 5000 },
    ],
    [
      'delivery for nothing that was free already',
      order([line(1000)]),
      { had: [free], draft: { ...free, code: 'draft' } },
      { applies: true, discount: 0, delivery: 0 },
    ],
    [
      'a tenth of a price that tax comes on top of',
      order([line(1000, 1, { tax_rate: 150_000 })], { pricesIncludeTax: false }),
      { draft },
      { applies: true, discount: 115, delivery: 0 },
    ],
  ])('%s', (_, past, { had = [], ...rule }, expected) =>
    expect(simulatedOrder(past, { had, ...rule }, terms)).toEqual(expected),
  );

  it('never takes more than is left, nor gives back more than was taken', () => {
    const anOrder = fc.array(
      fc
        .record({
          unit: fc.integer({ min: 0, max: 1_000_000 }),
          qty: fc.integer({ min: 1, max: 20 }),
          part: fc.integer({ min: 0, max: 100 }),
        })
        .map(({ unit, qty, part }) => line(unit, qty, { taken: Math.floor((unit * qty * part) / 100) })),
      { minLength: 1, maxLength: 6 },
    );
    const amount = fc.integer({ min: 0, max: 2_000_000 });
    fc.assert(
      fc.property(anOrder, amount, amount, (lines, then, now) => {
        const had = [aCoupon('X', then)];
        const rule = aCoupon('X', now);
        const { discount } = simulatedOrder(order(lines), { had, draft: rule }, terms);
        const left = lines.reduce((sum, each) => sum + each.left, 0);
        const taken = lines.reduce((sum, each) => sum + each.row - each.left, 0);
        expect(discount).toBeLessThanOrEqual(left);
        expect(discount).toBeGreaterThanOrEqual(-taken);
        expect(then === now ? discount : 0).toBe(0);
      }),
    );
  });
});
