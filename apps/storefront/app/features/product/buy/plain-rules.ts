// @chunk purchase
import type { PurchaseRules } from './purchase.ts';

/** Rules for a product with nothing to choose beside its variant. */
export const plainRules: PurchaseRules = {
  chosenAtFirst: () => ({}),
  read: () => ({}),
  fetchPricing: null,
};
