import type { PromotionAction, PromotionCondition } from '@dijla/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCartPromotion } from '../../test/a-cart-promotion.ts';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import type { PromotedCart } from './promoted-cart.ts';
import { promotionsOn } from './promotions-on.ts';

const terms = { ...aTotalsContext(), now: 0 };
const line = (sku: string, qty: number, unit: number) => ({
  qty,
  unit,
  row: qty * unit,
  traits: { skus: [sku], categories: [], attributes: {} },
});
const cart: PromotedCart = {
  region_id: null,
  customer_group: 'NOT LOGGED IN',
  lines: [line('TEE', 2, 15_000), line('MUG', 1, 8000)],
};
const only = (sku: string): PromotionCondition => ({ subject: 'sku', operator: 'in', values: [sku] });
const discountsOf = (...promotions: Parameters<typeof aCartPromotion>[0][]) =>
  promotionsOn(
    cart,
    promotions.map((promotion, place) => aCartPromotion({ code: `p${place}`, ...promotion })),
    terms,
  ).discounts;

describe('promotionsOn', () => {
  it('takes nothing off a gift card, which counts for no condition', () => {
    const card = { ...line('CARD', 1, 100_000), traits: { ...line('CARD', 1, 1).traits, gift_card: true } };
    const dear: PromotionCondition = { subject: 'subtotal', operator: '>=', amounts: { IQD: 40_000 } };
    const of =
      (...lines: PromotedCart['lines']) =>
      (promotion: Parameters<typeof aCartPromotion>[0]) =>
        promotionsOn({ ...cart, lines }, [aCartPromotion(promotion)], terms);
    expect(of(...cart.lines, card)({}).discounts).toEqual([3000, 800, 0]);
    const off = { actions: [{ type: 'fixed_cart', amounts: { IQD: 90_000 } }] as PromotionAction[] };
    expect(of(...cart.lines, card)(off).discounts).toEqual([30_000, 8000, 0]);
    expect(of(...cart.lines, card)({ when: dear }).discounts).toEqual([0, 0, 0]);
    expect(of(card)({})).toMatchObject({ discounts: [0], applied: [] });
  });

  it.each([
    ['takes a share of everything', [{}], [3000, 800]],
    ['takes it of the lines it is for', [{ lines: only('MUG') }], [0, 800]],
    ['leaves a cart alone whose conditions do not hold', [{ when: only('HAT') }], [0, 0]],
    ['applies one after another to what is left', [{}, {}], [5700, 1520]],
    [
      'applies by priority, whatever the order given',
      [
        { priority: 2, actions: [{ type: 'percent', percent: 500_000 }] as PromotionAction[] },
        { priority: 1, actions: [{ type: 'fixed_cart', amounts: { IQD: 38_000 } }] as PromotionAction[] },
      ],
      [30_000, 8000],
    ],
    ['stops the row', [{ stops_further: true }, {}], [3000, 800]],
    [
      'goes on after one that had no line to count for',
      [{ stops_further: true, lines: only('HAT') }, {}],
      [3000, 800],
    ],
    ['goes on after one that does not hold', [{ stops_further: true, when: only('HAT') }, {}], [3000, 800]],
    ['is not open yet', [{ from: '1970-01-01T00:00:00.001Z' }], [0, 0]],
    ['is open from its first instant', [{ from: '1970-01-01T00:00:00.000Z' }], [3000, 800]],
    ['is over at its end', [{ until: '1970-01-01T00:00:00.000Z' }], [0, 0]],
    [
      'does two things',
      [
        {
          actions: [
            { type: 'fixed_line', amounts: { IQD: 1000 } },
            { type: 'percent', percent: 100_000 },
          ] as PromotionAction[],
        },
      ],
      [4800, 1700],
    ],
  ])('%s', (_, promotions, discounts) => expect(discountsOf(...promotions)).toEqual(discounts));

  it('tells what was applied and what each took off', () =>
    expect(
      promotionsOn(
        cart,
        [
          aCartPromotion(),
          aCartPromotion({
            code: 'free',
            coupon_code: 'FREE',
            priority: 99,
            actions: [{ type: 'free_shipping' }],
          }),
        ],
        terms,
      ),
    ).toEqual({
      discounts: [3000, 800],
      free_shipping: true,
      applied: [
        { code: 'ten-off', name: 'Ten off', coupon_code: null, discount: 3800 },
        { code: 'free', name: 'Ten off', coupon_code: 'FREE', discount: 0 },
      ],
    }));

  it.each<[string, PromotionAction[], string[]]>([
    ['a share of nothing', [{ type: 'percent', percent: 0 }], []],
    ['an amount in a currency nobody can read', [{ type: 'fixed_cart', amounts: {} }], []],
    ['a piece too few', [{ type: 'buy_x_get_y', buy: 9, get: 1 }], []],
    ['delivery and nothing else', [{ type: 'free_shipping' }], ['GIVES']],
    ['nothing, and delivery', [{ type: 'percent', percent: 0 }, { type: 'free_shipping' }], ['GIVES']],
  ])('tells whether a promotion gave something: %s', (_, actions, named) =>
    expect(
      promotionsOn(cart, [aCartPromotion({ coupon_code: 'GIVES', actions })], terms).applied.map(
        ({ coupon_code }) => coupon_code,
      ),
    ).toEqual(named),
  );

  it('names none that found nothing left, and stops the row with it all the same', () =>
    expect(
      promotionsOn(
        cart,
        [
          aCartPromotion({ code: 'all', priority: 1, actions: [{ type: 'percent', percent: 1_000_000 }] }),
          aCartPromotion({ code: 'late', priority: 2, coupon_code: 'LATE', stops_further: true }),
          aCartPromotion({ code: 'bring', priority: 3, actions: [{ type: 'free_shipping' }] }),
        ],
        terms,
      ),
    ).toMatchObject({ free_shipping: false, applied: [{ code: 'all' }] }));

  it('weighs conditions against the prices before any discount', () =>
    expect(
      discountsOf(
        { priority: 1, actions: [{ type: 'percent', percent: 500_000 }] },
        { priority: 2, when: { subject: 'subtotal', operator: '>=', amounts: { IQD: 38_000 } } },
      ),
    ).toEqual([16_500, 4400]));

  it('does nothing to an empty cart', () =>
    expect(promotionsOn({ ...cart, lines: [] }, [aCartPromotion()], terms)).toEqual({
      discounts: [],
      free_shipping: false,
      applied: [],
    }));
});

const someActions: fc.Arbitrary<PromotionAction[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('percent' as const), percent: fc.nat(1_000_000) }),
    fc.record({
      type: fc.constantFrom('fixed_line' as const, 'fixed_cart' as const),
      amounts: fc.record({ IQD: fc.nat(1_000_000) }),
    }),
    fc.record({
      type: fc.constant('buy_x_get_y' as const),
      buy: fc.integer({ min: 1, max: 5 }),
      get: fc.integer({ min: 1, max: 5 }),
    }),
    fc.record({ type: fc.constant('free_shipping' as const) }),
  ),
  { minLength: 1, maxLength: 4 },
);

const somePromotions = fc
  .array(
    fc.record({
      priority: fc.nat(3),
      stops_further: fc.boolean(),
      actions: someActions,
      lines: fc.option(fc.constantFrom('A', 'B', 'C').map(only), { nil: undefined }),
    }),
    { maxLength: 6 },
  )
  .map((promotions) =>
    promotions.map(({ lines, ...promotion }, place) =>
      aCartPromotion({ code: `p${place}`, ...promotion, ...(lines ? { lines } : {}) }),
    ),
  );

const someCart = fc
  .array(
    fc.record({
      sku: fc.constantFrom('A', 'B', 'C'),
      qty: fc.integer({ min: 1, max: 10_000 }),
      unit: fc.nat(5_000_000),
    }),
    { maxLength: 12 },
  )
  .map((lines): PromotedCart => ({
    ...cart,
    lines: lines.map(({ sku, qty, unit }) => line(sku, qty, unit)),
  }));

describe('promotionsOn, for any promotions', () => {
  it('never takes a line below zero, and tells exactly what it took', () =>
    fc.assert(
      fc.property(someCart, somePromotions, (given, promotions) => {
        const { discounts, applied } = promotionsOn(given, promotions, terms);
        expect(
          discounts.every(
            (discount, place) =>
              Number.isSafeInteger(discount) && discount >= 0 && discount <= (given.lines[place]?.row ?? 0),
          ),
        ).toBe(true);
        expect(discounts.reduce((sum, discount) => sum + discount, 0)).toBe(
          applied.reduce((sum, { discount }) => sum + discount, 0),
        );
      }),
      { numRuns: 500 },
    ));

  it('is the same in whatever order promotions are told', () =>
    fc.assert(
      fc.property(someCart, somePromotions, (given, promotions) => {
        expect(promotionsOn(given, promotions.toReversed(), terms)).toEqual(
          promotionsOn(given, promotions, terms),
        );
      }),
    ));
});
