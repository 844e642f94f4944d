import type { ChosenFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import { listedStock } from '@dijla/commerce-rules/filters/listed-stock';
import { priceRangeOf } from '@dijla/commerce-rules/filters/price-range';
import type { SearchQuery } from '@dijla/contract/client';
import { categoryField, stockField } from './facets-of.ts';

type Filters = NonNullable<SearchQuery['_appliedFilters']>;
type Facets = NonNullable<SearchQuery['_availableFilters']>;

/** The shop lists products that are out of stock (spec 1 §5). */
const listsSoldOut = true;

/** Whether a price range includes its upper bound: a typed range does, a price step does not. */
export type Narrowing = { endsWithPrice?: boolean };

/**
 * Returns a price range for the wire, including its lower bound. An open or zero bound is left out (wire
 * §7.3).
 */
const rangeOf = (id: string, endsWithPrice: boolean): { gte?: number; lt?: number; lte?: number } => {
  const { from, to } = priceRangeOf(id) ?? { from: 0, to: null };
  return {
    ...(from > 0 ? { gte: from } : {}),
    ...(to === null ? {} : endsWithPrice ? { lte: to } : { lt: to }),
  };
};

/** No filter is needed when every stock state is listed. */
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

/**
 * Returns the chosen filters in their wire form (wire §7.3), with the default stock filter if none is
 * chosen.
 */
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

/**
 * What a listing requests counts for: all its attributes and its own filters. Prices are counted by steps
 * only.
 */
export const countedFacets: Facets = [
  { field: '*', scope: 'catalog' },
  { field: categoryField, scope: 'catalog' },
  { field: stockField, scope: 'catalog' },
  { field: 'price', scope: 'catalog', options: { size: 1 } },
];
