import type { CatalogueQuery, CatalogueSource } from '../../catalogue-source.ts';
import { cardFields } from '../../view-models/card-view.ts';
import { carouselCards, carouselView, type CarouselView, mostInCarousel } from '../../view-models/carousel-view.ts';
import { inStockFirst, listedFilters } from '../../view-models/listed-filters.ts';

/** Carousels every shop has, whether or not its owner has made any: listings by a rule, so that nobody asks for what is not there. */
const ownCarousels: Readonly<Record<string, CatalogueQuery['request']>> = {
  bestsellers: { _appliedFilters: listedFilters(), _appliedSort: [inStockFirst, { field: 'number_of_sales', options: 'desc' }] },
  trending: { _appliedFilters: [...listedFilters(), { attribute: 'sales_trend', value: { gt: 0 } }], _appliedSort: [inStockFirst, { field: 'sales_trend', options: 'desc' }] },
};

const ownCarousel = async (source: CatalogueSource, request: CatalogueQuery['request']): Promise<CarouselView> => {
  const { hits } = await source.search('product', { request, size: mostInCarousel, include: cardFields });
  return { title: null, slides: [], cards: carouselCards(hits, source.store.currency.scale) };
};

/** A carousel that every shop has, or one of the owner's by its identifier; null for one that nobody made. One call. */
export const loadCarousel = async (source: CatalogueSource, identifier: string): Promise<CarouselView | null> => {
  const request = ownCarousels[identifier];
  if (request !== undefined) return ownCarousel(source, request);
  const { code, index, currency } = source.store;
  const answer = await source.read('carousel/by-name', { params: { name: identifier, index }, query: { storeCode: code, _source_include: cardFields.join(',') } });
  return answer === null ? null : carouselView(answer.result, currency.scale);
};
