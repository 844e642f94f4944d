import type { ChosenOption, CurrencyCode, OrderAddress, ProductOption } from '@dijla/contract/client';

/** What a line is of, which never changes. */
type LineGoods = {
  product_id: number;
  parent_sku: string | null;
  sku: string;
  name: string;
  product_type: string;
  options: readonly ChosenOption[];
  product_option: ProductOption | null;
  /** Contents of one unit of a bundle. */
  parts: readonly { product_id: number; sku: string; name: string; qty: number }[];
};

/** How much of its goods a line has in a revision and for how much; amounts in minor units. */
export type LineAmounts = {
  qty: number;
  price: number;
  price_incl_tax: number;
  row_total: number;
  row_total_incl_tax: number;
  tax_amount: number;
  /** Percent. */
  tax_percent: number;
  discount_amount: number;
  base_row_total: number;
};

export type PlacedLine = LineGoods & LineAmounts;

export type PlacedTotal = { code: string; title: string; value: number | null };

export type PlacedAddress = { kind: 'shipping' | 'billing'; address: OrderAddress & { country_id: string } };

/** Who ordered, where and at which rates, which never changes. */
type OrderIdentity = {
  cart_id: string;
  customer_id: number | null;
  store_code: string;
  currency: string;
  base_currency: string;
  base_rate_numerator: number;
  base_rate_denominator: number;
  /**
   * Currency the courier or gateway collects, with the rate and step it is computed with; all null for an
   * order placed elsewhere.
   */
  payable_currency: CurrencyCode | null;
  payable_rate_numerator: number | null;
  payable_rate_denominator: number | null;
  payable_step: number | null;
  placed_at: Date;
  /** `phone`: written by the staff for a caller; left out: by its buyer, or elsewhere. */
  source?: 'phone';
};

/** What a revision says of the whole order; amounts in minor units. */
export type RevisionHead = {
  is_virtual: boolean;
  shipping_carrier_code: string | null;
  shipping_method_code: string | null;
  shipping_title: string | null;
  delivery_slot: string | null;
  payment_method_code: string;
  payment_title: string;
  /** Coupon the order was priced with. */
  coupon_code: string | null;
  context_version: string;
  items_qty: number;
  subtotal: number;
  shipping_amount: number;
  tax_amount: number;
  discount_amount: number;
  grand_total: number;
  base_subtotal: number;
  base_shipping_amount: number;
  base_tax_amount: number;
  base_discount_amount: number;
  base_grand_total: number;
  /** In minor units of the order's payable currency; null when it has none. */
  payable_total: number | null;
};

/** An order as it was placed: its identity and its first revision. */
export type PlacedOrder = OrderIdentity &
  RevisionHead & {
    request_id: string;
    lines: readonly PlacedLine[];
    totals: readonly PlacedTotal[];
    addresses: readonly PlacedAddress[];
  };
