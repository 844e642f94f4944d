import type { PaymentKind } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import type { CartLineView, CartTotalsView } from '../cart-view/cart-view.ts';
import type { RejectionKind } from './rejection-kind-of.ts';

/** The recipient and address of an order as sent, for the shopper to check. */
export type OrderRecipient = {
  name: string;
  phone: string;
  city: string;
  street: string;
  /** The nearest landmark, unless it is the street. */
  landmark?: string;
  /** Address to which products without delivery are sent. */ email?: string;
};

/** An order as the shopper sees it: saved on this device, accepted, or rejected with the reason. */
export type OrderView = {
  order_id: string;
  state: 'saved' | 'accepted' | 'rejected';
  lines: readonly CartLineView[];
  totals: CartTotalsView | null;
  /** Store in which the order was placed; its amounts are in that store's currency. */
  store_code: StoreCode;
  /** Governorate of the delivery; null if nothing is delivered. */
  region_id: number | null;
  /** Null for orders stored by older builds. */
  recipient: OrderRecipient | null;
  /** Code of the chosen delivery time of day; null if none was chosen. */
  slot: string | null;
  payment: string;
  /** How it is paid; null if that is not known. */
  payment_kind: PaymentKind | null;
  /**
   * The owner's instructions for a payment that no courier collects; null if the shopper has nothing to do.
   */
  instructions: string | null;
  /** Number for the shopper to quote; empty until the order is accepted. */
  order_number: string;
  /** The server's text for a rejection. */
  reason: string;
  /** Why it was rejected; null otherwise. */
  refused_for: RejectionKind | null;
  /**
   * The coupon the order waited for, if it was refused: the shopper orders without it or requests another.
   */
  refused_coupon: string | null;
  /** Names of the products that were not available, if that is the reason. */
  sold_out: readonly string[];
  /**
   * Id of the customer whose sign-in the order needs, because it is sent only as that customer's. Null for a
   * guest's order and for a settled one.
   */
  owner: string | null;
  /** True if it waits for the shopper to confirm that it is sent. */
  asks_first: boolean;
  /** True if the order was never sent. */
  can_cancel: boolean;
  /**
   * True while the server fails on the order repeatedly: it is cancelled only if the server confirms that it
   * has no such order.
   */
  is_stuck: boolean;
  /**
   * False if the server cannot confirm that (wire §1 has no such call): the shopper has to contact the shop
   * to cancel the order.
   */
  can_withdraw: boolean;
  /** True if the order was sent by itself and the shopper has not seen the result yet. */
  is_news: boolean;
  /** Milliseconds since 1970. */
  created_at: number;
};

/** The device's orders, newest first. */
export type OrdersState = { ready: boolean; orders: readonly OrderView[] };

export const unreadOrders: OrdersState = { ready: false, orders: [] };
