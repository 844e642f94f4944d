import type { StoreCode } from '@dijla/contract/store-views';

/** What a guest has saved on this device; kept out of what every page loads. */
export const wishlistPath = (store: StoreCode): string => `/${store}/wishlist`;
