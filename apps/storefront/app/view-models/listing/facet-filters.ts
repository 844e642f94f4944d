import type { ChosenFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import { listedStock } from '@dijla/commerce-rules/filters/listed-stock';
import { priceRangeOf } from '@dijla/commerce-rules/filters/price-range';
import type { SearchQuery } from '@dijla/contract/client';
import { categoryField, stockField } from './facets-of.ts';

type Filters = NonNullable<SearchQuery['_appliedFilters']>;
type Facets = NonNullable<SearchQuery['_availableFilters']>;

/** The shop lists what is sold out (spec 1 §5). */
const listsSoldOut = true;

/** A step of prices ends before its last price, a range of the shopper's own with it. */
export type Narrowing = { endsWithPrice?: boolean };

/** A range from its first price; an open or zero end is left out (wire §7.3). */
const rangeOf = (id: string, endsWithPrice: boolean): { gte?: number; lt?: number; lte?: number } => {
  const { from, to } = priceRangeOf(id) ?? { from: 0, to: null };
  return {
    ...(from > 0 ? { gte: from } : {}),
    ...(to === null ? {} : endsWithPrice ? { lte: to } : { lt: to }),
  };
};

/** All there is needs no filter. */
const stockFilters = (chosen: readonly string[] | undefined): Filters => {
  const listed = listedStock(chosen, { listsSoldOut });
  return new Set(listed).size > 1 ? [] : [{ attribute: stockField, value: { in: listed }, scope: 'catalog' }];
};

const valueOf = (
  code: string,
  values: readonly string[],
  endsWithPrice: boolean,
): { attribute: string; value: unknown } => {
  if (code === 'price') return { attribute: 'price', value: rangeOf(values[0] ?? '', endsWithPrice) };
  return { attribute: code === 'category' ? categoryField : code, value: { in: values } };
};

/** Chosen filters as the wire takes them (wire §7.3), with the stock that is listed without a choice. */
export const facetFilters = (
  { stock, ...chosen }: ChosenFilters,
  { endsWithPrice = false }: Narrowing = {},
): Filters => [
  ...Object.entries(chosen).map(([code, values]) => ({
    ...valueOf(code, values, endsWithPrice),
    scope: 'catalog' as const,
  })),
  ...stockFilters(stock),
];

/** What a listing asks to have counted: every attribute it has, and what it filters by itself. Prices are counted by their steps only. */
export const countedFacets: Facets = [
  { field: '*', scope: 'catalog' },
  { field: categoryField, scope: 'catalog' },
  { field: stockField, scope: 'catalog' },
  { field: 'price', scope: 'catalog', options: { size: 1 } },
];
