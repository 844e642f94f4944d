import { useStore } from 'zustand';
import type { CartState } from './cart-view.ts';
import { cartStore } from './cart-view-state.ts';

export type { CartLineView, CartSegmentView, CartState, CartTotalsView } from './cart-view.ts';

/** Part of the cart; on the server and while hydrating it is not `ready` and empty. Select members, do not build new objects. */
export const useCart = <Part>(selector: (state: CartState) => Part): Part => useStore(cartStore, selector);
