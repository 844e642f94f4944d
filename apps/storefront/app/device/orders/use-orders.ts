import { useStore } from 'zustand';
import type { OrdersState } from './orders-view.ts';
import { ordersStore } from './orders-view-state.ts';

export type { OrderRecipient, OrdersState, OrderView } from './orders-view.ts';

/** Part of the device's orders; on the server and while hydrating they are not `ready`. */
export const useOrders = <Part>(selector: (state: OrdersState) => Part): Part =>
  useStore(ordersStore, selector);
