import { mostBoughtFirst } from './listed-filters.ts';
import type { SortOrder } from './sort-order.ts';

type SortField = { field: string; options: 'asc' | 'desc' };

/** What the catalogue sorts by for each order of a listing (spec 1 §9); by relevance it is asked without an order, and where nobody is known what sells suits best. */
export const sortFields: Readonly<Record<SortOrder, SortField | null>> = {
  relevance: null,
  newest: { field: 'created_at', options: 'desc' },
  suited: mostBoughtFirst,
  trending: { field: 'sales_trend', options: 'desc' },
  popular: mostBoughtFirst,
  latest: { field: 'updated_at', options: 'desc' },
  'price-low': { field: 'final_price', options: 'asc' },
  'price-high': { field: 'final_price', options: 'desc' },
};
