import type { StoreCode } from '@dijla/contract/store-views';
import { digitalCardsPath } from '../../shop/digital-cards/digital-cards-path.ts';

/** Paths of pages that only account pages lead to, kept out of what every page loads. */
export const accountPaths = {
  /** Confirming the number of a new account. */
  verify: (store: StoreCode) => `/${store}/register/verify`,
  forgotPassword: (store: StoreCode, step?: 'token' | 'change') =>
    `/${store}/forgot-pass${step === undefined ? '' : `/${step}`}`,
  /** The address book, an address of it by its id, or the form for a new one. */
  addressBook: (store: StoreCode, address?: number | 'add') =>
    `/${store}/my-account/address-book${address === undefined ? '' : `/${address}`}`,
  wishlist: (store: StoreCode) => `/${store}/my-account/wishlist`,
  watchlist: (store: StoreCode) => `/${store}/my-account/watchlist`,
  digitalCards: digitalCardsPath,
  downloads: (store: StoreCode) => `/${store}/my-account/downloads`,
  affiliate: (store: StoreCode) => `/${store}/my-account/affiliate-program`,
  reviews: (store: StoreCode) => `/${store}/my-account/reviews`,
  rewards: (store: StoreCode) => `/${store}/my-account/rewards`,
  newsletter: (store: StoreCode) => `/${store}/my-account/newsletter`,
  privacy: (store: StoreCode) => `/${store}/my-account/privacy`,
  darkMode: (store: StoreCode) => `/${store}/my-account/dark-mode`,
};
