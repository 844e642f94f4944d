import type { Totals, TotalSegment, TotalsContext } from '@dijla/contract/client';
import { majorUnits } from '../money/major-units.ts';
import { payableAmountOf } from '../money/payable-amount-of.ts';
import type { Segment, TotalsResult } from './totals-result.ts';
import { wireTotalsItem } from './wire-totals-item.ts';

/**
 * Returns the title of a summary row; `data` holds the values it may name (a method's titles, a coupon's
 * code).
 */
export type SegmentTitle = (code: string, data: Segment['data']) => string;

const wireSegment = ({ code, value, data }: Segment, scale: number, titleOf: SegmentTitle): TotalSegment => ({
  code,
  title: titleOf(code, data),
  value: value === null ? null : majorUnits(value, scale),
  ...(code === 'grand_total' ? { area: 'footer' } : {}),
  ...(code === 'tax' ? { extension_attributes: { tax_grandtotal_details: [] } } : {}),
});

/**
 * Returns totals in wire form (wire §3.4): major units, the whole discount negative, `coupon_code` present
 * only when a coupon is applied.
 */
export const wireTotals = (totals: TotalsResult, context: TotalsContext, titleOf: SegmentTitle): Totals => {
  const quote = (minor: number): number => majorUnits(minor, context.currency.scale);
  const base = (minor: number): number => majorUnits(minor, context.base_currency.scale);
  return {
    grand_total: quote(totals.grand_total),
    base_grand_total: base(totals.base.grand_total),
    subtotal: quote(totals.subtotal),
    base_subtotal: base(totals.base.subtotal),
    discount_amount: quote(0 - totals.discount),
    base_discount_amount: base(0 - totals.base.discount),
    subtotal_with_discount: quote(totals.subtotal - totals.discount),
    base_subtotal_with_discount: base(totals.base.subtotal - totals.base.discount),
    shipping_amount: quote(totals.shipping),
    base_shipping_amount: base(totals.base.shipping),
    shipping_discount_amount: 0,
    base_shipping_discount_amount: 0,
    shipping_tax_amount: quote(totals.shipping_tax),
    base_shipping_tax_amount: base(totals.base.shipping_tax),
    shipping_incl_tax: quote(totals.shipping + totals.shipping_tax),
    base_shipping_incl_tax: base(totals.base.shipping + totals.base.shipping_tax),
    tax_amount: quote(totals.tax),
    base_tax_amount: base(totals.base.tax),
    weee_tax_applied_amount: null,
    subtotal_incl_tax: quote(totals.subtotal_incl_tax),
    base_currency_code: context.base_currency.code,
    quote_currency_code: context.currency.code,
    ...(totals.coupon_code === null ? {} : { coupon_code: totals.coupon_code }),
    items_qty: totals.items_qty,
    items: totals.lines.map((line) => wireTotalsItem(line, context)),
    total_segments: totals.segments.map((segment) => wireSegment(segment, context.currency.scale, titleOf)),
    payable: {
      currency_code: context.payable.currency.code,
      total: majorUnits(payableAmountOf(totals.grand_total, context), context.payable.currency.scale),
    },
    context_version: context.version,
  };
};
