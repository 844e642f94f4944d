import type { CatalogQuery, CatalogSource } from '../../provider-client/catalog-source.ts';
import { cardFields } from '../../view-models/cards/card-view.ts';
import {
  carouselCards,
  carouselView,
  type CarouselView,
  mostInCarousel,
} from '../../view-models/cards/carousel-view.ts';
import { bestsellers, inStockFirst, listedFilters } from '../../view-models/listing/listed-filters.ts';

/** Queries for carousels that other providers may not have. */
const ownCarousels: Readonly<Record<string, CatalogQuery['request']>> = {
  bestsellers: bestsellers(),
  trending: {
    _appliedFilters: [...listedFilters(), { attribute: 'sales_trend', value: { gt: 0 } }],
    _appliedSort: [inStockFirst, { field: 'sales_trend', options: 'desc' }],
  },
};

const ownCarousel = async (
  source: CatalogSource,
  request: CatalogQuery['request'],
): Promise<CarouselView> => {
  const { hits } = await source.search('product', { request, size: mostInCarousel, include: cardFields });
  return { title: null, slides: [], cards: carouselCards(hits, source.store.currency.scale) };
};

/**
 * Loads a carousel by its identifier: the owner's, otherwise one by query where there is one; null for an
 * unknown identifier. One or two calls.
 */
export const loadCarousel = async (
  source: CatalogSource,
  identifier: string,
): Promise<CarouselView | null> => {
  const { code, index, currency } = source.store;
  const answer = await source.read('carousel/by-name', {
    params: { name: identifier, index },
    query: { storeCode: code, _source_include: cardFields.join(',') },
  });
  if (answer !== null) return carouselView(answer.result, currency.scale);
  const request = ownCarousels[identifier];
  return request === undefined ? null : ownCarousel(source, request);
};
