import { createStore } from 'zustand/vanilla';
import { type OrdersState, unreadOrders } from './orders-view.ts';

/** View of the orders stored on the device; never written on a server. */
export const ordersStore = createStore<OrdersState>(() => unreadOrders);
