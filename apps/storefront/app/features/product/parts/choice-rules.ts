import { choiceOf } from '@dijla/commerce-rules/choices/choice-of';
import { choiceTerms } from '../../../view-models/choice-terms.ts';
import { chosenAtFirst, chosenOfFields } from '../../../view-models/chosen-of-fields.ts';
import { chosenOption } from '../../../view-models/chosen-option.ts';
import { livePrice } from '../../../view-models/live-price.ts';
import type { PurchaseRules } from '../purchase.ts';

/** Whatever has something to choose beside its variant: a bundle, files, options of its own. */
export const choiceRules: PurchaseRules = {
  chosenAtFirst: ({ choices }) => chosenAtFirst(choices),
  read: ({ choices }, answersTo, quantities) => chosenOfFields(choices, answersTo, quantities),
  price: (product, buyable, { chosen, qty }, { now, language }) => {
    const asked = buyable?.price ?? product.price;
    if (buyable === null || now === null) return asked;
    const { choices } = product;
    const terms = choiceTerms[language];
    const live = livePrice(buyable, { choices, chosen, terms }, { qty, now });
    if (choiceOf(choices, { extension_attributes: chosenOption(choices, chosen) }, terms).ok) return live ?? asked;
    // Something is still open: what is chosen so far, or the least it can be.
    const least = live !== null && (asked === null || live.final > asked.final) ? live : asked;
    return least && { ...least, isFrom: true };
  },
  add: async (product, buyable, { chosen, qty }, language) => (await import('../lazy/add-chosen.ts')).addChosen(product, buyable, { chosen, qty, language }),
};
