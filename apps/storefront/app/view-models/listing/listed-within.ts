import type { SearchQuery } from '@dijla/contract/client';
import type { ListedPage } from '../../paths.ts';

/**
 * Filters of the shop's own listings. Special offers have a reduced price, trending products sell better
 * than in the weeks before; the others list all products, each in its own order.
 */
export const listedWithin: Readonly<Record<ListedPage, NonNullable<SearchQuery['_appliedFilters']>>> = {
  'best-sellers': [],
  new: [],
  'special-offers': [{ attribute: 'special_price', value: { gt: 0 } }],
  'trending-now': [{ attribute: 'sales_trend', value: { gt: 0 } }],
  recommendations: [],
};
