import { describe, expect, it } from 'vitest';
import { aCartPromotion, aCoupon } from '../../test/a-cart-promotion.ts';
import { aTotalsCart, aTotalsLine } from '../../test/a-totals-cart.ts';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import { segmentsOf } from './segments-of.ts';
import { totalsOf } from './totals-of.ts';

const withFee = aTotalsContext({
  cash_step: 250,
  payment_methods: aTotalsContext().payment_methods.map((method) => ({ ...method, fee: 1000 })),
});
const codesOf = (cart: ReturnType<typeof aTotalsCart>, context = aTotalsContext()) =>
  segmentsOf(totalsOf(cart, context, 0), cart).map(({ code }) => code);

describe('segmentsOf', () => {
  it.each([
    ['shows what applies', aTotalsCart(), aTotalsContext(), ['subtotal', 'shipping', 'tax', 'grand_total']],
    [
      'shows delivery before it is chosen',
      aTotalsCart({ shipping: null }),
      aTotalsContext(),
      ['subtotal', 'shipping', 'tax', 'grand_total'],
    ],
    [
      'shows no delivery of virtual goods',
      aTotalsCart({ lines: [aTotalsLine({ is_virtual: true })] }),
      aTotalsContext(),
      ['subtotal', 'tax', 'grand_total'],
    ],
    [
      'shows no delivery of nothing',
      aTotalsCart({ lines: [] }),
      aTotalsContext(),
      ['subtotal', 'tax', 'grand_total'],
    ],
    [
      'shows fee, discount and cash rounding where there are some',
      aTotalsCart({ promotions: [aCoupon('TEN', 10)] }),
      withFee,
      ['subtotal', 'shipping', 'payment', 'discount', 'tax', 'cash_rounding', 'grand_total'],
    ],
  ])('%s', (_, cart, context, codes) => expect(codesOf(cart, context)).toEqual(codes));

  it.each([
    [
      'beside a promotion that acts by itself',
      [
        aCartPromotion({ actions: [{ type: 'fixed_cart', amounts: { IQD: 500, USD: 500 } }] }),
        aCoupon('TEN', 10),
      ],
      { coupon_code: 'TEN', coupon_discount: '10', names: 'Ten off' },
    ],
    ['alone', [aCoupon('TEN', 10)], { coupon_code: 'TEN', coupon_discount: '10' }],
    [
      'of none',
      [aCartPromotion({ actions: [{ type: 'fixed_cart', amounts: { IQD: 500, USD: 500 } }] })],
      { names: 'Ten off' },
    ],
  ])('tells what the coupon takes off, %s', (_, promotions, data) => {
    const cart = aTotalsCart({ promotions });
    const totals = totalsOf(cart, aTotalsContext(), 0);
    expect(segmentsOf(totals, cart).find(({ code }) => code === 'discount')?.data).toEqual(data);
  });

  it('names the payment whose fee it is', () => {
    const totals = totalsOf(aTotalsCart(), withFee, 0);
    expect(segmentsOf(totals, aTotalsCart())[2]).toEqual({
      code: 'payment',
      value: 1000,
      data: { title: 'Cash on delivery' },
    });
  });
});
