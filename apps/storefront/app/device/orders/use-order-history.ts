import { useStore } from 'zustand';
import { type OrderHistoryState, orderHistoryStore } from '@dijla/device/orders/history/order-history-state';

export type { OrderHistoryState } from '@dijla/device/orders/history/order-history-state';

/** Returns a part of the customer's orders. On the server and during hydration they are not `ready`. */
export const useOrderHistory = <Part>(selector: (state: OrderHistoryState) => Part): Part =>
  useStore(orderHistoryStore, selector);
