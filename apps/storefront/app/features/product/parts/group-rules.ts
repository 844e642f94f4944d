import type { PurchaseRules } from '../purchase.ts';

/** A group: each member is a line of its own in the cart, all of them or none. */
export const groupRules: PurchaseRules = {
  chosenAtFirst: () => ({}),
  read: () => ({}),
  fetchPricing: async () => (await import('../lazy/price-of-group.ts')).priceOfGroup,
};
