import { openSearchDouble } from '@dijla/test-kit/opensearch/opensearch-double';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { errorOfAnswer } from './judged-answer.ts';
import { searchRules } from './search-rules.ts';

const cluster = await openSearchDouble();
afterAll(cluster.stop);
const { url } = await providerOverHttp({ searchCluster: cluster.url });

beforeEach(cluster.resume);

await searchRules(url);

const ask = (request: object, entity = 'product'): Promise<Response> =>
  fetch(
    `${url}/api/catalog/iq_catalog_ar/${entity}/_search?${new URLSearchParams({
      request_format: 'search-query',
      response_format: 'compact',
      size: '5',
      request: JSON.stringify(request),
    })}`,
  );
const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
];
const bySku = { _appliedFilters: [{ attribute: 'sku', value: { eq: 'DJ-SIMPLE' }, scope: 'default' }] };

type Answer = { total: number; hits: { sku?: string }[]; aggregations?: Record<string, unknown> };

describe('the shop over a search cluster', () => {
  it('answers a listing with its filters, and a typed text', async () => {
    const listing = (await (
      await ask({ _appliedFilters: listed, _availableFilters: [{ field: 'color', scope: 'catalog' }] })
    ).json()) as Answer;
    expect(listing.total).toBeGreaterThan(5);
    expect(listing.hits).toHaveLength(5);
    expect(Object.keys(listing.aggregations ?? {})).toEqual(['agg_terms_color', 'agg_terms_color_options']);
    const typed = (await (await ask({ _appliedFilters: listed, _searchText: 'dj-simple' })).json()) as Answer;
    expect(typed.hits[0]?.sku).toBe('DJ-SIMPLE');
  });

  it.each<[string, () => void]>([
    ['refuses', () => cluster.fail(503)],
    ['has too much to do', () => cluster.fail(429)],
    ['hangs', cluster.hang],
  ])(
    'refuses searches for the moment in which the cluster %s, and nothing that needs none',
    async (_, away) => {
      away();
      const refused = await ask({ _appliedFilters: listed });
      expect(refused.status).toBe(503);
      expect(await errorOfAnswer('catalog/search', refused)).toBeNull();
      expect(((await (await ask(bySku)).json()) as Answer).hits.map(({ sku }) => sku)).toEqual(['DJ-SIMPLE']);
      expect((await ask({}, 'category')).status).toBe(200);
      cluster.resume();
      await expect
        .poll(async () => (await ask({ _appliedFilters: listed })).status, { timeout: 20_000 })
        .toBe(200);
    },
    60_000,
  );
});
