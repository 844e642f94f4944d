import { ceilings } from './ceilings.ts';
import {
  type CountLimit,
  countLimit,
  type FailureLimit,
  failureLimit,
  noCountLimit,
  noFailureLimit,
} from './failure-limit.ts';
import type { Limiters } from './limiters.ts';
import { networkOf } from './network-of.ts';

/** Limits of wishlists and alerts, through which messages go to addresses that somebody else may have typed. */
export type ListLimits = {
  /** E-mails with the address of a wishlist, by customer. */
  sharings: CountLimit;
  /** Codes that open no shared wishlist, by network. */
  sharedLists: FailureLimit;
  /** Alerts that guests ask for, by address and by network. */
  alertAddresses: CountLimit;
  alertNetworks: CountLimit;
  /** Keys that confirm or end no alert, by network. */
  alertKeys: FailureLimit;
  /** Links of partners that were followed, by network. */
  affiliateVisits: CountLimit;
  /** Guesses at code and PIN of a gift card, by network and by code. */
  giftCardNetworks: FailureLimit;
  giftCardCodes: FailureLimit;
};

export const noListLimits: ListLimits = {
  sharings: noCountLimit,
  sharedLists: noFailureLimit,
  alertAddresses: noCountLimit,
  alertNetworks: noCountLimit,
  alertKeys: noFailureLimit,
  affiliateVisits: noCountLimit,
  giftCardNetworks: noFailureLimit,
  giftCardCodes: noFailureLimit,
};

/** Returns the limits of wishlists and alerts. */
export const listLimits = (limiters: Limiters): ListLimits => ({
  sharings: countLimit(limiters, ceilings.sharingsOfCustomer),
  sharedLists: failureLimit(limiters, ceilings.sharedListsOfNetwork, networkOf),
  alertAddresses: countLimit(limiters, ceilings.alertsOfAddress),
  alertNetworks: countLimit(limiters, ceilings.alertsOfNetwork, networkOf),
  alertKeys: failureLimit(limiters, ceilings.alertKeysOfNetwork, networkOf),
  affiliateVisits: countLimit(limiters, ceilings.affiliateVisitsOfNetwork, networkOf),
  giftCardNetworks: failureLimit(limiters, ceilings.giftCardsOfNetwork, networkOf),
  giftCardCodes: failureLimit(limiters, ceilings.giftCardsOfCode),
});
