import { describe, expect, it } from 'vitest';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import type { Adjustment } from '../adjustments/adjustment.ts';
import { baseAmountsOf } from './base-amounts-of.ts';

const line = (row_total: number, tax: number, discount: number) => ({
  price: row_total,
  price_incl_tax: row_total,
  row_total,
  row_total_incl_tax: row_total + tax,
  tax,
  discount,
});
const cart = {
  subtotal: 38_000,
  subtotal_incl_tax: 41_300,
  discount: 5000,
  shipping: 5000,
  shipping_tax: 500,
  tax: 3800,
  adjusted: 50,
  grand_total: 41_850,
};

const adjustments: Adjustment[] = [
  { code: 'payment', stage: 'after-tax', amount: 100, source: 'cashondelivery', data: {} },
  { code: 'cash_rounding', stage: 'tender', amount: -50, source: 'cash_step', data: {} },
];

describe('baseAmountsOf', () => {
  it('converts the grand total once and shares the odd cents among its parts', () =>
    expect(
      baseAmountsOf(
        { lines: [line(30_000, 2605, 3947), line(8000, 695, 1053)], cart, adjustments },
        aTotalsContext(),
      ).cart,
    ).toEqual({
      subtotal: 2901,
      subtotal_incl_tax: 3153,
      discount: 382,
      shipping: 382,
      shipping_tax: 38,
      tax: 290,
      adjusted: 4,
      grand_total: 3195,
    }));

  it('keeps each line beside its base amounts', () =>
    expect(
      baseAmountsOf(
        {
          lines: [line(15_000, 0, 0)],
          cart: { ...cart, shipping: 0, shipping_tax: 0, adjusted: 0 },
          adjustments: [],
        },
        aTotalsContext(),
      ).lines,
    ).toEqual([
      {
        ...line(15_000, 0, 0),
        base: {
          price: 1145,
          price_incl_tax: 1145,
          row_total: 1145,
          row_total_incl_tax: 1145,
          tax: 0,
          discount: 0,
        },
      },
    ]));
});
