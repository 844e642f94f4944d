import { chosenAtFirst, chosenOfFields } from '../../../view-models/choice/chosen-of-fields.ts';
import type { PurchaseRules } from '../buy/purchase.ts';

/** Rules for products with choices beside the variant: bundles, downloads, custom options. */
export const choiceRules: PurchaseRules = {
  chosenAtFirst: ({ choices }) => chosenAtFirst(choices),
  read: ({ choices }, answersTo, quantities) => chosenOfFields(choices, answersTo, quantities),
  fetchPricing: async () => (await import('../buy/price-of-choice.lazy.ts')).priceOfChoice,
};
