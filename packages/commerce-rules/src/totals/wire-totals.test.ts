import { totals as totalsSchema } from '@dijla/contract/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCoupon } from '../../test/a-cart-promotion.ts';
import { aTotalsCart, aTotalsLine, someLines } from '../../test/a-totals-cart.ts';
import { aTaxedContext, aTotalsContext, dollar } from '../../test/a-totals-context.ts';
import type { TotalsCart } from './totals-cart.ts';
import { totalsOf } from './totals-of.ts';
import { type SegmentTitle, wireTotals } from './wire-totals.ts';

const titleOf: SegmentTitle = (code, data) => [code, ...Object.values(data)].join(' ');
const wired = (cart: TotalsCart, context = aTotalsContext()) =>
  wireTotals(totalsOf(cart, context, 0), context, titleOf);

describe('wireTotals', () => {
  it('is the totals object of the wire', () =>
    expect(wired(aTotalsCart({ promotions: [aCoupon('WELCOME10', 5000)] }))).toMatchObject({
      grand_total: 38_000,
      base_grand_total: 29.01,
      subtotal: 38_000,
      base_subtotal: 29.01,
      discount_amount: -5000,
      base_discount_amount: -3.82,
      subtotal_with_discount: 33_000,
      base_subtotal_with_discount: 25.19,
      shipping_amount: 5000,
      base_shipping_amount: 3.82,
      shipping_incl_tax: 5000,
      tax_amount: 0,
      subtotal_incl_tax: 38_000,
      base_currency_code: 'USD',
      quote_currency_code: 'IQD',
      coupon_code: 'WELCOME10',
      items_qty: 3,
      context_version: 'v1',
      weee_tax_applied_amount: null,
    }));

  it('has the segments in reading order, what is to pay once and in the footer', () =>
    expect(wired(aTotalsCart({ promotions: [aCoupon('WELCOME10', 5000)] })).total_segments).toEqual([
      { code: 'subtotal', title: 'subtotal', value: 38_000 },
      { code: 'shipping', title: 'shipping Standard Within 24 hours', value: 5000 },
      { code: 'discount', title: 'discount WELCOME10 5000', value: -5000 },
      { code: 'tax', title: 'tax', value: 0, extension_attributes: { tax_grandtotal_details: [] } },
      { code: 'grand_total', title: 'grand_total', value: 38_000, area: 'footer' },
    ]));

  it('has a coupon code only when one is applied', () =>
    expect('coupon_code' in wired(aTotalsCart())).toBe(false));

  it('leaves the value of delivery empty before it is chosen', () =>
    expect(wired(aTotalsCart({ shipping: null })).total_segments[1]).toEqual({
      code: 'shipping',
      title: 'shipping',
      value: null,
    }));

  it('has no delivery for virtual goods', () =>
    expect(
      wired(aTotalsCart({ lines: [aTotalsLine({ is_virtual: true })] })).total_segments.map(
        ({ code }) => code,
      ),
    ).toEqual(['subtotal', 'tax', 'grand_total']));

  it('has items and segments for an empty cart too', () =>
    expect(wired(aTotalsCart({ lines: [] }))).toMatchObject({
      items: [],
      grand_total: 0,
      total_segments: [{ code: 'subtotal' }, { code: 'tax' }, { code: 'grand_total' }],
    }));

  it('writes options as a JSON string, "[]" when none', () => {
    const options = [
      { label: 'Color', value: 'Black' },
      { label: 'Size', value: 'M' },
    ];
    const cart = aTotalsCart({ lines: [aTotalsLine({ options }), aTotalsLine({ item_id: 502 })] });
    expect(wired(cart).items.map((item) => item.options)).toEqual([
      '[{"value":"Black","label":"Color"},{"value":"M","label":"Size"}]',
      '[]',
    ]);
  });

  it('writes a line in major units, with its tax', () =>
    expect(
      wired(aTotalsCart({ promotions: [aCoupon('X', 5000)] }), aTaxedContext(15, false)).items[0],
    ).toMatchObject({
      item_id: 501,
      qty: 2,
      price: 15_000,
      price_incl_tax: 17_250,
      row_total: 30_000,
      base_row_total: 22.9,
      discount_amount: 3947,
      row_total_with_discount: 26_053,
      tax_percent: 15,
      tax_amount: 3908,
      row_total_incl_tax: 33_908,
      weee_tax_applied: null,
    }));

  it('writes cents as decimals', () =>
    expect(wired(aTotalsCart({ shipping: null }), aTotalsContext({ currency: dollar })).grand_total).toBe(
      380,
    ));

  it('keeps to the contract for any cart, its segments summing to the grand total', () =>
    fc.assert(
      fc.property(someLines, fc.option(fc.nat(1_000_000)), (lines, discount) => {
        const answer = wired(
          aTotalsCart({ lines, promotions: discount === null ? [] : [aCoupon('C', discount)] }),
          aTaxedContext(8.2575, true),
        );
        expect(totalsSchema.safeParse(answer).success).toBe(true);
        const values = answer.total_segments
          .filter(({ code }) => code !== 'grand_total')
          .map(({ value }) => value ?? 0);
        expect(values.reduce((total, value) => total + value, 0)).toBe(answer.grand_total);
      }),
    ));
});
