import type { StoreCode } from '@dijla/contract/store-views';

/** Codes that a customer bought; kept out of what every page loads. */
export const digitalCardsPath = (store: StoreCode): string => `/${store}/my-account/digital-cards`;
