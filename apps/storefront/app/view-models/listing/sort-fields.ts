import { mostBoughtFirst } from './listed-filters.ts';
import type { SortOrder } from './sort-order.ts';

type SortField = { field: string; options: 'asc' | 'desc' };

/**
 * Catalog sort field for each order of a listing (spec 1 §9). Relevance needs no field, and without a known
 * shopper recommendations are sorted by sales.
 */
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
