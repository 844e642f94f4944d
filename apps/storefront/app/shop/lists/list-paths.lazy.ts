import type { StoreCode } from '@dijla/contract/store-views';
import { hasSessionMark } from '@dijla/device/session/session-mark';
import { wishlistPath } from './wishlist-path.ts';

/** Paths of the pages of lists, kept out of what every page loads. */
export const listPagePaths = {
  /** A customer's wishlist is a page of the account. */
  wishlist: (store: StoreCode) => (hasSessionMark() ? `/${store}/my-account/wishlist` : wishlistPath(store)),
  watchlist: (store: StoreCode) => `/${store}/my-account/watchlist`,
  sharedWishlist: (store: StoreCode, code: string) => `/${store}/wishlist/shared/${encodeURIComponent(code)}`,
  compare: (store: StoreCode) => `/${store}/compare`,
};
