import { stockOfParts } from '@dijla/commerce-rules/bundles/stock-of-parts';
import { choiceOf, type ChoiceTerms } from '@dijla/commerce-rules/choices/choice-of';
import type { Choice, ChoiceRefusal, ProductChoices } from '@dijla/commerce-rules/choices/product-choices';
import { type CartAddition, cartAddition } from './cart-addition.ts';
import { type Chosen, chosenOption } from './chosen-option.ts';
import type { BuyableView, ProductView } from '../product/product-view.ts';
import { stockView } from '../product/stock-view.ts';

type Line = CartAddition['line'];

/** Returns the price, delivery and stock of a bundle, which are those of its parts. */
const bundleMembers = ({
  parts,
}: Choice): Pick<Line, 'parts' | 'prices' | 'is_virtual' | 'is_in_stock' | 'salable_qty'> => {
  const { state, left } = stockView(stockOfParts(parts));
  return {
    parts: parts.map(({ product: { sku, prices, tax_class_id }, qty }) => ({
      sku,
      qty,
      prices: [...prices],
      tax_class_id,
    })),
    prices: [],
    is_virtual: parts.every(({ product }) => product.is_virtual),
    is_in_stock: state !== 'out-of-stock',
    salable_qty: left,
  };
};

export type AdditionResult = { ok: true; addition: CartAddition } | ChoiceRefusal;

/**
 * Returns the cart line of a product with its choices: a bundle with its parts, a download with its links,
 * any product with its custom options. If a choice is missing or invalid, returns a refusal for the first
 * such option, named by `data.option_id`.
 */
export const chosenAddition = (
  product: ProductView,
  buyable: BuyableView,
  {
    qty,
    choices,
    chosen,
    terms,
  }: { qty: number; choices: ProductChoices; chosen: Chosen; terms: ChoiceTerms },
): AdditionResult => {
  const plain = cartAddition(product, buyable, qty);
  const members = { ...plain.product_option?.extension_attributes, ...chosenOption(choices, chosen) };
  const product_option = Object.keys(members).length === 0 ? undefined : { extension_attributes: members };
  const result = choiceOf(choices, product_option, terms);
  if (!result.ok) return result;
  const { choice } = result;
  const line: Line = {
    ...plain.line,
    options: [...plain.line.options, ...choice.options],
    ...(choice.extras.length > 0 ? { extras: [...choice.extras] } : {}),
    ...(choice.is_made && { is_made: true }),
    ...(choice.parts.length > 0 ? bundleMembers(choice) : {}),
  };
  return { ok: true, addition: { ...plain, product_option, line } };
};
