import type { SearchQuery } from '@dijla/contract/client';
import type { ListedPage } from '../../paths.ts';

/** What is listed of the whole shop: all of it, what sells best or came last first; what costs less than it did; what sells better than in the weeks before. */
export const listedWithin: Readonly<Record<ListedPage, NonNullable<SearchQuery['_appliedFilters']>>> = {
  'best-sellers': [],
  new: [],
  'special-offers': [{ attribute: 'special_price', value: { gt: 0 } }],
  'trending-now': [{ attribute: 'sales_trend', value: { gt: 0 } }],
  recommendations: [],
};
