import { createStore } from 'zustand/vanilla';
import type { KeptOrder } from './order-history-collection.ts';

/** The customer's orders as a page shows them, newest first. */
export type OrderHistoryState = {
  /** False on the server and until the device's copy was read. */
  ready: boolean;
  orders: readonly KeptOrder[];
  /** Number of orders at the provider; null until it has told it on this page. */
  total: number | null;
  isReading: boolean;
  /** True when the provider could not be asked last. */
  hasFailed: boolean;
};

export const unreadHistory: OrderHistoryState = {
  ready: false,
  orders: [],
  total: null,
  isReading: false,
  hasFailed: false,
};

/** View of the customer's orders; never written on a server. */
export const orderHistoryStore = createStore<OrderHistoryState>(() => unreadHistory);
