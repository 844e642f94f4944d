import type { ChosenOption } from '@dijla/contract/client';
import type { Adjustment } from '../adjustments/adjustment.ts';
import type { Price } from '../price/price-at.ts';
import type { AppliedPromotion } from '../promotions/promotions-on.ts';

/**
 * Amounts of one line in minor units: `row_total` + `tax` is `row_total_incl_tax`; `discount` is positive
 * and not subtracted yet.
 */
export type LineAmounts = {
  price: number;
  price_incl_tax: number;
  row_total: number;
  row_total_incl_tax: number;
  tax: number;
  discount: number;
};

/**
 * Amounts of the whole cart in minor units: subtotal − discount + shipping + tax + adjusted is grand_total,
 * which is what is left to pay.
 */
export type CartAmounts = {
  subtotal: number;
  /** Subtotal plus the lines' tax. */
  subtotal_incl_tax: number;
  discount: number;
  shipping: number;
  shipping_tax: number;
  /** Tax of lines and shipping. */
  tax: number;
  /** Sum of the adjustments after tax and of the tenders. */
  adjusted: number;
  grand_total: number;
};

export type LineTotals = LineAmounts & {
  item_id: number;
  name: string;
  qty: number;
  options: readonly ChosenOption[];
  /** Ten-thousandths of a percent. */
  tax_rate: number;
  /** Null when unknown; it then counts as zero. */
  unit: Price | null;
  base: LineAmounts;
};

/** A row of the summary. All values except `grand_total` sum to it; null (not chosen yet) counts as zero. */
export type Segment = { code: string; value: number | null; data: Readonly<Record<string, string>> };

export type TotalsResult = CartAmounts & {
  /** False when the price of a line is unknown. */
  complete: boolean;
  items_qty: number;
  is_virtual: boolean;
  /** Code of the applied coupon. */
  coupon_code: string | null;
  promotions: AppliedPromotion[];
  /** Whether a promotion makes delivery free. */
  free_shipping: boolean;
  /** The chosen method when it delivers this cart; null when none is chosen yet or the cart is virtual. */
  shipping_method: {
    carrier_code: string;
    method_code: string;
    carrier_title: string;
    method_title: string;
  } | null;
  /** The amount that payment limits are compared with. */
  grand_total_before_fee: number;
  /** In the order in which they were applied. */
  adjustments: readonly Adjustment[];
  lines: LineTotals[];
  segments: Segment[];
  /** The same amounts in minor units of the base currency. */
  base: CartAmounts;
};
