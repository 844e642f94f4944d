import { choiceOf, type ChoiceTerms } from '@dijla/commerce-rules/choices/choice-of';
import { nothingChosen, type ProductChoices } from '@dijla/commerce-rules/choices/product-choices';
import { linePrice } from '@dijla/commerce-rules/price/line-price';
import { type Chosen, chosenOption } from '../choice/chosen-option.ts';
import type { PriceView } from './price-view.ts';
import type { BuyableView } from './product-view.ts';

/** Makes all options optional, so that an incomplete choice has a price too. */
const asOptional = ({ bundle, custom, download }: ProductChoices): ProductChoices => ({
  bundle: bundle.map((option) => Object.assign({}, option, { is_required: false })),
  custom: custom.map((option) => Object.assign({}, option, { is_required: false })),
  download,
});

/**
 * Returns the price of one piece with the present choices when `qty` are bought at `now` (milliseconds since
 * 1970), in minor units and by the same rule as the cart. Null while nothing with a known price is chosen.
 */
export const livePrice = (
  { prices, taxClassId }: Pick<BuyableView, 'prices' | 'taxClassId'>,
  { choices, chosen, terms }: { choices: ProductChoices; chosen: Chosen; terms: ChoiceTerms },
  bought: { qty: number; now: number },
): PriceView | null => {
  const found = choiceOf(asOptional(choices), { extension_attributes: chosenOption(choices, chosen) }, terms);
  const { extras, parts } = found.ok ? found.choice : nothingChosen;
  const held = parts.map(({ product, qty }) => ({
    sku: product.sku,
    qty,
    prices: [...product.prices],
    tax_class_id: product.tax_class_id,
  }));
  const price = linePrice({ prices, tax_class_id: taxClassId, extras, parts: held }, bought);
  return (
    price && { final: price.final, regular: price.special === null ? null : price.regular, isFrom: false }
  );
};
