import { createStore } from 'zustand/vanilla';
import { type OrdersState, unreadOrders } from './orders-view.ts';

/** A mirror of the orders the device holds; never written on a server. */
export const ordersStore = createStore<OrdersState>(() => unreadOrders);
