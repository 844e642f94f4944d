import { choiceOf } from '@dijla/commerce-rules/choices/choice-of';
import { choiceTerms } from '../../../view-models/choice/choice-terms.ts';
import { chosenOption } from '../../../view-models/choice/chosen-option.ts';
import { livePrice } from '../../../view-models/product/live-price.ts';
import type { Pricing } from './purchase.ts';

/**
 * Returns the price of the choice. While the choice is incomplete, returns the price so far, but at least
 * the lowest possible one, marked `isFrom`.
 */
export const priceOfChoice: Pricing = (product, { chosen, qty }, { buyable, now, language }) => {
  const asked = buyable.least ?? buyable.price ?? product.price;
  const { choices } = product;
  const terms = choiceTerms[language];
  const live = livePrice(buyable, { choices, chosen, terms }, { qty, now });
  if (choiceOf(choices, { extension_attributes: chosenOption(choices, chosen) }, terms).ok)
    return live ?? asked;
  const least = live !== null && (asked === null || live.final > asked.final) ? live : asked;
  return least && { ...least, isFrom: true };
};
