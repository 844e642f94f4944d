import type { ChoiceRefusal, ProductChoices } from '@dijla/commerce-rules/choices/product-choices';
import type { Language } from '@dijla/contract/store-views';
import type { CartAddition } from './cart-addition.ts';
import type { Choice, ChoiceError } from './choice.ts';
import { choiceTerms } from './choice-terms.ts';
import { chosenAddition } from './chosen-addition.ts';
import { fieldNames } from './chosen-of-fields.ts';
import { groupAdditions } from './group-additions.ts';
import type { BuyableView, ProductView } from '../product/product-view.ts';
import { wantedMembers } from '../wire/wanted-members.ts';

/** The product or variant that the shopper wants to buy, with the choices made on its page. */
export type Wanted = { product: ProductView; buyable: BuyableView; choice: Choice };
export type AdditionsResult =
  | { ok: true; additions: readonly CartAddition[] }
  | { ok: false; error: ChoiceError };

/**
 * Returns the name of the field that a refusal is about. A bundle option and a custom option may have the
 * same id, so the title is compared too.
 */
const fieldOf = (
  { bundle, custom, download }: ProductChoices,
  { data: { option_id: id, option: title } }: ChoiceRefusal,
): string | null => {
  if (id === undefined)
    return download !== null
      ? fieldNames.links
      : bundle[0] === undefined
        ? null
        : fieldNames.bundle(bundle[0].id);
  const isMeant = (option: { id: number; title: string }) => option.id === id && option.title === title;
  if (bundle.some(isMeant)) return fieldNames.bundle(id);
  return custom.some(isMeant) ? fieldNames.custom(id) : null;
};

const faultOf = (choices: ProductChoices, refusal: ChoiceRefusal): ChoiceError => ({
  code: refusal.code,
  field: fieldOf(choices, refusal),
  title: refusal.data.option ?? '',
  most: refusal.data.most ?? 0,
});

const additionsOfGroup = (group: ProductView, { quantities }: Choice): AdditionsResult => {
  const additions = groupAdditions(group, wantedMembers(group, quantities));
  if (additions.length > 0) return { ok: true, additions };
  return {
    ok: false,
    error: { code: 'group.none-chosen', field: group.members[0]?.document.sku ?? null, title: '', most: 0 },
  };
};

/**
 * Returns the cart lines to add (one, or several for a group), or the first choice that is missing or
 * invalid.
 */
export const additionsOf = ({ product, buyable, choice }: Wanted, language: Language): AdditionsResult => {
  if (product.type === 'grouped') return additionsOfGroup(product, choice);
  const { choices } = product;
  const made = chosenAddition(product, buyable, {
    qty: choice.qty,
    choices,
    chosen: choice.chosen,
    terms: choiceTerms[language],
  });
  return made.ok ? { ok: true, additions: [made.addition] } : { ok: false, error: faultOf(choices, made) };
};
