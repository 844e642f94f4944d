import type { OrderView } from '../../../device/orders/use-orders.ts';

/** Milliseconds since its last change in which a checkout still counts as going on (spec 1 §4). */
const checkoutWindow = 30 * 60_000;

export type OrdersAtCheckout = {
  orders: readonly OrderView[];
  /** The order this page has just placed, kept with its place in the browser's history. */
  orderId: string | null;
  isCartEmpty: boolean;
  /** Milliseconds since 1970; null until the clock can be read. */
  now: number | null;
};

const newest = (
  orders: readonly OrderView[],
  isMeant: (order: OrderView) => boolean,
): OrderView | undefined => orders.find(isMeant);

/**
 * What the checkout's address shows when it is not the form: the order just placed; else, with nothing to order, one that waits on the device,
 * or the last one that went through while the shopper still counts as in checkout. `orders` come newest first.
 */
export const shownOrder = ({
  orders,
  orderId,
  isCartEmpty,
  now,
}: OrdersAtCheckout): OrderView | undefined => {
  const placed = newest(orders, ({ order_id: id }) => id === orderId);
  if (placed !== undefined || !isCartEmpty) return placed;
  const waiting = newest(orders, ({ state }) => state === 'saved');
  return (
    waiting ??
    newest(
      orders,
      ({ state, created_at: at }) => state === 'accepted' && now !== null && now - at < checkoutWindow,
    )
  );
};
