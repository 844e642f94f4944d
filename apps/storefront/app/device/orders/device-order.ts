import type { OrderBody, OrderConfirmation } from '@dijla/contract/client';
import type { StoreCode } from '../../i18n/store-views.ts';
import type { CartLineView, CartTotalsView } from '../cart-view/cart-view.ts';
import type { OrderRecipient } from './orders-view.ts';
import type { DeviceCart } from '../cart/device-cart.ts';

/** Addresses and methods of an order as the wire takes them (wire §4.1). */
export type OrderDetails = OrderBody['addressInformation'];

/**
 * An order on this device. Its id is made with the draft and kept through every retry, and it owns the cart it was made of
 * until it is settled: accepted, the cart and the addresses are dropped but for its `destination`; rejected or cancelled, the cart comes back.
 */
export type DeviceOrder = {
  order_id: string;
  state: 'saved' | 'accepted' | 'rejected';
  /** How often it was sent without an answer. */
  attempts: number;
  /** How often the server was reached and answered that it failed; orders kept by older builds have none. */
  failures?: number;
  /** True once the shopper was told that it goes by itself: nobody waits for its answer. */
  goes_by_itself: boolean;
  /** Milliseconds since 1970. */
  created_at: number;
  store_code: StoreCode;
  draft: { cart: DeviceCart; details: OrderDetails } | null;
  /** What the shopper is told about it once the addresses are dropped; orders kept by older builds have none. */
  destination?: {
    region_id: number | null;
    payment: string;
    /** Code of the time of the day it was asked for. */ slot?: string;
    recipient?: OrderRecipient;
    /** How it is paid elsewhere, in the owner's words. */ instructions?: string;
  };
  lines: readonly CartLineView[];
  totals: CartTotalsView | null;
  confirmation: OrderConfirmation | null;
  reason: string;
  /** False of one that was rejected while no page was there to say so: the next one does. */
  is_told?: boolean;
  /** The coupon that was refused, when that is why. */
  refused_coupon?: string;
  /** Members of its body the provider would not take (wire §1.2), by their paths. */
  faults?: readonly string[];
};

/** Id of the customer an order waits for; null for a guest's, and for one that is settled. */
export const ownerOf = ({ draft }: Pick<DeviceOrder, 'draft'>): string | null => draft?.cart.owner ?? null;

/** Failures of the server after which the shopper is told and may take the order back: before, it is only late. */
export const mostFailures = 3;

/** Whether the server fails on this order again and again: it may never get through. */
export const isStuck = ({ state, failures = 0 }: Pick<DeviceOrder, 'state' | 'failures'>): boolean =>
  state === 'saved' && failures >= mostFailures;
