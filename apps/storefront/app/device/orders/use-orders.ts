import { useStore } from 'zustand';
import type { OrdersState } from '@dijla/device/orders/orders-view';
import { ordersStore } from '@dijla/device/orders/orders-view-state';

export type { OrderRecipient, OrdersState, OrderView } from '@dijla/device/orders/orders-view';

/** Returns a part of the device's orders. On the server and during hydration they are not `ready`. */
export const useOrders = <Part>(selector: (state: OrdersState) => Part): Part =>
  useStore(ordersStore, selector);
