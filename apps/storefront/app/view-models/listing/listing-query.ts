// @chunk listing
import type { ChosenFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import { priceRangeOf, priceRangeText } from '@dijla/commerce-rules/filters/price-range';
import { facetParameter, facetValues } from './facet-parameter.ts';
import { typedPriceFields } from './typed-price-fields.ts';
import { type ListingKind, ordersOf, type SortOrder, sortOrderOf } from './sort-order.ts';

/** What an address asks of a listing (spec 1 §2). */
export type ListingQuery = { sort: SortOrder; page: number; filters: ChosenFilters };

/** So many pages of a listing stand one below the other: a page of more cards opens on no phone. Those that follow stand on a page of their own. */
const pagesTogether = 10;

/** The first of the pages that are shown together with this one. */
export const firstPageWith = (page: number): number => page - ((page - 1) % pagesTogether);

/** Whether a page goes on with a listing that stands elsewhere: it leads crawlers on, and is not found itself, as no sitemap names it. */
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

/** The values of one parameter; none for what is no filter, or malformed. */
const valuesOf = (name: string, value: string): string[] => {
  if (name === 'price') {
    const range = priceRangeOf(value);
    return range === null ? [] : [priceRangeText(range)];
  }
  return notFilters.has(name) || !facetParameter.name.test(name) || !facetParameter.value.test(value)
    ? []
    : facetValues(value.split(','));
};

/** Reads an address: what is malformed, or more filters than a listing has, counts as not asked for. */
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

/** The same as parameters of an address: the first page, the order a listing has by itself and filters without a value are left out. */
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
