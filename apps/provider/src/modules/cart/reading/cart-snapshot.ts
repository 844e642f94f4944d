import type {
  CartPromotion,
  CurrencyCode,
  DeliverySlot,
  PartialAddress,
  PaymentTable,
  PriceRow,
  ProductType,
  ShippingTable,
  TaxRule,
} from '@dijla/contract/client';
import type { StockFigures } from '@dijla/commerce-rules/availability/stock-state-of';
import type { ChoiceFacts } from '../lines/choice-facts.ts';

/** A rate and the instant it was frozen at (ms); one that `is_old`, older than a day or than the prices it would count, no longer counts. */
export type FrozenRate = {
  currency: CurrencyCode;
  numerator: number;
  denominator: number;
  at: number;
  is_old: boolean;
};

export type CartRow = {
  id: string;
  /** Another after every change of the cart. */
  version: string;
  store_code: string;
  base_rate: { numerator: number; denominator: number } | null;
  /** Of the currency the cart is paid in, as frozen with it; null where none is, or it is another currency now. */
  payable_rate: FrozenRate | null;
  country: string | null;
  region_id: number | null;
  region_name: string | null;
  shipping_carrier_code: string | null;
  shipping_method_code: string | null;
  delivery_slot: string | null;
  payment_method_code: string | null;
  coupon_code: string | null;
  customer_id: number | null;
  /** A guest's, not used for a day. */
  is_rarely_used: boolean;
};

/** The group of the customer whose cart it is. */
export type GroupRow = { code: string; price_list: string; tax_class_id: number };

export type LineRow = {
  item_id: number;
  product_id: number;
  parent_id: number | null;
  qty: number;
  /** JSON of a `ProductOption`. */
  product_option: string | null;
};

/** What one store view says of a product, in its language and currency; `prices` in minor units. Carts share it, so nobody changes it. */
export type ProductFacts = ChoiceFacts & {
  id: number;
  sku: string;
  type: ProductType;
  status: number;
  tax_class_id: number;
  size_class: string | null;
  /** Null: not sold in this store view. */
  visibility: number | null;
  url_path: string | null;
  name: string;
  image: string | null;
  prices: readonly PriceRow[];
  /** Paths of its categories, and its values of the attributes that promotions name. */
  categories: readonly string[];
  named_attributes: Readonly<Record<string, unknown>>;
  stock: (StockFigures & { min_sale_qty: number; max_sale_qty: number }) | null;
  /** What a configurable varies by, in order. */
  axes: readonly { attribute_id: number; attribute_code: string; label: string }[];
};

/** Shared by carts as well: a configurable and one of its variants, with the variant's value of each axis; or a group and a member without a page of its own. */
export type VariantFacts = {
  parent_id: number;
  child_id: number;
  values: { attribute_code: string; label: string; option_id: string | null; value: string | null }[];
};

/** Rows of the totals context that change without a restart; amounts in minor units. */
export type ContextRows = {
  base_rate: { numerator: number; denominator: number };
  /** What the shop is paid in; its `base_rate` is null where no exchange rate leads there. */
  payable: {
    code: CurrencyCode;
    scale: number;
    symbol: string;
    step: number;
    base_rate: { numerator: number; denominator: number } | null;
  };
  rules: TaxRule[];
  promotions: CartPromotion[];
  shipping_methods: {
    carrier_code: string;
    method_code: string;
    carrier_title: string;
    method_title: string;
    countries: string[];
    tax_class_id: number;
    steps: { min_subtotal: number; price: number }[];
    regions: { region_id: number; steps: { min_subtotal: number; price: number }[] }[];
    of_countries: { country: string; steps: { min_subtotal: number; price: number }[] }[];
    sizes: NonNullable<ShippingTable['sizes']>;
  }[];
  /** Those that have a price, the largest last. */
  size_classes: string[];
  delivery_slots: DeliverySlot[];
  payment_methods: (PaymentTable & {
    /** Null: every group's. */
    customer_groups: string[] | null;
  })[];
};

/** The first answer to a change under one idempotency key. */
export type ReplayedRow = { request_hash: string; answer: unknown };

/** Addresses as far as the cart was told them. */
export type ToldAddresses = { shipping?: PartialAddress; billing?: PartialAddress };

/** All one statement knows of a cart in a store view; `cart` is null when it is unknown or already ordered. */
export type CartSnapshot = {
  cart: CartRow | null;
  /** Null: a guest's cart. */
  customer_group: GroupRow | null;
  store_code: string;
  lines: LineRow[];
  products: readonly ProductFacts[];
  variants: readonly VariantFacts[];
  context: ContextRows;
  /** Of this cart alone: its coupon's or the asked one's, and those that only some customers may have. */
  promotions: CartPromotion[];
  replayed: ReplayedRow | null;
  next_item_id: number | null;
  /** Null: none was told, or asked for. */
  addresses: ToldAddresses | null;
};

/** What to read: `storeCode` null is the cart's own store; products asked for by sku come with the variants that have these option ids. */
export type LoadCartOptions = {
  cartId: string;
  storeCode: string | null;
  now: number;
  skus?: readonly string[];
  /** A line whose variant may change. */
  itemId?: number | null;
  optionIds?: readonly string[];
  /** Bundle selections that may be chosen anew. */
  selectionIds?: readonly number[];
  /** A coupon to try instead of the cart's own, in every spelling it may have. */
  couponCodes?: readonly string[];
  idempotencyKey?: string | undefined;
  /** Take an id for a line to come. */
  takesItemId?: boolean;
  /** Read the addresses it was told. */
  takesAddresses?: boolean;
};
