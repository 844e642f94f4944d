// @chunk listing
import type { ChosenFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import { priceRangeOf, priceRangeText } from '@dijla/commerce-rules/filters/price-range';
import { facetParameter, facetValues } from './facet-parameter.ts';
import { typedPriceFields } from './typed-price-fields.ts';
import { type ListingKind, ordersOf, type SortOrder, sortOrderOf } from './sort-order.ts';

/** The order, page and filters that an address asks for (spec 1 §2). */
export type ListingQuery = { sort: SortOrder; page: number; filters: ChosenFilters };

/**
 * Number of listing pages shown below each other. A phone cannot open more cards at once, so further pages
 * start on a new one.
 */
const pagesTogether = 10;

/** Returns the first of the listing pages shown together with this one. */
export const firstPageWith = (page: number): number => page - ((page - 1) % pagesTogether);

/**
 * Whether a page continues a listing that begins on another page. Crawlers follow its links, but it is not
 * indexed, as no sitemap lists it.
 */
export const isContinuation = ({ page }: Pick<ListingQuery, 'page'>): boolean => firstPageWith(page) > 1;

const pageOf = (given: string | null): number => {
  const page = /^\d{1,4}$/.test(given ?? '') ? Number(given) : 1;
  return Math.max(page, 1);
};

const notFilters: ReadonlySet<string> = new Set([
  'page',
  'sort',
  'q',
  typedPriceFields.from,
  typedPriceFields.to,
]);

/** Returns the filter values in one parameter; none if it is malformed or not a filter. */
const valuesOf = (name: string, value: string): string[] => {
  if (name === 'price') {
    const range = priceRangeOf(value);
    return range === null ? [] : [priceRangeText(range)];
  }
  return notFilters.has(name) || !facetParameter.name.test(name) || !facetParameter.value.test(value)
    ? []
    : facetValues(value.split(','));
};

/**
 * Reads the query from an address. Malformed parameters are ignored, and so are all filters if there are too
 * many.
 */
export const listingQueryOf = (kind: ListingKind, search: URLSearchParams): ListingQuery => {
  const given = [...new Map(search)]
    .map(([name, value]): [string, string[]] => [name, valuesOf(name, value)])
    .filter(([, values]) => values.length > 0);
  return {
    sort: sortOrderOf(kind, search.get('sort')),
    page: pageOf(search.get('page')),
    filters: given.length > facetParameter.most + 1 ? {} : Object.fromEntries(given),
  };
};

/**
 * Returns the query as parameters of an address, without the first page, the default order and filters that
 * have no value.
 */
export const parametersOf = (
  kind: ListingKind,
  { sort, page = 1, filters }: Omit<ListingQuery, 'page'> & { page?: number },
): Record<string, string | undefined> => ({
  ...Object.fromEntries(
    Object.entries(filters).map(([code, values]) => [code, facetValues(values).join(',')]),
  ),
  sort: sort === ordersOf[kind][0] ? undefined : sort,
  page: page > 1 ? String(page) : undefined,
});
