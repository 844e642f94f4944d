import { createStore } from 'zustand/vanilla';
import { type CartState, unreadCart } from './cart-view.ts';

/** A mirror of what the device holds; only the painting of the cart writes it, and never on a server. */
export const cartStore = createStore<CartState>(() => unreadCart);
