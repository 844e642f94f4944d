import type { FreeDelivery } from '@dijla/commerce-rules/shipping/free-delivery-of';
import type {
  ChosenOption,
  CurrencySettings,
  PaymentMethod,
  ShippingMethod,
  UnofferedMethod,
} from '@dijla/contract/client';

/**
 * A line as a screen shows it. Amounts are in minor units of the store's currency, tax included; null if not
 * known yet.
 */
export type CartLineView = {
  line_key: string;
  sku: string;
  parent_sku: string;
  name: string;
  image: string | null;
  url_path: string;
  options: readonly ChosenOption[];
  qty: number;
  unit_price: number | null;
  row_total: number | null;
  /** True until the server has answered every operation on the line. */
  pending: boolean;
  /**
   * The server's text for a refused change, cleared by the next change or pull. Does not tell whether the
   * line can be ordered.
   */
  error: { text: string } | null;
  /**
   * Why the line cannot be ordered, according to the server's last answer; `left` is the quantity that could
   * be ordered beside the other lines.
   */
  notice?: { code: 'line-not-salable' | 'line-out-of-stock'; left: number } | null;
  is_in_stock: boolean;
  /** Set when only few are left. */
  salable_qty: number | null;
  /** The product is sent electronically, not delivered. Missing in lines stored by older builds. */
  is_virtual?: boolean;
  /** The quantity is always one, as for a file. */
  is_single?: boolean;
  /** Made to order: the day it is ready is not known. */
  is_made?: boolean;
  /** Set for products that need more than an ordinary delivery. */
  size_class?: string | undefined;
};

/**
 * `title` comes from the server and may be empty: known codes take their text from `messages` with `data`. A
 * null `minor` hides the amount.
 */
export type CartSegmentView = {
  code: string;
  title: string;
  data: Readonly<Record<string, string>>;
  minor: number | null;
};

/**
 * The amount the courier or gateway takes instead, in minor units of `currency`. `is_renewed` means that it
 * uses today's rate because the cart's rate was a day old.
 */
export type PayableView = { minor: number; currency: CurrencySettings; is_renewed: boolean };

export type CartTotalsView = {
  segments: readonly CartSegmentView[];
  /** The amount to pay, in minor units. */
  grand_total: number;
  /**
   * Null if the grand total is the amount taken or the order is paid elsewhere. Missing in totals stored by
   * older builds.
   */
  payable?: PayableView | null;
  /**
   * True if something only the server knows is missing, or the server knows something newer. Show
   * 'estimated' rather than a wrong 'final'.
   */
  estimated: boolean;
  /** Version of the totals context used. */
  context_version: string;
};

export type CartState = {
  /** False on the server and until the device's storage has been read. */
  ready: boolean;
  lines: readonly CartLineView[];
  /** Sum of quantities. */
  count: number;
  /** Null if the cart is empty or its totals are not known in this store's currency yet. */
  totals: CartTotalsView | null;
  shipping_methods: readonly ShippingMethod[];
  payment_methods: readonly PaymentMethod[];
  /** Methods that do not pay this cart, each with the reason. */
  unoffered_methods: readonly UnofferedMethod[];
  /** The amount missing to free delivery; null if free delivery cannot be reached or nothing is delivered. */
  free_delivery: FreeDelivery | null;
  coupon: { code: string; state: 'waiting' | 'applied' | 'not-applicable' } | null;
  /**
   * The coupon the server refused last and its text, empty for an unknown code; cleared by the next coupon.
   */
  refused_coupon: { code: string; text: string } | null;
  /** The shopper's choice, stored on the device. */
  shipping: { carrier_code: string; method_code: string } | null;
  payment: string | null;
  /** True if there is no connection or the provider did not answer the last call. */
  offline: boolean;
};

export const unreadCart: CartState = {
  ready: false,
  lines: [],
  count: 0,
  totals: null,
  shipping_methods: [],
  payment_methods: [],
  unoffered_methods: [],
  free_delivery: null,
  coupon: null,
  refused_coupon: null,
  shipping: null,
  payment: null,
  offline: false,
};

/** Whether the cart is known to have no payment method, as opposed to its methods not being known yet. */
export const hasNoPayment = ({
  totals,
  payment_methods: methods,
}: Pick<CartState, 'totals' | 'payment_methods'>): boolean => totals !== null && methods.length === 0;
