import type { ChosenOption } from '@dijla/contract/client';
import type { Price } from '../price/price-at.ts';
import type { AppliedPromotion } from '../promotions/promotions-on.ts';

/** One line in minor units: `row_total` + `tax` is `row_total_incl_tax`; `discount` is positive and not taken off yet. */
export type LineAmounts = {
  price: number;
  price_incl_tax: number;
  row_total: number;
  row_total_incl_tax: number;
  tax: number;
  discount: number;
};

/** The whole cart in minor units: subtotal − discount + shipping + payment_fee + tax + cash_rounding is grand_total. */
export type CartAmounts = {
  subtotal: number;
  /** Subtotal and the lines' tax. */
  subtotal_incl_tax: number;
  discount: number;
  shipping: number;
  shipping_tax: number;
  payment_fee: number;
  /** Of lines and shipping. */
  tax: number;
  cash_rounding: number;
  grand_total: number;
};

export type LineTotals = LineAmounts & {
  item_id: number;
  name: string;
  qty: number;
  options: readonly ChosenOption[];
  /** Ten-thousandths of a percent. */
  tax_rate: number;
  /** Null: unknown, and counted as nothing. */
  unit: Price | null;
  base: LineAmounts;
};

export type SegmentCode =
  | 'subtotal'
  | 'shipping'
  | 'payment'
  | 'discount'
  | 'tax'
  | 'cash_rounding'
  | 'grand_total';

/** A row of the summary; without `grand_total` the values sum to it, null (not chosen yet) counting as nothing. */
export type Segment = { code: SegmentCode; value: number | null; data: Readonly<Record<string, string>> };

export type TotalsResult = CartAmounts & {
  /** False when the price of a line is unknown. */
  complete: boolean;
  items_qty: number;
  is_virtual: boolean;
  /** Of the coupon that is applied. */
  coupon_code: string | null;
  promotions: AppliedPromotion[];
  /** A promotion brings it for nothing. */
  free_shipping: boolean;
  /** The chosen method when it carries this cart; null asks for a choice, or is a virtual cart's. */
  shipping_method: {
    carrier_code: string;
    method_code: string;
    carrier_title: string;
    method_title: string;
  } | null;
  /** What payment limits are compared with. */
  grand_total_before_fee: number;
  lines: LineTotals[];
  segments: Segment[];
  /** The same in minor units of the base currency. */
  base: CartAmounts;
};
