import type { PurchaseRules } from '../buy/purchase.ts';

/** A group: each member is a line of its own in the cart, all of them or none. */
export const groupRules: PurchaseRules = {
  chosenAtFirst: () => ({}),
  read: () => ({}),
  fetchPricing: async () => (await import('../buy/price-of-group.lazy.ts')).priceOfGroup,
};
