import { useStore } from 'zustand';
import type { OrdersState } from './orders-state.ts';
import { ordersStore } from './orders-store.ts';

export type { OrderRecipient, OrdersState, OrderView } from './orders-state.ts';

/** Part of the device's orders; on the server and while hydrating they are not `ready`. */
export const useOrders = <Part>(selector: (state: OrdersState) => Part): Part => useStore(ordersStore, selector);
