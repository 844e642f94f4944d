import type { CatalogueSource } from '../../catalogue-source.ts';
import { cardFields, cardView, type CardView } from '../../view-models/card-view.ts';
import { inStockFirst, listedFilters } from '../../view-models/listed-filters.ts';

/** How many products each row of the home page shows (spec 1 §9). */
const rowSize = 8;

export type HomeView = { newCollection: CardView[]; bestsellers: CardView[] };

const highestBy = async (source: CatalogueSource, field: string): Promise<CardView[]> => {
  const { hits } = await source.search('product', {
    request: { _appliedFilters: listedFilters(), _appliedSort: [inStockFirst, { field, options: 'desc' }] },
    size: rowSize,
    include: cardFields,
  });
  return hits.map((document) => cardView(document, source.store.currency.scale));
};

/** The home page: two calls, the categories come with the frame. */
export const loadHome = async (source: CatalogueSource): Promise<HomeView> => {
  const [newCollection, bestsellers] = await Promise.all([highestBy(source, 'created_at'), highestBy(source, 'number_of_sales')]);
  return { newCollection, bestsellers };
};
