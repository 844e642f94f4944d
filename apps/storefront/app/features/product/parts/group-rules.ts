import type { PurchaseRules } from '../buy/purchase.ts';

/** Rules for a group: each member is a separate cart line; all of them are added or none. */
export const groupRules: PurchaseRules = {
  chosenAtFirst: () => ({}),
  read: () => ({}),
  fetchPricing: async () => (await import('../buy/price-of-group.lazy.ts')).priceOfGroup,
};
