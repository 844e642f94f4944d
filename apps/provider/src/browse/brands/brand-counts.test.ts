import { describe, expect, it } from 'vitest';
import type { SearchEngine } from '@dijla/search-index/core/search-engine';
import { brandCounts } from './brand-counts.ts';

const engineCounting = (keys: readonly (string | number)[]): Pick<SearchEngine, 'search'> => ({
  search: async () => ({
    hits: [],
    total: 0,
    aggregations: {
      agg_terms_brand: {
        doc_count_error_upper_bound: 0,
        sum_other_doc_count: 0,
        buckets: keys.map((key, place) => ({ key, doc_count: place + 1 })),
      },
    },
  }),
});

describe('brandCounts', () => {
  it('counts by the numbers of options', async () => {
    expect([...(await brandCounts(engineCounting([1001, 1002]), 'iq_catalog_en'))]).toEqual([
      [1001, 1],
      [1002, 2],
    ]);
  });

  it.each([['Samsung'], ['3M'], ['1.5'], [99_999_999_999], ['-1'], ['']])(
    'leaves out %j, which a shop whose brands are texts may have',
    async (key) => {
      expect([...(await brandCounts(engineCounting([key, 1001]), 'iq_catalog_en'))]).toEqual([[1001, 2]]);
    },
  );
});
