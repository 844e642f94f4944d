import type { StoreCode } from '@dijla/contract/store-views';
import { deviceSource } from '../../offline/device-source.ts';
import { cardFields, type CardView, cardView } from '../../view-models/cards/card-view.ts';

/** Number of products that are asked for at once. */
const atOnce = 50;

/**
 * Loads the cards of products by their skus, those that the shop has, from the device where the catalog cannot be
 * asked. Rejects when neither has them.
 */
export const loadListedCards = async (
  store: StoreCode,
  skus: readonly string[],
): Promise<ReadonlyMap<string, CardView>> => {
  const source = deviceSource(store);
  const cards = new Map<string, CardView>();
  for (let from = 0; from < skus.length; from += atOnce) {
    const asked = skus.slice(from, from + atOnce);
    const { hits } = await source.search('product', {
      request: { _appliedFilters: [{ attribute: 'sku', value: { in: asked } }] },
      size: atOnce,
      include: cardFields,
    });
    for (const hit of hits) {
      const card = cardView(hit, source.store.currency.scale);
      cards.set(card.sku, card);
    }
  }
  return cards;
};
