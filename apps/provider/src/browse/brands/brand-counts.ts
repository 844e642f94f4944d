import { countsOf } from '@dijla/search-index/core/counts-of';
import type { AppliedFilter, SearchEngine } from '@dijla/search-index/core/search-engine';
import { listedFilters } from '../categories/listed-filters.ts';

const mostBrands = 10_000;

/**
 * Whether a key is an option id. In catalogs whose brands are plain texts, the keys are not options and so
 * not brands.
 */
const isOptionNumber = (key: string | number): boolean => /^\d{1,9}$/.test(String(key));

/**
 * Returns the number of listed products of each brand, by option id, with one engine query; `within`
 * restricts the products.
 */
export const brandCounts = async (
  engine: Pick<SearchEngine, 'search'>,
  index: string,
  within: readonly AppliedFilter[] = [],
): Promise<ReadonlyMap<number, number>> => {
  const found = await engine.search(index, 'product', {
    applied: [...listedFilters, ...within],
    available: [{ field: 'brand', size: mostBrands }],
    sort: [],
    text: '',
    from: 0,
    size: 0,
  });
  const buckets = countsOf(found)?.['agg_terms_brand']?.buckets ?? [];
  return new Map(
    buckets.flatMap(({ key, doc_count }): [number, number][] =>
      isOptionNumber(key) ? [[Number(key), doc_count]] : [],
    ),
  );
};
