import { choiceOf, type ChoiceTerms } from '@dijla/commerce-rules/choices/choice-of';
import { nothingChosen, type ProductChoices } from '@dijla/commerce-rules/choices/product-choices';
import { linePrice } from '@dijla/commerce-rules/price/line-price';
import { type Chosen, chosenOption } from '../choice/chosen-option.ts';
import type { PriceView } from './price-view.ts';
import type { BuyableView } from './product-view.ts';

/** The same with nothing that must be answered, so that a choice half made has a price too. */
const asOptional = ({ bundle, custom, download }: ProductChoices): ProductChoices => ({
  bundle: bundle.map((option) => Object.assign({}, option, { is_required: false })),
  custom: custom.map((option) => Object.assign({}, option, { is_required: false })),
  download,
});

/**
 * What one piece costs as it is chosen so far when `qty` are bought at `now` (ms), by the rule the cart prices it with, in minor units as the
 * shop keeps prices. Null while nothing with a known price is chosen.
 */
export const livePrice = (
  { prices, taxClassId }: Pick<BuyableView, 'prices' | 'taxClassId'>,
  { choices, chosen, terms }: { choices: ProductChoices; chosen: Chosen; terms: ChoiceTerms },
  bought: { qty: number; now: number },
): PriceView | null => {
  const found = choiceOf(asOptional(choices), { extension_attributes: chosenOption(choices, chosen) }, terms);
  const { extras, parts } = found.ok ? found.choice : nothingChosen;
  const held = parts.map(({ goods, qty }) => ({
    sku: goods.sku,
    qty,
    prices: [...goods.prices],
    tax_class_id: goods.tax_class_id,
  }));
  const price = linePrice({ prices, tax_class_id: taxClassId, extras, parts: held }, bought);
  return (
    price && { final: price.final, regular: price.special === null ? null : price.regular, isFrom: false }
  );
};
