import { chosenAtFirst, chosenOfFields } from '../../../view-models/choice/chosen-of-fields.ts';
import type { PurchaseRules } from '../buy/purchase.ts';

/** Whatever has something to choose beside its variant: a bundle, files, options of its own. */
export const choiceRules: PurchaseRules = {
  chosenAtFirst: ({ choices }) => chosenAtFirst(choices),
  read: ({ choices }, answersTo, quantities) => chosenOfFields(choices, answersTo, quantities),
  fetchPricing: async () => (await import('../buy/price-of-choice.lazy.ts')).priceOfChoice,
};
