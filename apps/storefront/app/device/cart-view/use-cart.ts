import { useStore } from 'zustand';
import type { CartState } from './cart-view.ts';
import { cartStore } from './cart-view-state.ts';

export type { CartLineView, CartSegmentView, CartState, CartTotalsView } from './cart-view.ts';

/**
 * Returns a part of the cart. On the server and during hydration the cart is empty and not `ready`. Select
 * members; do not build new objects.
 */
export const useCart = <Part>(selector: (state: CartState) => Part): Part => useStore(cartStore, selector);
