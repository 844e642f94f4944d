import { countsOf } from '../../../read-model/engine/counts-of.ts';
import type { AppliedFilter, SearchEngine } from '../../../read-model/engine/search-engine.ts';
import { listedFilters } from '../categories/listed-filters.ts';

const mostBrands = 10_000;

/** Where the owner's brands are texts they are no options, and no brands of ours. */
const isOptionNumber = (key: string | number): boolean => /^\d{1,9}$/.test(String(key));

/** How many of the listed products each brand has, by its number, in one question to the engine; `within` narrows them down. */
export const brandCounts = async (
  engine: SearchEngine,
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
