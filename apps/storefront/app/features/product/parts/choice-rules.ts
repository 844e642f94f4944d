import { chosenAtFirst, chosenOfFields } from '../../../view-models/chosen-of-fields.ts';
import type { PurchaseRules } from '../purchase.ts';

/** Whatever has something to choose beside its variant: a bundle, files, options of its own. */
export const choiceRules: PurchaseRules = {
  chosenAtFirst: ({ choices }) => chosenAtFirst(choices),
  read: ({ choices }, answersTo, quantities) => chosenOfFields(choices, answersTo, quantities),
  fetchPricing: async () => (await import('../lazy/price-of-choice.ts')).priceOfChoice,
};
