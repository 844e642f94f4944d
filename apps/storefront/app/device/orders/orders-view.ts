import type { StoreCode } from '../../i18n/store-views.ts';
import type { CartLineView, CartTotalsView } from '../cart-view/cart-view.ts';

/** Who receives an order and where, as it was sent: what a shopper reads once more. */
export type OrderRecipient = {
  name: string;
  phone: string;
  city: string;
  street: string;
  /** Where what is not delivered is sent. */ email?: string;
};

/** An order as the shopper sees it: saved on this device, accepted, or rejected with the reason. */
export type OrderView = {
  order_id: string;
  state: 'saved' | 'accepted' | 'rejected';
  lines: readonly CartLineView[];
  totals: CartTotalsView | null;
  /** The store it was placed in: its amounts are in that store's currency. */
  store_code: StoreCode;
  /** Governorate it goes to; null for goods that are not delivered. */
  region_id: number | null;
  /** Null for orders kept by older builds. */
  recipient: OrderRecipient | null;
  /** Code of the time of the day it was asked for; null where none was. */
  slot: string | null;
  payment: string;
  /** How it is paid where no courier takes the money, in the owner's words; null where there is nothing to do. */
  instructions: string | null;
  /** What the shopper quotes; empty until accepted. */
  order_number: string;
  /** The server's words for a rejection. */
  reason: string;
  /** The coupon it waited for, when that was refused: she orders without it, or asks for another. */
  refused_coupon: string | null;
  /** Names of what could not be had, when that is why. */
  sold_out: readonly string[];
  /** Id of the customer it waits for: it goes as hers alone. Null for a guest's, and for what is settled. */
  owner: string | null;
  /** True while it was never sent. */
  can_cancel: boolean;
  /** True while the server fails on it again and again: it is cancelled only when the server says that it has none. */
  is_stuck: boolean;
  /** False where its server is one that cannot say so (wire §1 knows no such call): it is cancelled by talking to the shop. */
  can_withdraw: boolean;
  /** True for one that was sent by itself, until the shopper has seen what came of it. */
  is_news: boolean;
  /** Milliseconds since 1970. */
  created_at: number;
};

/** Newest first. */
export type OrdersState = { ready: boolean; orders: readonly OrderView[] };

export const unreadOrders: OrdersState = { ready: false, orders: [] };
