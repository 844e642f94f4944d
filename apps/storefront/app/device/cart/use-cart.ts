import { useStore } from 'zustand';
import type { CartState } from '@dijla/device/cart-view/cart-view';
import { cartStore } from '@dijla/device/cart-view/cart-view-state';

export type { CartState } from '@dijla/device/cart-view/cart-view';

/** Returns the cart as it is at this moment, for an act that has waited. */
export const cartNow = (): CartState => cartStore.getState();

/**
 * Returns a part of the cart. On the server and during hydration the cart is empty and not `ready`. Select
 * members; do not build new objects.
 */
export const useCart = <Part>(selector: (state: CartState) => Part): Part => useStore(cartStore, selector);
