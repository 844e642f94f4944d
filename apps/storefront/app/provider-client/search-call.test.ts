import { describe, expect, it } from 'vitest';
import { storeViews } from '@dijla/contract/store-views';
import { searchCall } from './search-call.ts';

const request = { _appliedFilters: [{ attribute: 'sku', value: { eq: 'TEE' } }] };

describe('searchCall', () => {
  it('asks the store’s index from the beginning, for compact documents with all their fields', () => {
    expect(searchCall(storeViews.ar, 'product', { request, size: 1, include: [], exclude: [] })).toEqual({
      params: { index: 'iq_catalog_ar', entity: 'product' },
      query: {
        size: '1',
        from: '0',
        request_format: 'search-query',
        response_format: 'compact',
        request: JSON.stringify(request),
      },
    });
  });

  it('names the fields it wants and those it does not', () => {
    expect(
      searchCall(storeViews.en, 'category', {
        request,
        size: 5,
        from: 10,
        include: ['id', 'name'],
        exclude: ['*.children_data'],
      }).query,
    ).toMatchObject({
      size: '5',
      from: '10',
      _source_include: 'id,name',
      _source_exclude: '*.children_data',
    });
  });
});
