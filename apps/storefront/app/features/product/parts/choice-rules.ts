import { choiceOf } from '@dijla/commerce-rules/choices/choice-of';
import type { ChoiceRefusal, ProductChoices } from '@dijla/commerce-rules/choices/product-choices';
import { addToCart } from '../../../stores/cart-actions.ts';
import { choiceTerms } from '../../../view-models/choice-terms.ts';
import { chosenAddition } from '../../../view-models/chosen-addition.ts';
import { chosenAtFirst, chosenOfFields, fieldNames } from '../../../view-models/chosen-of-fields.ts';
import { chosenOption } from '../../../view-models/chosen-option.ts';
import { livePrice } from '../../../view-models/live-price.ts';
import type { ChoiceFault, PurchaseRules } from '../purchase.ts';

/** Ids of a bundle's options and of a product's own may be equal: the title tells them apart. */
const fieldOf = ({ bundle, custom, download }: ProductChoices, { data: { option_id: id, option: title } }: ChoiceRefusal): string | null => {
  if (id === undefined) return download !== null ? fieldNames.links : bundle[0] === undefined ? null : fieldNames.bundle(bundle[0].id);
  const isMeant = (option: { id: number; title: string }) => option.id === id && option.title === title;
  if (bundle.some(isMeant)) return fieldNames.bundle(id);
  return custom.some(isMeant) ? fieldNames.custom(id) : null;
};

const faultOf = (choices: ProductChoices, refusal: ChoiceRefusal): ChoiceFault => (
  { code: refusal.code, field: fieldOf(choices, refusal), title: refusal.data.option ?? '', most: refusal.data.most ?? 0 }
);

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
  add: async (product, buyable, { chosen, qty }, language) => {
    const made = chosenAddition(product, buyable, { qty, choices: product.choices, chosen, terms: choiceTerms[language] });
    return made.ok ? addToCart(made.addition) : { ok: false, fault: faultOf(product.choices, made) };
  },
};
