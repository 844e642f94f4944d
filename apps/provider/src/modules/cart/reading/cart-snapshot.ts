import type {
  CartPromotion,
  CreditStanding,
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
import type { SpendableGiftCard as SpendableCard } from '../../gift-cards/gift-cards.ts';
import type { RowKind } from '../../payments/payments.ts';
import type { ChoiceFacts } from '../lines/choice-facts.ts';

/**
 * A rate and the time it was frozen (ms). It no longer counts when `is_old`: older than a day, or older than
 * the prices it would convert.
 */
export type FrozenRate = {
  currency: CurrencyCode;
  numerator: number;
  denominator: number;
  at: number;
  is_old: boolean;
};

export type CartRow = {
  id: string;
  /** Differs after every change of the cart. */
  version: string;
  store_code: string;
  base_rate: { numerator: number; denominator: number } | null;
  /**
   * Frozen rate of the currency the cart is paid in; null when there is none or that currency has changed.
   */
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
  /** Points its customer wants to spend, as far as she has them; null for none. */
  reward_points: number | null;
  /** The gift card that is to pay a part of it, with what is left on it; null for none that can be spent. */
  gift_card: SpendableCard | null;
  /** Whether this is a guest's cart that was not used for a day. */
  is_rarely_used: boolean;
  /** What the customer's credit lines pay; null for a guest's. */
  credit: CreditStanding[] | null;
};

/** Group of the customer who owns the cart. */
export type GroupRow = { code: string; price_list: string; tax_class_id: number };

export type LineRow = {
  item_id: number;
  product_id: number;
  parent_id: number | null;
  qty: number;
  /** JSON of a `ProductOption`. */
  product_option: string | null;
};

/**
 * Facts of a product in one store view, in its language and currency; `prices` in minor units. Carts share
 * the object, so it must not be changed.
 */
export type ProductFacts = ChoiceFacts & {
  id: number;
  sku: string;
  type: ProductType;
  status: number;
  tax_class_id: number;
  size_class: string | null;
  /** Null when not sold in this store view. */
  visibility: number | null;
  url_path: string | null;
  name: string;
  image: string | null;
  prices: readonly PriceRow[];
  /** Paths of its categories. `named_attributes` holds its values of the attributes that promotions name. */
  categories: readonly string[];
  named_attributes: Readonly<Record<string, unknown>>;
  /** Whether a piece is a gift card of the shop's own. */
  is_gift_card: boolean;
  stock: (StockFigures & { min_sale_qty: number; max_sale_qty: number }) | null;
  /** Attributes by which a configurable's variants differ, in order. */
  axes: readonly { attribute_id: number; attribute_code: string; label: string }[];
};

/**
 * A configurable and one of its variants, with the variant's value of each axis; or a group and a member
 * that has no page. Carts share the object.
 */
export type VariantFacts = {
  parent_id: number;
  child_id: number;
  values: { attribute_code: string; label: string; option_id: string | null; value: string | null }[];
};

/** Rows of the totals context, which can change without a restart; amounts in minor units. */
export type ContextRows = {
  base_rate: { numerator: number; denominator: number };
  /** Currency the shop is paid in; `base_rate` is null when no exchange rate leads to it. */
  payable: {
    code: CurrencyCode;
    scale: number;
    symbol: string;
    step: number;
    base_rate: { numerator: number; denominator: number } | null;
  };
  rules: TaxRule[];
  /** Whether orders placed without a connection go by themselves. */
  sends_offline_orders: boolean;
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
  /** Size classes that have a price, the largest last. */
  size_classes: string[];
  delivery_slots: DeliverySlot[];
  /** Rates by which points are spent, the best first, and the codes of the groups they hold for. */
  reward_rates: { points: number; money: number; customer_groups: string[] }[];
  payment_methods: (Omit<PaymentTable, 'credit'> & {
    /** Null of a method that takes no credit line. */
    credit: NonNullable<PaymentTable['credit']> | null;
    /** How the method's row says that it is paid. */
    row_kind: RowKind;
    /** Null means all groups. */
    customer_groups: string[] | null;
  })[];
};

/** The first answer to a change under an idempotency key. */
export type ReplayedRow = { request_hash: string; answer: unknown };

/** Addresses, as far as they are known to the cart. */
export type KnownAddresses = { shipping?: PartialAddress; billing?: PartialAddress };

/**
 * Everything that one statement reads of a cart in a store view; `cart` is null when it is unknown or
 * already ordered.
 */
export type CartSnapshot = {
  cart: CartRow | null;
  /** Null for a guest's cart. */
  customer_group: GroupRow | null;
  store_code: string;
  lines: LineRow[];
  products: readonly ProductFacts[];
  variants: readonly VariantFacts[];
  context: ContextRows;
  /**
   * Promotions of this cart only: that of its coupon or of the requested one, and those limited to some
   * customers.
   */
  promotions: CartPromotion[];
  replayed: ReplayedRow | null;
  next_item_id: number | null;
  /** Null when the cart has none, or they were not requested. */
  addresses: KnownAddresses | null;
};

/**
 * What to read. A null `storeCode` means the cart's own store; products requested by sku come with the
 * variants that have these option ids.
 */
export type LoadCartOptions = {
  cartId: string;
  storeCode: string | null;
  now: number;
  skus?: readonly string[];
  /** Line whose variant may change. */
  itemId?: number | null;
  optionIds?: readonly string[];
  /** Bundle selections that may be chosen. */
  selectionIds?: readonly number[];
  /** Attributes that are asked for besides those that the shop's promotions name. */
  attributeCodes?: readonly string[];
  /** Coupon to try instead of the cart's own, in all its possible spellings. */
  couponCodes?: readonly string[];
  idempotencyKey?: string | undefined;
  /** Whether to reserve an id for a new line. */
  takesItemId?: boolean;
  /** Whether to read the stored addresses. */
  takesAddresses?: boolean;
};
