import { honouredFilters } from '@dijla/commerce-rules/filters/chosen-filters';
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

/** Products per page (spec 1 §9). */
const pageSize = 50;

/** Products in their order, page after page, with the filters that narrow them down; so many of `total` stand before the first of `cards`. */
export type FoundProducts = ListingQuery & {
  total: number;
  before: number;
  cards: CardView[];
  hasMore: boolean;
  facets: FacetView[];
};

export type Asked = {
  /** What is listed before anything is filtered: the products of a category, of a search. */
  within: NonNullable<SearchQuery['_appliedFilters']>;
  text?: string;
  query: ListingQuery;
  categories: readonly FacetCategory[];
  /** Skus in the order they suit somebody, no more of them than one answer has: products are shown in it until another order is picked. */
  ranked?: readonly string[];
};

/** Orders in which the shop shows what sells. */
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

/** So many products stand before those that are shown. */
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
 * Pages from the first that is shown up to the asked one: at once, or one by one where each is kept by itself, so that a further page brings itself only.
 * Filters are counted with the first.
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
  /** `data` is what is there of what was asked for. */
  | {
      ok: false;
      code: 'listing.unknown-filter' | 'listing.unknown-page';
      data: Pick<ListingQuery, 'filters' | 'page'>;
    };

/** Only the answer tells the steps of prices: what is none of them is asked for again, with its last price. */
const pagesWithin = async (source: CatalogSource, asked: Asked) => {
  const pages = await pagesOf(source, asked);
  return isOwnRange(pages[0] ?? {}, asked.query.filters) ? pagesOf(source, asked, true) : pages;
};

/**
 * Lists products with their filters: one call on a server, two for a range of prices of the shopper's own. Filters and values that the category does not have are not honoured, nor are
 * pages behind its last: then it answers those that are (spec 1 §5).
 */
export const askListing = async (source: CatalogSource, asked: Asked): Promise<AskedListing> => {
  const { query, categories } = asked;
  const pages = await pagesWithin(source, asked);
  const answer: FacetAnswer = pages[0] ?? {};
  const { scale } = source.store.currency;
  const honoured = honouredFilters(
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
  const cards = [...new Map(hits.map((hit) => [hit.id, cardView(hit, scale, honoured)])).values()];
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
