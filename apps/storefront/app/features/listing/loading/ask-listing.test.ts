import type { SearchAnswer } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import type { CatalogQuery, WireDocument } from '../../../provider-client/catalog-source.ts';
import { testSource } from '../../../provider-client/test-source.ts';
import { askListing } from './ask-listing.ts';

const metadata = [
  {
    attribute_code: 'color',
    frontend_label: 'Color',
    frontend_input: 'select',
    options: [
      { value: '49', label: 'Black' },
      { value: '58', label: 'Red' },
    ],
  },
];
const aggregations = {
  agg_terms_color: {
    buckets: [
      { key: 49, doc_count: 80 },
      { key: 58, doc_count: 40 },
    ],
  },
  agg_range_price: {
    buckets: [
      { key: '0.0-50.0', from: 0, to: 50, doc_count: 40 },
      { key: '50.0-100.0', from: 50, to: 100, doc_count: 80 },
    ],
  },
};

/** A catalog with `total` products that records its queries. */
const catalog = (keepsAnswers: boolean, total = 120) => {
  const asked: CatalogQuery[] = [];
  const source = testSource({
    keepsAnswers,
    search: async (_, query): Promise<SearchAnswer<WireDocument>> => {
      asked.push(query);
      const { from = 0, size } = query;
      const hits = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_each, place) => ({
        id: from + place,
        sku: `S${from + place}`,
        _score: null,
      }));
      return { hits, total, aggregations, attribute_metadata: metadata };
    },
  });
  return { source, asked };
};
const query = (changes: object) => ({
  within: [],
  categories: [],
  query: { sort: 'popular' as const, page: 1, filters: {}, ...changes },
});

describe('askListing', () => {
  it.each([
    ['at once on a server', false, [[undefined, 100]], 100],
    [
      'page by page on a device, which keeps each',
      true,
      [
        [0, 50],
        [50, 50],
      ],
      100,
    ],
  ])('brings two pages %s', async (_, keepsAnswers, sizes, count) => {
    const { source, asked } = catalog(keepsAnswers);
    const answer = await askListing(source, query({ page: 2 }));
    expect(asked.map(({ from, size }) => [keepsAnswers ? from : from || undefined, size])).toEqual(sizes);
    expect(answer).toMatchObject({ ok: true, found: { page: 2, total: 120, hasMore: true } });
    expect(answer.ok && answer.found.cards.length).toBe(count);
  });

  it('has no more after the last product', async () => {
    expect(await askListing(catalog(true).source, query({ page: 3 }))).toMatchObject({
      ok: true,
      found: { hasMore: false },
    });
  });

  it('honours what the category has', async () => {
    expect(await askListing(catalog(false).source, query({ filters: { color: ['58'] } }))).toMatchObject({
      ok: true,
      found: { filters: { color: ['58'] } },
    });
  });

  it('answers which filters are honoured when others were asked for', async () => {
    const filters = { color: ['58', '1'], lens: ['9'] };
    expect(await askListing(catalog(false).source, query({ filters }))).toEqual({
      ok: false,
      code: 'listing.unknown-filter',
      data: { filters: { color: ['58'] }, page: 1 },
    });
  });

  it.each([
    [4, 120, 3],
    [999, 120, 3],
    [2, 50, 1],
    [2, 0, 1],
    [101, 5_000, 100],
    [9_999, 120, 3],
  ])('answers that of page %d among %d products the last there is, is %d', async (page, total, last) => {
    const { source, asked } = catalog(false, total);
    expect(await askListing(source, query({ page }))).toEqual({
      ok: false,
      code: 'listing.unknown-page',
      data: { filters: {}, page: last },
    });
    expect(asked.map(({ size }) => size <= 500)).toEqual([true]);
  });

  it.each([
    ['begins with the first product', { page: 10, isDevice: false }, 0, [[0, 500]], ['S0', 'S499']],
    [
      'goes on behind ten pages with a page of its own',
      { page: 11, isDevice: false },
      500,
      [[500, 50]],
      ['S500', 'S549'],
    ],
    [
      'brings of those that follow what comes with it',
      { page: 13, isDevice: false },
      500,
      [[500, 150]],
      ['S500', 'S649'],
    ],
    [
      'brings them one by one on a device',
      { page: 12, isDevice: true },
      500,
      [
        [500, 50],
        [550, 50],
      ],
      ['S500', 'S599'],
    ],
  ])('%s', async (_, { page, isDevice }, before, sizes, ends) => {
    const { source, asked } = catalog(isDevice, 5_000);
    const answer = await askListing(source, query({ page }));
    expect(answer).toMatchObject({ ok: true, found: { before, hasMore: true, total: 5_000 } });
    expect(asked.map(({ from, size }) => [from, size])).toEqual(sizes);
    expect(asked.map(({ request }) => request._availableFilters !== undefined)).toEqual(
      sizes.map((_each, place) => place === 0),
    );
    expect(answer.ok && [answer.found.cards.at(0)?.sku, answer.found.cards.at(-1)?.sku]).toEqual(ends);
  });

  it.each([
    ['both kinds of stock, which is all there is', { stock: ['0', '1'] }, {}],
    ['a price that the currency cannot tell', { price: ['1.555-2'] }, {}],
  ])('answers that %s narrow nothing down', async (_, filters, honoured) => {
    expect(await askListing(catalog(false).source, query({ filters }))).toMatchObject({
      ok: false,
      code: 'listing.unknown-filter',
      data: { filters: honoured },
    });
  });

  it('honours a range of prices of the shopper’s own', async () => {
    const { source, asked } = catalog(false);
    expect(await askListing(source, query({ filters: { price: ['20-80'] } }))).toMatchObject({
      ok: true,
      found: { filters: { price: ['20-80'] } },
    });
    expect(asked.at(-1)?.request._appliedFilters?.at(-1)?.value).toEqual({ gte: 20, lte: 80 });
  });

  it('asks once for a step of prices, which ends before its last', async () => {
    const { source, asked } = catalog(false);
    expect(await askListing(source, query({ filters: { price: ['50-100'] } }))).toMatchObject({
      ok: true,
      found: { filters: { price: ['50-100'] } },
    });
    expect(asked.map(({ request }) => request._appliedFilters?.at(-1)?.value)).toEqual([
      { gte: 50, lt: 100 },
    ]);
  });

  it('shows what suits somebody in its order, page after page, until another order is picked', async () => {
    const { source, asked } = catalog(true, 60);
    const ranked = Array.from({ length: 60 }, (_, place) => `S${59 - place}`);
    const skus = async (changes: object) => {
      const answer = await askListing(source, { ...query(changes), ranked });
      return answer.ok ? answer.found.cards.map(({ sku }) => sku) : [];
    };
    expect(await skus({ sort: 'suited' })).toEqual(ranked.slice(0, 50));
    expect(await skus({ sort: 'suited', page: 2 })).toEqual(ranked);
    expect((await skus({ sort: 'popular' })).slice(0, 2)).toEqual(['S0', 'S1']);
    expect(asked.map(({ size }) => size)).toEqual([60, 60, 50]);
  });

  it('has filters counted with the first page only', async () => {
    const { source, asked } = catalog(true);
    await askListing(source, query({ page: 3 }));
    expect(asked.map(({ request }) => request._availableFilters !== undefined)).toEqual([true, false, false]);
  });

  it('puts what is sold out last only where the shop shows what sells', async () => {
    const { source, asked } = catalog(false);
    await askListing(source, query({}));
    for (const sort of ['latest', 'price-low', 'price-high', 'trending', 'suited', 'relevance'])
      await askListing(source, query({ sort }));
    expect(
      asked.map(({ request }) =>
        request._appliedSort?.map(({ field, options }) => `${field} ${String(options)}`),
      ),
    ).toEqual([
      ['stock.is_in_stock desc', 'number_of_sales desc'],
      ['updated_at desc'],
      ['final_price asc'],
      ['final_price desc'],
      ['stock.is_in_stock desc', 'sales_trend desc'],
      ['stock.is_in_stock desc', 'number_of_sales desc'],
      undefined,
    ]);
  });
});
