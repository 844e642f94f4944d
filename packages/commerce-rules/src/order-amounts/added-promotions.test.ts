import type { CartPromotion } from '@dijla/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCartPromotion, aCoupon } from '../../test/a-cart-promotion.ts';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import type { PromotedLine } from '../promotions/promoted-cart.ts';
import { promotionsOn } from '../promotions/promotions-on.ts';
import { type AddedTo, promotionsOfAdded } from './added-promotions.ts';

const { currency, base_currency, base_rate } = aTotalsContext();
const terms = { currency, base_currency, base_rate, now: 0 };
const line = (unit: number, qty = 1, sku = 'A'): PromotedLine => ({
  qty,
  unit,
  row: unit * qty,
  traits: { skus: [sku], categories: [], attributes: {} },
});
const kept = (unit: number, qty = 1, { taken = 0, sku = 'A' } = {}) => ({
  ...line(unit, qty, sku),
  left: unit * qty - taken,
});
const where = { region_id: 611, customer_group: 'General' };
const from = (IQD: number): CartPromotion['rule']['when'] => ({
  subject: 'subtotal',
  operator: '>=',
  amounts: { IQD },
});
const ofB: CartPromotion['rule']['when'] = { subject: 'sku', operator: 'in', values: ['B'] };

describe('promotionsOfAdded', () => {
  it.each<[string, Pick<AddedTo, 'kept' | 'added'>, CartPromotion[], number[]]>([
    ['no promotion', { kept: [kept(1000)], added: [line(500)] }, [], [0, 0]],
    [
      'a tenth of everything, of which the order has its part',
      { kept: [kept(1000, 1, { taken: 100 })], added: [line(500, 2)] },
      [aCartPromotion()],
      [0, 100],
    ],
    [
      'a tenth of what is added alone',
      { kept: [kept(1000)], added: [line(500, 2, 'B')] },
      [aCartPromotion({ lines: ofB })],
      [0, 100],
    ],
    [
      'a sum off the cart, which the order has already',
      { kept: [kept(1000, 1, { taken: 300 })], added: [line(500)] },
      [aCoupon('X', 300)],
      [0, 0],
    ],
    [
      'a threshold that the order passes by what is added',
      { kept: [kept(1000)], added: [line(500)] },
      [aCartPromotion({ when: from(1500) })],
      [100, 50],
    ],
    [
      'a threshold it has passed before',
      { kept: [kept(2000, 1, { taken: 200 })], added: [line(500)] },
      [aCartPromotion({ when: from(1500) })],
      [0, 50],
    ],
    [
      'the third of three, where two were ordered',
      { kept: [kept(1000, 2)], added: [line(1000, 1)] },
      [aCartPromotion({ actions: [{ type: 'buy_x_get_y', buy: 2, get: 1 }] })],
      [0, 1000],
    ],
    [
      'a promotion that ends with more: what was given stays given',
      { kept: [kept(1000, 1, { taken: 100 })], added: [line(500)] },
      [aCartPromotion({ when: { subject: 'subtotal', operator: '<', amounts: { IQD: 1200 } } })],
      [0, 0],
    ],
    [
      'no more than a line has left',
      { kept: [kept(1000, 1, { taken: 980 })], added: [line(500)] },
      [aCartPromotion({ when: from(1500) })],
      [20, 50],
    ],
  ])('takes off for %s', (_, lines, promotions, shares) => {
    expect(promotionsOfAdded({ ...where, ...lines }, promotions, terms).shares).toEqual(shares);
  });

  it('says that delivery becomes free, and not where it was before', () => {
    const free = aCartPromotion({ when: from(1500), actions: [{ type: 'free_shipping' }] });
    const with500 = { ...where, added: [line(500)] };
    expect(promotionsOfAdded({ ...with500, kept: [kept(1000)] }, [free], terms)).toMatchObject({
      bringsFreeDelivery: true,
      codes: ['ten-off'],
      names: [],
    });
    expect(promotionsOfAdded({ ...with500, kept: [kept(1500)] }, [free], terms).bringsFreeDelivery).toBe(
      false,
    );
  });

  it('gives all that the cart would, never more, and takes nothing from what was ordered', () => {
    const someLine = fc.record({
      unit: fc.integer({ min: 1, max: 9000 }),
      qty: fc.integer({ min: 1, max: 5 }),
      sku: fc.constantFrom('A', 'B'),
    });
    const somePromotions = fc.subarray([
      aCartPromotion({ code: 'a', lines: ofB }),
      aCartPromotion({ code: 'b', when: from(9000), priority: 1, stops_further: true }),
      aCartPromotion({ code: 'c', actions: [{ type: 'buy_x_get_y', buy: 1, get: 1 }] }),
      aCoupon('D', 700),
    ]);
    fc.assert(
      fc.property(
        fc.array(someLine, { minLength: 1, maxLength: 6 }),
        fc.array(someLine, { minLength: 1, maxLength: 6 }),
        somePromotions,
        (before, more, promotions) => {
          const lines = before.map(({ unit, qty, sku }) => line(unit, qty, sku));
          const added = more.map(({ unit, qty, sku }) => line(unit, qty, sku));
          const ordered = promotionsOn({ ...where, lines }, promotions, terms).discounts;
          const whole = promotionsOn({ ...where, lines: [...lines, ...added] }, promotions, terms).discounts;
          const stays = lines.map((each, place) => ({ ...each, left: each.row - (ordered[place] ?? 0) }));
          const { shares } = promotionsOfAdded({ ...where, kept: stays, added }, promotions, terms);
          const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
          expect(total(shares)).toBe(Math.max(total(whole) - total(ordered), 0));
          for (const [place, share] of shares.entries()) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual((stays[place] ?? { left: Infinity }).left);
          }
        },
      ),
    );
  });
});
