import type { ListState } from '@dijla/device/lists/list-keeper';
import type { DeviceWish } from '@dijla/device/lists/lists-collection';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The wishlist as a page shows it; never written on a server. */
export const wishlistStore = createStore<ListState<DeviceWish>>(() => ({ ready: false, entries: [] }));

/** Returns a part of the wishlist. On the server and during hydration it is not `ready`. */
export const useWishlist = <Part>(selector: (state: ListState<DeviceWish>) => Part): Part =>
  useStore(wishlistStore, selector);
