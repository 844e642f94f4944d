import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Adjustment } from '../adjustments/adjustment.ts';
import { aCoupon } from '../../test/a-cart-promotion.ts';
import { aTotalsCart, aTotalsLine, someLines } from '../../test/a-totals-cart.ts';
import { aPriceRow, aTaxedContext, aTotalsContext, dollar } from '../../test/a-totals-context.ts';
import type { TotalsCart } from './totals-cart.ts';
import { totalsOf } from './totals-of.ts';
import type { CartAmounts } from './totals-result.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const nothing: CartAmounts = {
  subtotal: 0,
  subtotal_incl_tax: 0,
  discount: 0,
  shipping: 0,
  shipping_tax: 0,
  tax: 0,
  adjusted: 0,
  grand_total: 0,
};
const virtual = aTotalsCart({ lines: [aTotalsLine({ is_virtual: true })], payment: null });
const withFee = aTotalsContext({
  payment_methods: aTotalsContext().payment_methods.map((method) => ({ ...method, fee: 1000 })),
});
const atMost = (max_total: number) =>
  aTotalsContext({ payment_methods: withFee.payment_methods.map((method) => ({ ...method, max_total })) });

describe('totalsOf', () => {
  it.each([
    [
      'sums lines and delivery',
      aTotalsCart(),
      aTotalsContext(),
      { subtotal: 38_000, subtotal_incl_tax: 38_000, shipping: 5000, grand_total: 43_000 },
    ],
    ['is nothing for an empty cart, whatever is chosen', aTotalsCart({ lines: [] }), withFee, {}],
    [
      'charges no delivery before it is chosen',
      aTotalsCart({ shipping: null }),
      aTotalsContext(),
      { subtotal: 38_000, subtotal_incl_tax: 38_000, grand_total: 38_000 },
    ],
    [
      'charges no delivery for virtual goods',
      virtual,
      aTotalsContext(),
      { subtotal: 30_000, subtotal_incl_tax: 30_000, grand_total: 30_000 },
    ],
    [
      'charges no method that does not carry the cart',
      aTotalsCart({ shipping: { carrier_code: 'freeshipping', method_code: 'freeshipping' } }),
      aTotalsContext(),
      { subtotal: 38_000, subtotal_incl_tax: 38_000, grand_total: 38_000 },
    ],
    [
      'takes the coupon off',
      aTotalsCart({ promotions: [aCoupon('WELCOME10', 3800)] }),
      aTotalsContext(),
      { subtotal: 38_000, subtotal_incl_tax: 38_000, discount: 3800, shipping: 5000, grand_total: 39_200 },
    ],
    [
      'adds the fee of the payment',
      aTotalsCart(),
      withFee,
      { subtotal: 38_000, subtotal_incl_tax: 38_000, shipping: 5000, adjusted: 1000, grand_total: 44_000 },
    ],
    [
      'adds no fee of a payment that does not pay a virtual cart',
      { ...virtual, payment: 'cashondelivery' },
      withFee,
      { subtotal: 30_000, subtotal_incl_tax: 30_000, grand_total: 30_000 },
    ],
    [
      'adds no fee of a payment the cart is too dear for',
      aTotalsCart(),
      atMost(42_999),
      { subtotal: 38_000, subtotal_incl_tax: 38_000, shipping: 5000, grand_total: 43_000 },
    ],
    [
      'adds the fee up to the very limit, which does not count it',
      aTotalsCart(),
      atMost(43_000),
      { subtotal: 38_000, subtotal_incl_tax: 38_000, shipping: 5000, adjusted: 1000, grand_total: 44_000 },
    ],
    [
      'rounds cash to its step',
      aTotalsCart({ lines: [aTotalsLine({ prices: [aPriceRow({ amount: 12_070 })] })] }),
      aTotalsContext({ cash_step: 250 }),
      {
        subtotal: 24_140,
        subtotal_incl_tax: 24_140,
        shipping: 5000,
        adjusted: 110,
        grand_total: 29_250,
      },
    ],
    [
      'adds tax of each row and of delivery',
      aTotalsCart(),
      aTaxedContext(15, false),
      {
        subtotal: 38_000,
        subtotal_incl_tax: 43_700,
        shipping: 5000,
        shipping_tax: 750,
        tax: 6450,
        grand_total: 49_450,
      },
    ],
    [
      'finds the tax in prices that include it',
      aTotalsCart(),
      aTaxedContext(15, true),
      {
        subtotal: 33_044,
        subtotal_incl_tax: 38_000,
        shipping: 4348,
        shipping_tax: 652,
        tax: 5608,
        grand_total: 43_000,
      },
    ],
    [
      'taxes what is left after the discount',
      aTotalsCart({ promotions: [aCoupon('HALF', 19_000)], shipping: null }),
      aTaxedContext(10, false),
      { subtotal: 38_000, subtotal_incl_tax: 39_900, discount: 19_000, tax: 1900, grand_total: 20_900 },
    ],
  ])('%s', (_, cart, context, amounts) =>
    expect(totalsOf(cart, context, now)).toMatchObject({ ...nothing, ...amounts }),
  );

  it('gives every line its amounts, by item id', () =>
    expect(totalsOf(aTotalsCart({ promotions: [aCoupon('X', 5000)] }), aTotalsContext(), now).lines).toEqual([
      {
        item_id: 501,
        name: 'Cotton tee',
        qty: 2,
        options: [],
        tax_rate: 0,
        unit: { regular: 15_000, special: null, final: 15_000 },
        price: 15_000,
        price_incl_tax: 15_000,
        row_total: 30_000,
        row_total_incl_tax: 30_000,
        tax: 0,
        discount: 3947,
        base: {
          price: 1145,
          price_incl_tax: 1145,
          row_total: 2290,
          row_total_incl_tax: 2290,
          tax: 0,
          discount: 301,
        },
      },
      {
        item_id: 502,
        name: 'Mug',
        qty: 1,
        options: [],
        tax_rate: 0,
        unit: { regular: 8000, special: null, final: 8000 },
        price: 8000,
        price_incl_tax: 8000,
        row_total: 8000,
        row_total_incl_tax: 8000,
        tax: 0,
        discount: 1053,
        base: {
          price: 611,
          price_incl_tax: 611,
          row_total: 611,
          row_total_incl_tax: 611,
          tax: 0,
          discount: 81,
        },
      },
    ]));

  it('uses the price of the instant it is asked for', () => {
    const lines = [
      aTotalsLine({
        qty: 1,
        prices: [aPriceRow(), aPriceRow({ kind: 'special', amount: 9000, from: '2026-11-20T12:00:00Z' })],
      }),
    ];
    const subtotalAt = (at: number) => totalsOf(aTotalsCart({ lines }), aTotalsContext(), at).subtotal;
    expect([subtotalAt(now - 1), subtotalAt(now)]).toEqual([12_000, 9000]);
  });

  it('is incomplete while a price is unknown, and counts that line as nothing', () =>
    expect(
      totalsOf(
        aTotalsCart({ lines: [aTotalsLine(), aTotalsLine({ item_id: 9, prices: [] })] }),
        aTotalsContext(),
        now,
      ),
    ).toMatchObject({
      complete: false,
      subtotal: 30_000,
      items_qty: 4,
    }));

  it('counts cents in the English store', () => {
    const context = aTotalsContext({
      currency: dollar,
      base_rate: { numerator: 1, denominator: 1 },
      shipping_methods: [],
    });
    const totals = totalsOf(
      aTotalsCart({ lines: [aTotalsLine({ qty: 3, prices: [aPriceRow({ amount: 333 })] })] }),
      context,
      now,
    );
    expect([totals.grand_total, totals.base.grand_total]).toEqual([999, 999]);
  });

  it('mall#1003: no discount takes what is to pay below delivery', () =>
    expect(
      totalsOf(aTotalsCart({ promotions: [aCoupon('GIANT', 99_000_000)] }), aTotalsContext(), now),
    ).toMatchObject({ discount: 38_000, grand_total: 5000 }));

  it('takes points off before tax, a gift card off what is due, and rounds what is left to cash', () => {
    const adjustments: Adjustment[] = [
      { code: 'giftcard', stage: 'tender', amount: -10_030, source: 'CARD', data: {} },
      { code: 'reward', stage: 'before-tax', amount: -2000, source: 'points', data: {} },
    ];
    const context = { ...aTaxedContext(10, false), cash_step: 250 };
    const totals = totalsOf(aTotalsCart({ adjustments }), context, now);
    expect(totals.segments.map(({ code, value }) => [code, value])).toEqual([
      ['subtotal', 38_000],
      ['shipping', 5000],
      ['reward', -2000],
      ['tax', 4100],
      ['giftcard', -10_030],
      ['cash_rounding', -70],
      ['grand_total', 35_000],
    ]);
    expect(totals.lines.map(({ discount }) => discount)).toEqual([1579, 421]);
  });

  it('has points pay other goods and delivery, and no gift card', () => {
    const traits = { skus: ['CARD'], categories: [], attributes: {}, gift_card: true };
    const [tees, mug] = aTotalsCart().lines;
    const context = aTotalsContext({ reward: { points: 100, money: 100 } });
    const spend = (lines: TotalsCart['lines']) =>
      totalsOf(aTotalsCart({ lines, points: 1_000_000 }), context, now).grand_total;
    expect(spend([tees!, mug!])).toBe(0);
    expect(spend([{ ...tees!, traits }, mug!])).toBe(30_000);
  });

  it('changes neither cart nor context', () => {
    const [cart, context] = [aTotalsCart(), aTotalsContext()];
    totalsOf(cart, context, now);
    expect([cart, context]).toEqual([aTotalsCart(), aTotalsContext()]);
  });
});

const someAdjustments: fc.Arbitrary<Adjustment[]> = fc.array(
  fc
    .record({
      code: fc.constantFrom('reward', 'giftcard'),
      stage: fc.constantFrom('before-tax' as const, 'after-tax' as const, 'tender' as const),
      amount: fc.nat(3_000_000).map((amount) => 0 - amount),
    })
    .map((adjustment) => ({ ...adjustment, source: 'A1', data: {} })),
  { maxLength: 3 },
);

const carts: fc.Arbitrary<TotalsCart> = fc
  .record({
    lines: someLines,
    discount: fc.nat(2_000_000),
    hasCoupon: fc.boolean(),
    isShipped: fc.boolean(),
    adjustments: fc.option(someAdjustments, { nil: undefined }),
  })
  .map(({ lines, discount, hasCoupon, isShipped, adjustments }) =>
    aTotalsCart({
      lines,
      adjustments,
      promotions: hasCoupon ? [aCoupon('C', discount)] : [],
      shipping: isShipped ? { carrier_code: 'flatrate', method_code: 'flatrate' } : null,
    }),
  );

const contexts = fc
  .record({
    rate: fc.constantFrom(0, 5, 8.2575, 15),
    included: fc.boolean(),
    cash_step: fc.constantFrom(0, 250),
    fee: fc.constantFrom(0, 333),
  })
  .map(({ rate, included, cash_step, fee }) => {
    const context = aTaxedContext(rate, included);
    return {
      ...context,
      cash_step,
      payment_methods: context.payment_methods.map((method) => ({ ...method, fee })),
    };
  });

const sum = (amounts: readonly (number | null)[]): number =>
  amounts.reduce((total: number, amount) => total + (amount ?? 0), 0);

describe('totalsOf, for any cart', () => {
  it('is the same in any order of lines', () =>
    fc.assert(
      fc.property(carts, contexts, fc.infiniteStream(fc.nat()), (cart, context, dice) => {
        const keyed = cart.lines
          .map((line) => ({ line, key: dice.next().value }))
          .sort((a, b) => a.key - b.key);
        expect(totalsOf({ ...cart, lines: keyed.map(({ line }) => line) }, context, now)).toEqual(
          totalsOf(cart, context, now),
        );
      }),
    ));

  it('has parts that sum to the whole, in the cart currency and in the base one', () =>
    fc.assert(
      fc.property(carts, contexts, (cart, context) => {
        const totals = totalsOf(cart, context, now);
        for (const [amounts, lines] of [
          [totals, totals.lines],
          [totals.base, totals.lines.map(({ base }) => base)],
        ] as const) {
          expect(
            amounts.subtotal - amounts.discount + amounts.shipping + amounts.tax + amounts.adjusted,
          ).toBe(amounts.grand_total);
          expect(sum(lines.map((line) => line.row_total))).toBe(amounts.subtotal);
          expect(sum(lines.map((line) => line.discount))).toBe(amounts.discount);
          expect(sum(lines.map((line) => line.tax)) + amounts.shipping_tax).toBe(amounts.tax);
          expect(sum(lines.map((line) => line.row_total_incl_tax))).toBe(amounts.subtotal_incl_tax);
          expect(lines.every((line) => line.row_total + line.tax === line.row_total_incl_tax)).toBe(true);
        }
      }),
    ));

  it('has segments that sum to the grand total', () =>
    fc.assert(
      fc.property(carts, contexts, (cart, context) => {
        const { segments, grand_total } = totalsOf(cart, context, now);
        expect(sum(segments.filter(({ code }) => code !== 'grand_total').map(({ value }) => value))).toBe(
          grand_total,
        );
        expect(segments.filter(({ code }) => code === 'grand_total').map(({ value }) => value)).toEqual([
          grand_total,
        ]);
      }),
    ));

  it('lets tenders lower what is due, not the value of the order', () =>
    fc.assert(
      fc.property(carts, contexts, (cart, context) => {
        const exact = { ...context, cash_step: 0 };
        const own = (cart.adjustments ?? []).filter(({ stage }) => stage !== 'tender');
        const tenders = (cart.adjustments ?? []).filter(({ stage }) => stage === 'tender');
        const value = totalsOf({ ...cart, adjustments: own }, exact, now);
        const due = totalsOf(cart, exact, now);
        expect(due.grand_total).toBe(
          Math.max(0, value.grand_total + sum(tenders.map(({ amount }) => amount))),
        );
        expect([due.tax, due.subtotal, due.discount]).toEqual([value.tax, value.subtotal, value.discount]);
      }),
    ));

  it('is never negative, and never takes a line below zero', () =>
    fc.assert(
      fc.property(carts, contexts, (cart, context) => {
        const totals = totalsOf(cart, context, now);
        expect(totals.grand_total >= 0 && totals.base.grand_total >= 0).toBe(true);
        expect(
          totals.lines.every(
            (line) =>
              line.row_total >= line.discount && line.base.row_total >= line.base.discount && line.tax >= 0,
          ),
        ).toBe(true);
      }),
    ));

  it('grows by a line exactly as much as that line costs alone', () =>
    fc.assert(
      fc.property(someLines, contexts, fc.integer({ min: 1, max: 10_000 }), (lines, context, qty) => {
        const cartOf = (some: TotalsCart['lines']) =>
          aTotalsCart({ lines: some, shipping: null, payment: null });
        const one = aTotalsLine({ item_id: 1000, qty });
        const [whole, rest, alone] = [[...lines, one], lines, [one]].map((some) =>
          totalsOf(cartOf(some), { ...context, cash_step: 0 }, now),
        );
        expect([whole?.subtotal, whole?.tax, whole?.grand_total]).toEqual([
          sum([rest!.subtotal, alone!.subtotal]),
          sum([rest!.tax, alone!.tax]),
          sum([rest!.grand_total, alone!.grand_total]),
        ]);
      }),
    ));
});
