import type { ProductOption } from '@dijla/contract/client';
import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { choiceOf } from '@dijla/commerce-rules/choices/choice-of';
import { orderedAnswers } from '@dijla/commerce-rules/choices/ordered-answers';
import { type Choice, type ChoiceResult, type ChosenPart } from '@dijla/commerce-rules/choices/product-choices';
import { choiceTexts as arabicTexts } from '@dijla/messages/ar/choice';
import { choiceTexts as englishTexts } from '@dijla/messages/en/choice';
import { oncePer } from '../../once-per.ts';
import type { StoreView } from '../stores/stores.ts';
import type { ProductFacts, VariantFacts } from './cart-reading.ts';
import { goodsOf, productChoices } from './product-choices.ts';
import { storedOption } from './stored-option.ts';

const texts = { en: englishTexts, ar: arabicTexts };

/** What is sold (`product`, the variant of a configurable) and what it is sold as (`parent`). */
export type SoldProduct = { product: ProductFacts; parent: ProductFacts | null; variant: VariantFacts | null };

/** A line but for its id and quantity. */
export type LineItem = SoldProduct & {
  product_option: ProductOption | null;
  /** Same product and same choice are the same line. */
  line_key: string;
  /** Null: what was chosen can no longer be had. */
  choice: Choice | null;
  /** What one piece takes from stock: the product itself, or the parts of a bundle. */
  taken: readonly ChosenPart[];
  /** Without any choice: one and the same in every cart, where others are made anew at each reading, so that keeping what is made of them costs and gives nothing. */
  isPlain: boolean;
};

type Shelf = { store: Pick<StoreView, 'language'>; products: ReadonlyMap<number, ProductFacts> };

type Chosen = { item: LineItem; chosen: ChoiceResult };

const chosenOf = (shelf: Shelf, sold: SoldProduct, option: ProductOption | null | undefined): Chosen => {
  const choices = productChoices(sold.parent ?? sold.product, shelf.products);
  const chosen = choiceOf(choices, option, texts[shelf.store.language]);
  const choice = chosen.ok ? chosen.choice : null;
  const parts = choice?.parts ?? [];
  const line_key = lineKeyOf(sold.product.sku, orderedAnswers(choices.custom, option));
  const taken = parts.length > 0 ? parts : [{ goods: goodsOf(sold.product), qty: 1 }];
  return { item: { ...sold, product_option: storedOption(option), line_key, choice, taken, isPlain: false }, chosen };
};

/** A product without any choice is the same in every cart; only a bundle is made of others. */
const plainOf = oncePer((product: ProductFacts, language: StoreView['language']): Chosen => {
  const { item, chosen } = chosenOf({ store: { language }, products: new Map() }, { product, parent: null, variant: null }, null);
  return { item: { ...item, isPlain: true }, chosen };
});

/** What is sold, as a product option chooses it, or why it cannot be chosen. Kept and answered as it was sent, known by its values in whatever order. */
export const lineItem = (shelf: Shelf, sold: SoldProduct, option: ProductOption | null | undefined): Chosen => {
  const { product, parent } = sold;
  const isPlain = parent === null && (option ?? null) === null && product.bundle_options.length === 0;
  return isPlain ? plainOf(product, shelf.store.language) : chosenOf(shelf, sold, option);
};
