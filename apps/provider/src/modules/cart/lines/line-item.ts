import type { ProductOption } from '@dijla/contract/client';
import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { choiceOf } from '@dijla/commerce-rules/choices/choice-of';
import { orderedAnswers } from '@dijla/commerce-rules/choices/ordered-answers';
import {
  type Choice,
  type ChoiceResult,
  type ChosenPart,
} from '@dijla/commerce-rules/choices/product-choices';
import { choiceTexts as arabicTexts } from '@dijla/messages/ar/product/choice';
import { choiceTexts as englishTexts } from '@dijla/messages/en/product/choice';
import type { StoreView } from '../../store-views/store-views.ts';
import type { ProductFacts, VariantFacts } from '../reading/cart-snapshot.ts';
import { productOf, productChoices } from './product-choices.ts';
import { storedOption } from './stored-option.ts';

const texts = { en: englishTexts, ar: arabicTexts };

/** What is sold (`product`, the variant of a configurable) and what it is sold as (`parent`). */
export type SoldProduct = {
  product: ProductFacts;
  parent: ProductFacts | null;
  variant: VariantFacts | null;
};

/** A line but for its id and quantity. */
export type LineItem = SoldProduct & {
  product_option: ProductOption | null;
  /** Same product and same choice are the same line. */
  line_key: string;
  /** Null: what was chosen can no longer be had. */
  choice: Choice | null;
  /** What one piece takes from stock: the product itself, or the parts of a bundle. */
  taken: readonly ChosenPart[];
};

type CardCachePart = { store: Pick<StoreView, 'language'>; products: ReadonlyMap<number, ProductFacts> };

type Chosen = { item: LineItem; chosen: ChoiceResult };

/** What is sold, as a product option chooses it, or why it cannot be chosen. Kept and answered as it was sent, known by its values in whatever order. */
export const lineItem = (
  shelf: CardCachePart,
  sold: SoldProduct,
  option: ProductOption | null | undefined,
): Chosen => {
  const choices = productChoices(sold.parent ?? sold.product, shelf.products);
  const chosen = choiceOf(choices, option, texts[shelf.store.language]);
  const choice = chosen.ok ? chosen.choice : null;
  const parts = choice?.parts ?? [];
  const line_key = lineKeyOf(sold.product.sku, orderedAnswers(choices.custom, option));
  const taken = parts.length > 0 ? parts : [{ goods: productOf(sold.product), qty: 1 }];
  return { item: { ...sold, product_option: storedOption(option), line_key, choice, taken }, chosen };
};
