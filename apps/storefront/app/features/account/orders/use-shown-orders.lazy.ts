import { useEffect, useMemo } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { showOrders } from '../../../device/orders/order-history-actions.ts';
import { useOrderHistory } from '../../../device/orders/use-order-history.ts';
import { useOrders } from '../../../device/orders/use-orders.ts';
import { orderView, type ShownOrder } from '../../../view-models/orders/order-view.ts';

export type ShownOrders = {
  /** False until the device's copy was read. */
  ready: boolean;
  orders: readonly ShownOrder[];
  total: number | null;
  isReading: boolean;
  hasFailed: boolean;
};

/**
 * Returns the customer's orders, from the device first. The provider is asked once per page, and again after an
 * order was placed on it.
 */
export const useShownOrders = (): ShownOrders => {
  const store = useStoreView();
  const { ready, orders: kept, total, isReading, hasFailed } = useOrderHistory((state) => state);
  const lastPlaced = useOrders(({ orders }) =>
    Math.max(0, ...orders.filter(({ state }) => state === 'accepted').map(({ created_at: at }) => at)),
  );
  const lastSeen = Math.max(0, ...kept.map(({ seen_at: at }) => at));
  const isBehind = ready && lastPlaced > lastSeen;
  useEffect(() => void showOrders(isBehind), [isBehind]);
  const orders = useMemo(() => kept.map(({ order, page }) => orderView(page ?? order, store)), [kept, store]);
  return { ready, orders, total, isReading, hasFailed };
};
