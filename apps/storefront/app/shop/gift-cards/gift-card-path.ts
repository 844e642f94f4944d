import type { StoreCode } from '@dijla/contract/store-views';

/** Where gift cards are bought and looked at; kept out of what every page loads. */
export const giftCardPath = (store: StoreCode): string => `/${store}/gift-card`;
