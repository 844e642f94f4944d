import { type ChosenFilters, honoredFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import type { SearchQuery } from '@dijla/contract/client';
import type { CatalogSource, WireDocument } from '../../../provider-client/catalog-source.ts';
import { cardFields, cardView, type CardView, variantFields } from '../../../view-models/cards/card-view.ts';
import { countedFacets, facetFilters } from '../../../view-models/listing/facet-filters.ts';
import {
  type FacetAnswer,
  type FacetCategory,
  facetsOf,
  type FacetView,
  isOwnRange,
  offeredValues,
  ownFilters,
} from '../../../view-models/listing/facets-of.ts';
import { inStockFirst, listedFilters } from '../../../view-models/listing/listed-filters.ts';
import { firstPageWith, type ListingQuery } from '../../../view-models/listing/listing-query.ts';
import { sortFields } from '../../../view-models/listing/sort-fields.ts';
import type { SortOrder } from '../../../view-models/listing/sort-order.ts';

/** Number of products per page (spec 1 §9). */
const pageSize = 50;

/**
 * Sorted products of one or more pages, with the filters that apply to them; `before` of the `total`
 * products precede the first of `cards`.
 */
export type FoundProducts = ListingQuery & {
  total: number;
  before: number;
  cards: CardView[];
  hasMore: boolean;
  facets: FacetView[];
  /** True when the products could not be asked for, so that none are shown (spec 1 §8). */
  isUnavailable?: true;
};

export type Asked = {
  /** Filters that define the unfiltered listing, such as a category or a search. */
  within: NonNullable<SearchQuery['_appliedFilters']>;
  text?: string;
  query: ListingQuery;
  categories: readonly FacetCategory[];
  /**
   * Skus in personal order, at most as many as one answer holds. Products are shown in this order until
   * another is picked.
   */
  ranked?: readonly string[];
  /** Options whose variants the cards show, beside those that are filtered for. */
  shown?: Promise<ChosenFilters>;
};

/** Sort orders that list sold-out products last. */
const soldOutLast: ReadonlySet<SortOrder> = new Set(['popular', 'newest', 'trending', 'suited']);

const requestOf = (
  { within, text, query: { sort, filters } }: Asked,
  endsWithPrice: boolean,
): SearchQuery => {
  const order = sortFields[sort];
  return {
    ...(text === undefined ? {} : { _searchText: text }),
    _availableFilters: countedFacets,
    _appliedFilters: [...listedFilters(), ...within, ...facetFilters(filters, { endsWithPrice })],
    ...(order === null ? {} : { _appliedSort: [...(soldOutLast.has(sort) ? [inStockFirst] : []), order] }),
  };
};

const rankingOf = ({ ranked, query: { sort } }: Asked) => (sort === 'suited' ? ranked : undefined);

/** Returns the number of products before the first one shown. */
const countBefore = ({ page }: ListingQuery): number => (firstPageWith(page) - 1) * pageSize;

const sizesOf = (source: CatalogSource, asked: Asked): { from: number; size: number }[] => {
  const ranked = rankingOf(asked);
  if (ranked !== undefined) return [{ from: 0, size: ranked.length }];
  const before = countBefore(asked.query);
  const shown = asked.query.page * pageSize - before;
  if (!source.keepsAnswers) return [{ from: before, size: shown }];
  return Array.from({ length: shown / pageSize }, (_, place) => ({
    from: before + place * pageSize,
    size: pageSize,
  }));
};

/**
 * Loads the pages from the first one shown to the requested one: in one call, or page by page when the
 * source keeps answers, so that a further page is the only one fetched. The first page includes the filter
 * counts.
 */
const pagesOf = (source: CatalogSource, asked: Asked, endsWithPrice = false) => {
  const request = requestOf(asked, endsWithPrice);
  const { _availableFilters: _, ...further } = request;
  const { filters } = asked.query;
  const include = [
    ...cardFields,
    ...variantFields(Object.keys(filters).filter((code) => !ownFilters.has(code))),
  ];
  return Promise.all(
    sizesOf(source, asked).map((size, place) =>
      source.search('product', { request: place === 0 ? request : further, ...size, include }),
    ),
  );
};

const inRank = (hits: readonly WireDocument[], ranked: readonly string[]): readonly WireDocument[] => {
  const places = new Map(ranked.map((sku, place) => [sku, place]));
  const placeOf = ({ sku }: WireDocument) => places.get(String(sku)) ?? ranked.length;
  return hits.toSorted((one, other) => placeOf(one) - placeOf(other));
};

export type AskedListing =
  | { ok: true; found: FoundProducts }
  /** `data` contains the part of the query that exists. */
  | {
      ok: false;
      code: 'listing.unknown-filter' | 'listing.unknown-page';
      data: Pick<ListingQuery, 'filters' | 'page'>;
    };

/**
 * Loads the pages. The price steps are known only from the answer: when the chosen range is not one of them,
 * a second request includes the upper bound of the range.
 */
const pagesWithin = async (source: CatalogSource, asked: Asked) => {
  const pages = await pagesOf(source, asked);
  return isOwnRange(pages[0] ?? {}, asked.query.filters) ? pagesOf(source, asked, true) : pages;
};

/**
 * Lists products with their filters: one call on a server, two for a custom price range. Filters and values
 * the listing does not have, and pages after the last, are refused with those that exist (spec 1 §5).
 */
export const askListing = async (source: CatalogSource, asked: Asked): Promise<AskedListing> => {
  const { query, categories } = asked;
  const pages = await pagesWithin(source, asked);
  const answer: FacetAnswer = pages[0] ?? {};
  const { scale } = source.store.currency;
  const honoured = honoredFilters(
    query.filters,
    offeredValues(answer, { categories, asked: query.filters, scale }),
  );
  if (JSON.stringify(honoured) !== JSON.stringify(query.filters))
    return { ok: false, code: 'listing.unknown-filter', data: { filters: honoured, page: query.page } };
  const total = pages[0]?.total ?? 0;
  const last = Math.max(Math.ceil(total / pageSize), 1);
  if (query.page > last)
    return { ok: false, code: 'listing.unknown-page', data: { filters: honoured, page: last } };
  const before = countBefore(query);
  const ranked = rankingOf(asked);
  const all = pages.flatMap((page) => page.hits);
  const hits = ranked === undefined ? all : inRank(all, ranked).slice(before, query.page * pageSize);
  const shown = { ...(await asked.shown), ...honoured };
  const cards = [...new Map(hits.map((hit) => [hit.id, cardView(hit, scale, shown)])).values()];
  return {
    ok: true,
    found: {
      ...query,
      total,
      before,
      cards,
      hasMore: query.page < last,
      facets: facetsOf(answer, { chosen: honoured, categories, total }),
    },
  };
};
