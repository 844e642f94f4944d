import type { ChosenOption, CurrencyCode, OrderAddress, ProductOption } from '@dijla/contract/client';

export type PlacedLine = {
  product_id: number;
  parent_sku: string | null;
  sku: string;
  name: string;
  product_type: string;
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
  options: readonly ChosenOption[];
  product_option: ProductOption | null;
  /** Contents of one unit of a bundle. */
  parts: readonly { product_id: number; sku: string; name: string; qty: number }[];
};

type PlacedTotal = { code: string; title: string; value: number | null };

export type PlacedAddress = { kind: 'shipping' | 'billing'; address: OrderAddress & { country_id: string } };

/** An order as it was placed, which never changes; amounts in minor units. */
export type PlacedOrder = {
  cart_id: string;
  customer_id: number | null;
  store_code: string;
  currency: string;
  base_currency: string;
  base_rate_numerator: number;
  base_rate_denominator: number;
  /**
   * Amount the courier or gateway collects, in minor units of `payable_currency`; all null for an order
   * placed elsewhere.
   */
  payable_currency: CurrencyCode | null;
  payable_rate_numerator: number | null;
  payable_rate_denominator: number | null;
  payable_step: number | null;
  payable_total: number | null;
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
  request_id: string;
  placed_at: Date;
  lines: readonly PlacedLine[];
  totals: readonly PlacedTotal[];
  addresses: readonly PlacedAddress[];
};
