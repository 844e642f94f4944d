import { describe, expect, it } from 'vitest';
import { aCoupon } from '../../test/a-cart-promotion.ts';
import { aTotalsCart, aTotalsLine } from '../../test/a-totals-cart.ts';
import { aPriceRow, aTaxedContext, aTotalsContext } from '../../test/a-totals-context.ts';
import { lineTotalsOf } from './line-totals-of.ts';

const three = aTotalsCart({
  lines: [1, 2, 3].map((item_id) => aTotalsLine({ item_id, qty: 1, prices: [aPriceRow({ amount: 100 })] })),
  promotions: [aCoupon('TEN', 10)],
});

describe('lineTotalsOf', () => {
  it('splits a discount so the parts sum to the whole', () =>
    expect(lineTotalsOf(three, aTotalsContext(), 0).lines.map(({ discount }) => discount)).toEqual([
      4, 3, 3,
    ]));

  it('ignores a negative discount', () =>
    expect(
      lineTotalsOf({ ...three, promotions: [aCoupon('MINUS', -10)] }, aTotalsContext(), 0).lines.map(
        ({ discount }) => discount,
      ),
    ).toEqual([0, 0, 0]));

  it.each([
    [
      'on top of the discounted row',
      false,
      { price: 100, price_incl_tax: 110, row_total: 100, tax: 10, row_total_incl_tax: 110 },
    ],
    [
      'inside the discounted row',
      true,
      { price: 91, price_incl_tax: 100, row_total: 91, tax: 9, row_total_incl_tax: 100 },
    ],
  ])('finds tax %s', (_, included, amounts) =>
    expect(lineTotalsOf(three, aTaxedContext(10, included), 0).lines[0]).toMatchObject(amounts),
  );

  it('reaches the tier of its quantity', () => {
    const lines = [
      aTotalsLine({ qty: 3, prices: [aPriceRow({ amount: 100 }), aPriceRow({ amount: 90, min_qty: 3 })] }),
    ];
    expect(lineTotalsOf(aTotalsCart({ lines }), aTotalsContext(), 0).lines[0]?.row_total).toBe(270);
  });

  it.each([
    [
      'on top',
      false,
      {
        price: 9000,
        price_incl_tax: 9100,
        row_total: 18_000,
        tax: 200,
        row_total_incl_tax: 18_200,
        tax_rate: 0,
      },
    ],
    [
      'inside',
      true,
      {
        price: 8909,
        price_incl_tax: 9000,
        row_total: 17_818,
        tax: 182,
        row_total_incl_tax: 18_000,
        tax_rate: 0,
      },
    ],
  ])('taxes a bundle part by part, %s', (_, included, amounts) => {
    const parts = [
      { sku: 'STRAP', qty: 2, prices: [aPriceRow({ amount: 4000 })], tax_class_id: 0 },
      { sku: 'BOX', qty: 1, prices: [aPriceRow({ amount: 1000 })], tax_class_id: 2 },
    ];
    expect(
      lineTotalsOf(
        aTotalsCart({ lines: [aTotalsLine({ prices: [], parts })] }),
        aTaxedContext(10, included),
        0,
      ).lines[0],
    ).toMatchObject(amounts);
  });

  it('takes a discount off the parts of a bundle before they are taxed', () => {
    const parts = [
      { sku: 'ONE', qty: 1, prices: [aPriceRow({ amount: 1000 })], tax_class_id: 2 },
      { sku: 'TWO', qty: 1, prices: [aPriceRow({ amount: 1000 })], tax_class_id: 0 },
    ];
    const cart = aTotalsCart({
      lines: [aTotalsLine({ qty: 1, prices: [], parts })],
      promotions: [aCoupon('HALF', 1000)],
    });
    expect(lineTotalsOf(cart, aTaxedContext(10, false), 0).lines[0]).toMatchObject({
      row_total: 2000,
      discount: 1000,
      tax: 50,
    });
  });

  it('charges what was chosen beside a product', () => {
    const lines = [
      aTotalsLine({
        qty: 3,
        prices: [aPriceRow({ amount: 1000 })],
        extras: [
          { type: 'fixed', amount: 50 },
          { type: 'percent', percent: 100_000 },
        ],
      }),
    ];
    expect(lineTotalsOf(aTotalsCart({ lines }), aTaxedContext(10, false), 0).lines[0]).toMatchObject({
      price: 1150,
      row_total: 3450,
      tax: 345,
    });
  });

  it('throws on a row beyond exact numbers', () => {
    const lines = [aTotalsLine({ qty: 10_000, prices: [aPriceRow({ amount: 1_000_000_000_000 })] })];
    expect(() => lineTotalsOf(aTotalsCart({ lines }), aTotalsContext(), 0)).toThrow(RangeError);
  });
});
