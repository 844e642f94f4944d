import type { SearchAnswer } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import type { CatalogQuery, CatalogSource, WireDocument } from '../../../provider-client/catalog-source.ts';
import { storeViews } from '@dijla/contract/store-views';
import { CatalogUnavailable } from '../../../offline/catalog-unavailable.ts';
import { testSource } from '../../../provider-client/test-source.ts';
import { loadRecommendations } from './load-recommendations.ts';

const shopThat = (read: () => Promise<{ result: { items: WireDocument[] } } | null>) => {
  const asked: CatalogQuery[] = [];
  const reads: unknown[] = [];
  const source = testSource({
    store: storeViews.ar,
    keepsAnswers: true,
    read: ((name: string, input: object) => {
      reads.push([name, input]);
      return read();
    }) as unknown as CatalogSource['read'],
    search: async (entity, query): Promise<SearchAnswer<WireDocument>> => {
      if (entity === 'product') asked.push(query);
      return {
        hits: entity === 'product' ? ['A', 'B'].map((sku, id) => ({ id, sku, _score: null })) : [],
        total: 2,
      };
    },
  });
  const load = (seen: readonly string[]) =>
    loadRecommendations(source, { search: new URLSearchParams() }, seen);
  return { load, asked, reads };
};

describe('loadRecommendations', () => {
  it('lists what goes with what was seen, the best first', async () => {
    const { load, reads } = shopThat(async () => ({ result: { items: [{ sku: 'B' }, { sku: 'A' }] } }));
    const { found, isOwn, isAnswered } = await load(['S', 'T']);
    expect(reads).toEqual([
      ['product/recommendations', { query: { skus: 'S,T', size: '100', _source_include: 'sku' } }],
    ]);
    expect([isOwn, isAnswered]).toEqual([true, true]);
    expect(typeof found === 'string' ? [] : found.cards.map(({ sku }) => sku)).toEqual(['B', 'A']);
  });

  it.each<[string, readonly string[], Parameters<typeof shopThat>[0]]>([
    ['nothing was seen', [], async () => ({ result: { items: [{ sku: 'B' }] } })],
    ['nothing goes with it', ['S'], async () => ({ result: { items: [] } })],
    ['the provider does not know', ['S'], async () => null],
    ['there is no connection', ['S'], async () => Promise.reject(new CatalogUnavailable('offline'))],
  ])('lists what sells best when %s', async (_, seen, read) => {
    const { load, asked } = shopThat(read);
    expect(await load(seen)).toMatchObject({ isOwn: false, isAnswered: true });
    expect(asked[0]?.request._appliedFilters?.map(({ attribute }) => attribute)).toEqual([
      'visibility',
      'status',
    ]);
    expect(asked[0]?.request._appliedSort?.at(-1)).toEqual({ field: 'number_of_sales', options: 'desc' });
  });

  it('does not hide what is broken', async () => {
    await expect(shopThat(async () => Promise.reject(new TypeError('broken'))).load(['S'])).rejects.toThrow(
      'broken',
    );
  });
});
