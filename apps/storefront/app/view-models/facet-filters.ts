import type { ChosenFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import type { SearchQuery } from '@dijla/contract/client';
import { categoryField, type FacetCategory, stockField } from './facets-of.ts';

type Filters = NonNullable<SearchQuery['_appliedFilters']>;
type Facets = NonNullable<SearchQuery['_availableFilters']>;

/** A range from its first price up to, and without, its last; an open or zero end is left out (wire §7.3). */
const rangeOf = (id: string): { gte?: number; lt?: number } => {
  const [from = '', to = ''] = id.split('-');
  return { ...(Number(from) > 0 ? { gte: Number(from) } : {}), ...(to === '' ? {} : { lt: Number(to) }) };
};

const valueOf = (code: string, values: readonly string[], categories: readonly FacetCategory[]): { attribute: string; value: unknown } => {
  if (code === 'price') return { attribute: 'price', value: rangeOf(values[0] ?? '') };
  if (code === 'stock') return { attribute: stockField, value: { in: values.map(Number) } };
  if (code !== 'category') return { attribute: code, value: { in: values } };
  return { attribute: categoryField, value: { in: values.flatMap((id) => categories.find((category) => String(category.id) === id)?.ids ?? [Number(id)]) } };
};

/**
 * Chosen filters as the wire takes them (wire §7.3). Without a stock filter products that are sold out are listed too (spec 1 §5: the
 * default of 1 is widened to 0 and 1); a choice of the shopper's own is taken as made.
 */
export const facetFilters = (chosen: ChosenFilters, categories: readonly FacetCategory[]): Filters =>
  Object.entries(chosen).map(([code, values]) => ({ ...valueOf(code, values, categories), scope: 'catalog' }));

/** What a listing asks to have counted: every attribute it has, and what it filters by itself. Prices are counted by their steps only. */
export const countedFacets: Facets = [
  { field: '*', scope: 'catalog' },
  { field: categoryField, scope: 'catalog' },
  { field: stockField, scope: 'catalog' },
  { field: 'price', scope: 'catalog', options: { size: 1 } },
];
