// @chunk trade
import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import type { CardView } from '../../view-models/cards/card-view.ts';
import type { BuyableView, ProductView } from '../../view-models/product/product-view.ts';

/** What of a product page its marks need: what is chosen, and the variant it amounts to. */
export type MarkedPurchase = {
  product: ProductView;
  choice: { values: Readonly<Record<string, string | number>> };
  buyable: BuyableView | null;
};

/** Hearts, what stands beside them, and prices of what was seen; null until their code has come, in an idle moment after hydration. */
export const lateMarks = createStore<{
  card: ComponentType<{ card: CardView }> | null;
  product: ComponentType<{ purchase: MarkedPurchase }> | null;
  /** The price of a product that was seen, as it is now. */
  seenPrice: ComponentType<{ sku: string }> | null;
}>(() => ({ card: null, product: null, seenPrice: null }));
