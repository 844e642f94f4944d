import type { ProductOption } from '@dijla/contract/client';
import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { choiceOf } from '@dijla/commerce-rules/choices/choice-of';
import { orderedAnswers } from '@dijla/commerce-rules/choices/ordered-answers';
import {
  type Choice,
  type ChoiceResult,
  type ChosenPart,
} from '@dijla/commerce-rules/choices/product-choices';
import type { choiceTexts as english } from '@dijla/messages/en/product/choice';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import type { StoreView } from '../../store-views/store-views.ts';
import type { ProductFacts, VariantFacts } from '../reading/cart-snapshot.ts';
import { productOf, productChoices } from './product-choices.ts';
import { storedOption } from './stored-option.ts';

const texts = await textsInLanguages<typeof english>('product/choice', 'choiceTexts');

/** The sold product (`product`; for a configurable, the variant) and the product it is sold as (`parent`). */
export type SoldProduct = {
  product: ProductFacts;
  parent: ProductFacts | null;
  variant: VariantFacts | null;
};

/** A line without its id and quantity. */
export type LineItem = SoldProduct & {
  product_option: ProductOption | null;
  /** Equal for the same product with the same choice; such items share a line. */
  line_key: string;
  /** Null when the choice is no longer available. */
  choice: Choice | null;
  /** Products that one piece takes from stock: the product itself, or a bundle's parts. */
  taken: readonly ChosenPart[];
};

type ProductsOfStore = { store: Pick<StoreView, 'language'>; products: ReadonlyMap<number, ProductFacts> };

type Chosen = { item: LineItem; chosen: ChoiceResult };

/**
 * Returns the item that a product option chooses, and whether the choice is valid. The option is stored and
 * returned as sent; the line key does not depend on the order of its values.
 */
export const lineItem = (
  shelf: ProductsOfStore,
  sold: SoldProduct,
  option: ProductOption | null | undefined,
): Chosen => {
  const choices = productChoices(sold.parent ?? sold.product, shelf.products);
  const chosen = choiceOf(choices, option, texts[shelf.store.language]);
  const choice = chosen.ok ? chosen.choice : null;
  const parts = choice?.parts ?? [];
  const line_key = lineKeyOf(sold.product.sku, orderedAnswers(choices.custom, option));
  const taken = parts.length > 0 ? parts : [{ product: productOf(sold.product), qty: 1 }];
  return { item: { ...sold, product_option: storedOption(option), line_key, choice, taken }, chosen };
};
