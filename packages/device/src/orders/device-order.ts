import type { OrderBody, OrderConfirmation, PaymentKind } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import type { CartLineView, CartTotalsView } from '../cart-view/cart-view.ts';
import type { OrderRecipient } from './orders-view.ts';
import type { DeviceCart } from '../cart/device-cart.ts';

/** Addresses and methods of an order as the wire takes them (wire §4.1). */
export type OrderDetails = OrderBody['addressInformation'];

/**
 * An order on this device. Its id is created with the draft and used for every retry. It owns its cart until
 * it is settled: once accepted, the cart and the addresses are dropped except for its `destination`; once
 * rejected or cancelled, the cart comes back.
 */
export type DeviceOrder = {
  order_id: string;
  state: 'saved' | 'accepted' | 'rejected';
  /** How often it was sent without an answer. */
  attempts: number;
  /** How often the server answered with a failure; missing in orders stored by older builds. */
  failures?: number;
  /**
   * False once a screen has shown what became of it; until then that is news. Older builds stored true only of orders
   * that were sent by themselves.
   */
  goes_by_itself: boolean;
  /** True while it is sent only once the shopper confirms it; the owner wants it so (spec 2 §4). */
  asks_first?: true;
  /** Milliseconds since 1970. */
  created_at: number;
  store_code: StoreCode;
  draft: { cart: DeviceCart; details: OrderDetails } | null;
  /** What the shopper is shown after the addresses are dropped; missing in orders stored by older builds. */
  destination?: {
    region_id: number | null;
    payment: string;
    /** Missing where the provider did not say it, and in orders stored by older builds. */
    payment_kind?: PaymentKind;
    /** Code of the chosen delivery time of day. */ slot?: string;
    recipient?: OrderRecipient;
    /** The owner's instructions for a payment made elsewhere. */ instructions?: string;
  };
  lines: readonly CartLineView[];
  totals: CartTotalsView | null;
  confirmation: OrderConfirmation | null;
  reason: string;
  /** False if the order was rejected while no page was open; the next page shows the notice. */
  is_told?: boolean;
  /** The refused coupon, if it is the reason. */
  refused_coupon?: string;
  /** Paths of the body's members that the provider refused (wire §1.2). */
  faults?: readonly string[];
  /** True if the provider failed on the order instead of refusing it. */
  is_server_fault?: boolean;
};

/**
 * Returns the id of the customer whose sign-in an order needs; null for a guest's and for a settled order.
 */
export const ownerOf = ({ draft }: Pick<DeviceOrder, 'draft'>): string | null => draft?.cart.owner ?? null;

/**
 * Number of server failures after which the shopper is told and may cancel the order. Before that the order
 * is only late.
 */
export const mostFailures = 3;

/** Whether the server fails on this order repeatedly, so that it may never get through. */
export const isStuck = ({ state, failures = 0 }: Pick<DeviceOrder, 'state' | 'failures'>): boolean =>
  state === 'saved' && failures >= mostFailures;
