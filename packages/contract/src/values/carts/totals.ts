import { z } from 'zod';
import { currencyCode } from '../money.ts';

const amount = z.number();

/** One row of totals per cart line; amounts in major units, discounts positive (wire §3.4). */
const totalsItem = z.object({
  item_id: z.int(),
  name: z.string(),
  qty: z.number(),
  price: amount,
  base_price: amount,
  row_total: amount,
  base_row_total: amount,
  row_total_with_discount: amount,
  tax_amount: amount,
  base_tax_amount: amount,
  tax_percent: amount,
  discount_amount: amount,
  base_discount_amount: amount,
  discount_percent: amount,
  price_incl_tax: amount,
  base_price_incl_tax: amount,
  row_total_incl_tax: amount,
  base_row_total_incl_tax: amount,
  /** A JSON string of `[{value,label}]`, `"[]"` when none. */
  options: z.string(),
  weee_tax_applied_amount: z.null(),
  weee_tax_applied: z.null(),
});

export const totalSegment = z.object({
  code: z.string(),
  title: z.string(),
  value: z.number().nullable(),
  area: z.string().optional(),
  extension_attributes: z.object({}).loose().optional(),
});
export type TotalSegment = z.infer<typeof totalSegment>;

/**
 * The amount collected for a grand total, in major units: $81.28 at 1,310 dinars a dollar and a step of 250
 * are 106,500 IQD.
 */
export const payableTotal = z.object({ currency_code: currencyCode, total: amount });
export type PayableTotal = z.infer<typeof payableTotal>;

/**
 * Totals of a cart in major units of its currency (wire §3.4). The `grand_total` segment is the amount to
 * pay in that currency, `payable` the amount collected for it; `coupon_code` is present only when a coupon
 * is applied.
 */
export const totals = z.object({
  grand_total: amount,
  base_grand_total: amount,
  subtotal: amount,
  base_subtotal: amount,
  discount_amount: amount,
  base_discount_amount: amount,
  subtotal_with_discount: amount,
  base_subtotal_with_discount: amount,
  shipping_amount: amount,
  base_shipping_amount: amount,
  shipping_discount_amount: amount,
  base_shipping_discount_amount: amount,
  shipping_tax_amount: amount,
  base_shipping_tax_amount: amount,
  shipping_incl_tax: amount,
  base_shipping_incl_tax: amount,
  tax_amount: amount,
  base_tax_amount: amount,
  weee_tax_applied_amount: z.null(),
  subtotal_incl_tax: amount,
  base_currency_code: z.string(),
  quote_currency_code: z.string(),
  coupon_code: z.string().optional(),
  items_qty: z.number(),
  items: z.array(totalsItem),
  total_segments: z.array(totalSegment),
  /** Ours: the amount a courier or gateway collects for the grand total, in major units of its currency. */
  payable: payableTotal.optional(),
  /** Version of the totals context these were computed with (ours). */
  context_version: z.string().optional(),
});
export type Totals = z.infer<typeof totals>;
export type TotalsItem = z.infer<typeof totalsItem>;
