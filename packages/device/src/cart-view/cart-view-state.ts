import { createStore } from 'zustand/vanilla';
import { type CartState, unreadCart } from './cart-view.ts';

/** View of the cart stored on the device. Only the cart projector writes it, and never on a server. */
export const cartStore = createStore<CartState>(() => unreadCart);
