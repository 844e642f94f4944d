import type { CartLineView, CartTotalsView } from './cart-state.ts';

/** An order as the shopper sees it: saved on this device, accepted, or rejected with the reason. */
export type OrderView = {
  order_id: string;
  state: 'saved' | 'accepted' | 'rejected';
  lines: readonly CartLineView[];
  totals: CartTotalsView | null;
  /** What the shopper quotes; empty until accepted. */
  order_number: string;
  /** The server's words for a rejection. */
  reason: string;
  /** True while it was never sent. */
  can_cancel: boolean;
  /** Milliseconds since 1970. */
  created_at: number;
};

/** Newest first. */
export type OrdersState = { ready: boolean; orders: readonly OrderView[] };

export const unreadOrders: OrdersState = { ready: false, orders: [] };
