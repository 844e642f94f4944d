import type { ChoiceRefusal, ProductChoices } from '@dijla/commerce-rules/choices/product-choices';
import type { Language } from '../../../i18n/store-views.ts';
import { addToCart } from '../../../stores/cart-actions.ts';
import { choiceTerms } from '../../../view-models/choice-terms.ts';
import { chosenAddition } from '../../../view-models/chosen-addition.ts';
import { fieldNames } from '../../../view-models/chosen-of-fields.ts';
import type { BuyableView, ProductView } from '../../../view-models/product-view.ts';
import type { AddOutcome, Choice, ChoiceFault } from '../purchase.ts';

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

/** Puts a product as it was chosen into the cart, or says what is missing. */
export const addChosen = async (product: ProductView, buyable: BuyableView, { chosen, qty, language }: Pick<Choice, 'chosen' | 'qty'> & { language: Language }): Promise<AddOutcome> => {
  const made = chosenAddition(product, buyable, { qty, choices: product.choices, chosen, terms: choiceTerms[language] });
  return made.ok ? addToCart(made.addition) : { ok: false, fault: faultOf(product.choices, made) };
};
