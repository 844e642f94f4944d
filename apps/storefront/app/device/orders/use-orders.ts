import { useStore } from 'zustand';
import type { OrdersState } from './orders-view.ts';
import { ordersStore } from './orders-view-state.ts';

export type { OrderRecipient, OrdersState, OrderView } from './orders-view.ts';

/** Returns a part of the device's orders. On the server and during hydration they are not `ready`. */
export const useOrders = <Part>(selector: (state: OrdersState) => Part): Part =>
  useStore(ordersStore, selector);
