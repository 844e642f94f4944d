import type { ChosenFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import { listedStock } from '@dijla/commerce-rules/filters/listed-stock';
import { priceRangeOf } from '@dijla/commerce-rules/filters/price-range';
import type { SearchQuery } from '@dijla/contract/client';
import { categoryField, type FacetCategory, stockField } from './facets-of.ts';

type Filters = NonNullable<SearchQuery['_appliedFilters']>;
type Facets = NonNullable<SearchQuery['_availableFilters']>;

/** The shop lists what is sold out (spec 1 §5). */
const listsSoldOut = true;

/** A range from its first price up to, and without, its last; an open or zero end is left out (wire §7.3). */
const rangeOf = (id: string): { gte?: number; lt?: number } => {
  const { from, to } = priceRangeOf(id) ?? { from: 0, to: null };
  return { ...(from > 0 ? { gte: from } : {}), ...(to === null ? {} : { lt: to }) };
};

/** All there is needs no filter. */
const stockFilters = (chosen: readonly string[] | undefined): Filters => {
  const listed = listedStock(chosen, { listsSoldOut });
  return new Set(listed).size > 1 ? [] : [{ attribute: stockField, value: { in: listed }, scope: 'catalog' }];
};

const valueOf = (code: string, values: readonly string[], categories: readonly FacetCategory[]): { attribute: string; value: unknown } => {
  if (code === 'price') return { attribute: 'price', value: rangeOf(values[0] ?? '') };
  if (code !== 'category') return { attribute: code, value: { in: values } };
  return { attribute: categoryField, value: { in: values.flatMap((id) => categories.find((category) => String(category.id) === id)?.ids ?? [Number(id)]) } };
};

/** Chosen filters as the wire takes them (wire §7.3), with the stock that is listed without a choice. */
export const facetFilters = ({ stock, ...chosen }: ChosenFilters, categories: readonly FacetCategory[]): Filters => [
  ...Object.entries(chosen).map(([code, values]) => ({ ...valueOf(code, values, categories), scope: 'catalog' as const })),
  ...stockFilters(stock),
];

/** What a listing asks to have counted: every attribute it has, and what it filters by itself. Prices are counted by their steps only. */
export const countedFacets: Facets = [
  { field: '*', scope: 'catalog' },
  { field: categoryField, scope: 'catalog' },
  { field: stockField, scope: 'catalog' },
  { field: 'price', scope: 'catalog', options: { size: 1 } },
];
