import type { ProductOption } from '@dijla/contract/client';
import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { choiceOf } from '@dijla/commerce-rules/choices/choice-of';
import { type Choice, type ChoiceResult, type ChosenPart } from '@dijla/commerce-rules/choices/product-choices';
import { choiceTexts as arabicTexts } from '@dijla/messages/ar/choice';
import { choiceTexts as englishTexts } from '@dijla/messages/en/choice';
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
};

type Shelf = { store: Pick<StoreView, 'language'>; products: ReadonlyMap<number, ProductFacts> };

/** What a product option chooses of what is sold: a configurable's own options are those of the configurable. */
export const choiceIn = ({ store, products }: Shelf, { product, parent }: SoldProduct, option: ProductOption | null | undefined): ChoiceResult =>
  choiceOf(productChoices(parent ?? product, products), option, texts[store.language]);

/** What is sold, as it was chosen. */
export const lineItem = (sold: SoldProduct, option: ProductOption | null | undefined, chosen: ChoiceResult): LineItem => {
  const choice = chosen.ok ? chosen.choice : null;
  const parts = choice?.parts ?? [];
  return {
    ...sold,
    product_option: storedOption(option),
    line_key: lineKeyOf(sold.product.sku, option),
    choice,
    taken: parts.length > 0 ? parts : [{ goods: goodsOf(sold.product), qty: 1 }],
  };
};
