import type { PurchaseRules } from './purchase.ts';

/** Brings what puts a product into the cart. */
export const fetchAdd = () => import('./lazy/add-plain.ts');

/** A product with nothing to choose beside its variant. */
export const plainRules: PurchaseRules = {
  chosenAtFirst: () => ({}),
  read: () => ({}),
  fetchPricing: null,
  add: async (product, buyable, { qty }) => (await fetchAdd()).addPlain(product, buyable, qty),
};
