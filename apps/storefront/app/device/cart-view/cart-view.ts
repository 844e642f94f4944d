import type { FreeDelivery } from '@dijla/commerce-rules/shipping/free-delivery-of';
import type { ChosenOption, CurrencySettings, PaymentMethod, ShippingMethod } from '@dijla/contract/client';

/** A line as a screen shows it. Amounts are minor units of the store's currency, tax included; null is not known yet. */
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
  /** True until the server has answered what was done to it. */
  pending: boolean;
  /** What the server said of a refused change; gone with the next change or pull. Says nothing about whether the line can be ordered. */
  error: { text: string } | null;
  /** What keeps it from being ordered, as the server said last; `left`: how many could be, beside the other lines. */
  notice?: { code: 'line-not-salable' | 'line-out-of-stock'; left: number } | null;
  is_in_stock: boolean;
  /** Set when few are left. */
  salable_qty: number | null;
  /** Sent, not delivered. Lines kept by older builds do not say. */
  is_virtual?: boolean;
  /** One is all there is to have of it, as of a file. */
  is_single?: boolean;
  /** Made for this shopper: the day it is ready is not known. */
  is_made?: boolean;
  /** Of goods that need more than an ordinary delivery. */
  size_class?: string | undefined;
};

/** `title` is the server's and may be empty: known codes are named from `messages` with `data`. `minor` null hides the amount. */
export type CartSegmentView = {
  code: string;
  title: string;
  data: Readonly<Record<string, string>>;
  minor: number | null;
};

/** What the courier or gateway takes instead, in minor units of that currency; `is_renewed`: by today's rate, as that of the cart was a day old. */
export type PayableView = { minor: number; currency: CurrencySettings; is_renewed: boolean };

export type CartTotalsView = {
  segments: readonly CartSegmentView[];
  /** What is to pay, in minor units. */
  grand_total: number;
  /** Null where that is what is taken, or it is paid elsewhere; totals kept by older builds do not say. */
  payable?: PayableView | null;
  /** Something only the server knows is missing, or what it knows is newer: say 'estimated', never a wrong 'final'. */
  estimated: boolean;
  /** Version of the totals context they came from. */
  context_version: string;
};

export type CartState = {
  /** False on the server and until the device has been read. */
  ready: boolean;
  lines: readonly CartLineView[];
  /** Sum of quantities. */
  count: number;
  /** Null: empty, or not known in this store's currency yet. */
  totals: CartTotalsView | null;
  shipping_methods: readonly ShippingMethod[];
  payment_methods: readonly PaymentMethod[];
  /** How far it is to free delivery; null where there is none to reach or nothing to deliver. */
  free_delivery: FreeDelivery | null;
  coupon: { code: string; state: 'waiting' | 'applied' | 'not-applicable' } | null;
  /** The one the server would not take last, and its words, empty when it is simply wrong; gone with the next. */
  refused_coupon: { code: string; text: string } | null;
  /** The shopper's choice, kept on the device. */
  shipping: { carrier_code: string; method_code: string } | null;
  payment: string | null;
  /** No connection, or the provider did not answer the last call. */
  offline: boolean;
};

export const unreadCart: CartState = {
  ready: false,
  lines: [],
  count: 0,
  totals: null,
  shipping_methods: [],
  payment_methods: [],
  free_delivery: null,
  coupon: null,
  refused_coupon: null,
  shipping: null,
  payment: null,
  offline: false,
};

/** Known to be payable by nothing, as opposed to not known yet. */
export const hasNoPayment = ({
  totals,
  payment_methods: methods,
}: Pick<CartState, 'totals' | 'payment_methods'>): boolean => totals !== null && methods.length === 0;
