import { payableAmountOf } from '../src/money/payable-amount-of.ts';
import { totalsOf } from '../src/totals/totals-of.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
type Cart = Parameters<typeof totalsOf>[0];
type Context = Parameters<typeof totalsOf>[1];

/** An order as it is frozen, of a cart. */
export const anOrderOf = (cart: Cart, context: Context) => {
  const totals = totalsOf(cart, context, now);
  return {
    items_qty: totals.items_qty,
    subtotal: totals.subtotal,
    shipping_amount: totals.shipping,
    tax_amount: totals.tax,
    discount_amount: totals.discount,
    grand_total: totals.grand_total,
    base_subtotal: totals.base.subtotal,
    base_shipping_amount: totals.base.shipping,
    base_tax_amount: totals.base.tax,
    base_discount_amount: totals.base.discount,
    base_grand_total: totals.base.grand_total,
    payable_total: payableAmountOf(totals.grand_total, context),
    lines: totals.lines.map((line, place) => ({
      line_number: place + 1,
      qty: line.qty,
      row_total: line.row_total,
      row_total_incl_tax: line.row_total_incl_tax,
      tax_amount: line.tax,
      discount_amount: line.discount,
      base_row_total: line.base.row_total,
    })),
    totals: totals.segments.map(({ code, value }) => ({ code, title: code, value })),
  };
};
