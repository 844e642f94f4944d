import { describe, expect, it } from 'vitest';
import { aTotalsCart, aTotalsLine } from '../../test/a-totals-cart.ts';
import { aPriceRow, aTaxedContext, aTotalsContext } from '../../test/a-totals-context.ts';
import { lineTotalsOf } from './line-totals-of.ts';

const three = aTotalsCart({
  lines: [1, 2, 3].map((item_id) => aTotalsLine({ item_id, qty: 1, prices: [aPriceRow({ amount: 100 })] })),
  coupon: { code: 'TEN', discount: 10 },
});

describe('lineTotalsOf', () => {
  it('splits a discount so the parts sum to the whole', () =>
    expect(lineTotalsOf(three, aTotalsContext(), 0).map(({ discount }) => discount)).toEqual([4, 3, 3]));

  it('ignores a negative discount', () =>
    expect(lineTotalsOf({ ...three, coupon: { code: 'MINUS', discount: -10 } }, aTotalsContext(), 0).map(({ discount }) => discount)).toEqual([0, 0, 0]));

  it.each([
    ['on top of the discounted row', false, { price: 100, price_incl_tax: 110, row_total: 100, tax: 10, row_total_incl_tax: 110 }],
    ['inside the discounted row', true, { price: 91, price_incl_tax: 100, row_total: 91, tax: 9, row_total_incl_tax: 100 }],
  ])('finds tax %s', (_, included, amounts) => expect(lineTotalsOf(three, aTaxedContext(10, included), 0)[0]).toMatchObject(amounts));

  it('reaches the tier of its quantity', () => {
    const lines = [aTotalsLine({ qty: 3, prices: [aPriceRow({ amount: 100 }), aPriceRow({ amount: 90, min_qty: 3 })] })];
    expect(lineTotalsOf(aTotalsCart({ lines }), aTotalsContext(), 0)[0]?.row_total).toBe(270);
  });

  it('throws on a row beyond exact numbers', () => {
    const lines = [aTotalsLine({ qty: 10_000, prices: [aPriceRow({ amount: 1_000_000_000_000 })] })];
    expect(() => lineTotalsOf(aTotalsCart({ lines }), aTotalsContext(), 0)).toThrow(RangeError);
  });
});
