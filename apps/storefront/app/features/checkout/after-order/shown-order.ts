import type { OrderView } from '../../../device/orders/use-orders.ts';

/** Milliseconds after its last change during which a checkout still counts as in progress (spec 1 §4). */
const checkoutWindow = 30 * 60_000;

export type OrdersAtCheckout = {
  orders: readonly OrderView[];
  /** Id of the order this page has just placed, kept in the browser's history entry. */
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
 * Returns the order the checkout page shows instead of its form: the one just placed; otherwise, when the
 * cart is empty, one that waits on the device, or the last one sent while the checkout still counts as in
 * progress. `orders` is sorted newest first.
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
