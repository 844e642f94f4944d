import type { StoreCode } from '@dijla/contract/store-views';
import { deviceSource } from '../../offline/device-source.ts';
import { type CardView, cardView } from '../../view-models/cards/card-view.ts';
import {
  comparisonFields,
  type ComparisonRow,
  comparisonRows,
} from '../../view-models/product/comparison-rows.ts';

export type ComparisonView = { cards: CardView[]; rows: ComparisonRow[] };

/** Number of attributes that are asked for (spec 1 §9). */
const attributesAtMost = 150;

/**
 * Loads the products that are compared, in their order, and what the shop compares by; from the device where the
 * catalog cannot be asked.
 */
export const loadComparison = async (store: StoreCode, skus: readonly string[]): Promise<ComparisonView> => {
  const source = deviceSource(store);
  const [products, attributes] = await Promise.all([
    source.search('product', {
      request: { _appliedFilters: [{ attribute: 'sku', value: { in: [...skus] } }] },
      size: skus.length,
    }),
    source.search('attribute', {
      request: { _appliedFilters: [{ attribute: 'is_comparable', value: { eq: true } }] },
      size: attributesAtMost,
      include: comparisonFields,
      isShared: true,
    }),
  ]);
  const found = products.hits.map((hit) => ({ hit, card: cardView(hit, source.store.currency.scale) }));
  const inOrder = skus.flatMap((sku) => found.find(({ card }) => card.sku === sku) ?? []);
  return {
    cards: inOrder.map(({ card }) => card),
    rows: comparisonRows(
      inOrder.map(({ hit }) => hit),
      attributes.hits,
    ),
  };
};
