import type { ProductDocument } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { type Asked, searchUrl, vsfSearch } from './vsf-search.ts';

/**
 * Declares the rules of filters, counts and forms of an answer, each held against all documents, of a provider over
 * whatever engine.
 */
export const searchRules = async (url: string): Promise<void> => {
  const search = vsfSearch(url);

  type Filter = { attribute: string; value: unknown; scope?: string };
  const facet = (attribute: string, value: unknown): Filter => ({ attribute, value, scope: 'catalog' });
  const found = async (filters: readonly Filter[], asked: Asked = {}) =>
    search({
      size: 1000,
      ...asked,
      request: { ...(asked.request as object), _appliedFilters: [...filters] },
    });
  const skus = async (filters: readonly Filter[]) =>
    (await found(filters)).hits.map(({ sku }) => String(sku)).toSorted();

  const all = (await search({ size: 1000, isCompact: false, request: {} }))
    .hits as unknown as ProductDocument[];
  const [rice, tee] = ['DJ-TIERS', 'DJ-TEE'].map((sku) => all.find((product) => product.sku === sku));
  const groceries = rice?.category_ids[0] ?? '';
  const sold = rice?.number_of_sales ?? 0;
  const colors = (product: ProductDocument): unknown[] =>
    [product['color'], ...((product['color_options'] ?? []) as unknown[])].filter(
      (color) => color !== undefined && color !== null,
    );
  const childSkus = ({ configurable_children = [] }: ProductDocument) =>
    configurable_children.map(({ sku }) => sku);

  type Rule = readonly [
    title: string,
    filters: readonly Filter[],
    holds: (product: ProductDocument) => boolean,
  ];
  const on = (attribute: string, value: unknown): readonly Filter[] => [
    { attribute, value, scope: 'default' },
  ];

  /** The rules of wire §7.2, sentence by sentence. */
  const rules: readonly Rule[] = [
    ['a scalar is any of one', on('sku', 'DJ-TEE'), ({ sku }) => sku === 'DJ-TEE'],
    [
      'eq takes a list',
      on('sku', { eq: ['DJ-TEE', 'DJ-TIERS'] }),
      ({ sku }) => ['DJ-TEE', 'DJ-TIERS'].includes(sku),
    ],
    ['in takes a scalar', on('sku', { in: 'DJ-TEE' }), ({ sku }) => sku === 'DJ-TEE'],
    ['neq', on('type_id', { neq: 'simple' }), ({ type_id }) => type_id !== 'simple'],
    [
      'nin',
      on('type_id', { nin: ['simple', 'configurable'] }),
      ({ type_id }) => !['simple', 'configurable'].includes(type_id),
    ],
    [
      'nin on a list: none of its elements',
      on('category_ids', { nin: [groceries] }),
      ({ category_ids }) => !category_ids.includes(groceries),
    ],
    ['gt', on('number_of_sales', { gt: sold }), ({ number_of_sales }) => number_of_sales > sold],
    [
      'gte and lte together',
      on('number_of_sales', { gte: 100, lte: sold }),
      ({ number_of_sales }) => number_of_sales >= 100 && number_of_sales <= sold,
    ],
    [
      'lt, the bound as a text',
      on('number_of_sales', { lt: String(sold) }),
      ({ number_of_sales }) => number_of_sales < sold,
    ],
    [
      'from and to hold their bounds',
      on('number_of_sales', { from: sold, to: sold }),
      ({ number_of_sales }) => number_of_sales === sold,
    ],
    [
      'moreq is at least',
      on('number_of_sales', { moreq: sold }),
      ({ number_of_sales }) => number_of_sales >= sold,
    ],
    [
      'gteq and lteq are ranges',
      on('number_of_sales', { gteq: 100, lteq: sold }),
      ({ number_of_sales }) => number_of_sales >= 100 && number_of_sales <= sold,
    ],
    [
      'only the first member decides',
      on('sku', { in: ['DJ-TEE'], nin: ['DJ-TEE'] }),
      ({ sku }) => sku === 'DJ-TEE',
    ],
    [
      'a range whose first member is none is not one',
      on('sku', { eq: 'DJ-TEE', gt: 'Z' }),
      ({ sku }) => sku === 'DJ-TEE',
    ],
    [
      'an unknown operator is any of the values',
      on('sku', { anything: ['DJ-TEE'] }),
      ({ sku }) => sku === 'DJ-TEE',
    ],
    ['an empty value is ignored', on('sku', {}), () => true],
    ['like without a wildcard is exact', on('sku', { like: 'DJ-TEE' }), ({ sku }) => sku === 'DJ-TEE'],
    ['like with wildcards', on('sku', { like: 'DJ-T%' }), ({ sku }) => sku.startsWith('DJ-T')],
    [
      'or and orGt: one of them',
      [...on('sku', { or: ['DJ-TEE'] }), ...on('number_of_sales', { orGt: sold })],
      ({ sku, number_of_sales }) => sku === 'DJ-TEE' || number_of_sales > sold,
    ],
    [
      'one or group, and the rest',
      [
        ...on('sku', { or: 'DJ-TEE' }),
        ...on('number_of_sales', { orFrom: sold }),
        ...on('type_id', { eq: 'simple' }),
      ],
      ({ type_id, number_of_sales }) => type_id === 'simple' && number_of_sales >= sold,
    ],
    [
      'or null: missing',
      on('color_options', { or: null }),
      (product) => product['color_options'] === undefined,
    ],
    [
      'nor: not any of them',
      [...on('type_id', { nor: ['simple'] }), ...on('sku', { or: 'DJ-TIERS' })],
      ({ type_id, sku }) => type_id !== 'simple' || sku === 'DJ-TIERS',
    ],
    [
      'nor null: present',
      on('color_options', { nor: null }),
      (product) => product['color_options'] !== undefined,
    ],
    [
      'numbers find texts',
      on('category_ids', { in: [Number(groceries)] }),
      ({ category_ids }) => category_ids.includes(groceries),
    ],
    ['texts find numbers', on('status', { in: ['1'] }), ({ status }) => status === 1],
    ['true finds 1', on('sale', { eq: true }), ({ sale }) => sale === 1],
    ['1 finds true', on('stock.is_in_stock', { eq: 1 }), ({ stock }) => stock.is_in_stock],
    [
      'a dotted field reaches into lists',
      on('configurable_children.sku', { eq: 'DJ-TEE-M-BLK' }),
      (product) => childSkus(product).includes('DJ-TEE-M-BLK'),
    ],
    [
      "a category's name is exact",
      on('category.name', { eq: rice?.category[0]?.name }),
      ({ category }) => category.some(({ name }) => name === rice?.category[0]?.name),
    ],
    ['half of it is none', on('category.name', { eq: rice?.category[0]?.name.slice(0, 3) }), () => false],
    ['an empty catalogue filter is ignored', [facet('color', {})], () => true],
    [
      'a catalogue filter takes a range',
      [facet('number_of_sales', { gte: sold })],
      ({ number_of_sales }) => number_of_sales >= sold,
    ],
    ['an open price bound is left out', [facet('price', { gte: 5 })], ({ final_price }) => final_price >= 5],
  ];

  describe('filters', () => {
    it.each(rules)('%s', async (_, filters, holds) => {
      expect(await skus(filters)).toEqual(
        all
          .filter(holds)
          .map(({ sku }) => sku)
          .toSorted(),
      );
    });
  });

  describe('counts', () => {
    const counted = async (
      fields: readonly { field: string; scope?: string; options?: Record<string, unknown> }[],
      filters: readonly Filter[] = [],
    ) =>
      (
        await found(filters, {
          size: 1,
          request: { _availableFilters: fields.map((field) => ({ scope: 'catalog', ...field })) },
        })
      ).aggregations ?? {};

    it('go by the most first, say how many are left beyond the size asked for, and bound no more', async () => {
      const { agg_terms_type_id: terms } = await counted([{ field: 'type_id', options: { size: 2 } }]);
      const counts = [...Map.groupBy(all, ({ type_id }) => type_id)]
        .map(([key, { length }]) => ({ key, doc_count: length }))
        .toSorted((one, other) => other.doc_count - one.doc_count);
      expect(terms).toMatchObject({
        doc_count_error_upper_bound: 0,
        sum_other_doc_count: counts.slice(2).reduce((sum, { doc_count }) => sum + doc_count, 0),
      });
      expect(terms?.buckets.map(({ doc_count }) => doc_count)).toEqual(
        counts.slice(0, 2).map(({ doc_count }) => doc_count),
      );
    });

    it('of a mapped field bear its mapped name', async () => {
      const aggregations = await counted([{ field: 'category.name' }]);
      expect(Object.keys(aggregations).toSorted()).toEqual([
        'agg_terms_category.name.keyword',
        'agg_terms_category.name.keyword_options',
      ]);
      const name = rice?.category[0]?.name ?? '';
      expect(aggregations['agg_terms_category.name.keyword']?.buckets).toContainEqual({
        key: name,
        doc_count: all.filter(({ category }) => category.some((one) => one.name === name)).length,
      });
    });

    it('of an attribute leave out its own filter, and hold to all others', async () => {
      const color = colors(tee ?? (all[0] as ProductDocument))[0];
      const plain = await counted([{ field: 'color' }, { field: 'type_id' }]);
      const filtered = await counted(
        [{ field: 'color' }, { field: 'type_id' }],
        [facet('color', { in: [String(color)] })],
      );
      expect([filtered['agg_terms_color'], filtered['agg_terms_color_options']]).toEqual([
        plain['agg_terms_color'],
        plain['agg_terms_color_options'],
      ]);
      const total = (filtered['agg_terms_type_id']?.buckets ?? []).reduce(
        (sum, { doc_count }) => sum + doc_count,
        0,
      );
      expect(total).toBe(all.filter((product) => colors(product).includes(color)).length);
    });

    it('of prices have every range, those that hold nothing too', async () => {
      const { agg_range_price: ranges } = await counted([{ field: 'price' }], on('sku', 'DJ-TIERS'));
      expect(ranges?.buckets.map(({ doc_count }) => doc_count).toSorted()).toEqual([0, 0, 0, 1]);
    });

    it('are made for facets of scope catalog alone', async () => {
      expect(await counted([{ field: 'color', scope: 'default' }])).toEqual({});
    });
  });

  describe('the form of an answer', () => {
    it('is fifty documents when no size is given, with a score when nothing sorts them and null when something does', async () => {
      const answer = (await (
        await fetch(
          `${url}/api/catalog/iq_catalog_en/product/_search?request_format=search-query&response_format=compact`,
        )
      ).json()) as { hits: { _score: number | null }[] };
      expect(answer.hits.map(({ _score }) => typeof _score)).toEqual(
        Array.from({ length: 50 }, () => 'number'),
      );
      expect(
        new Set((await found([], { size: 5, sort: 'id:desc' })).hits.map(({ _score }) => _score)),
      ).toEqual(new Set([null]));
    });

    it.each([['desc'], [{ order: 'desc', mode: 'min', missing: '_last', unmapped_type: 'long' }]])(
      'sorts by the options %j',
      async (options) => {
        const { hits } = await found([], {
          isCompact: false,
          request: { _appliedSort: [{ field: 'number_of_sales', options }] },
        });
        expect(hits.map(({ number_of_sales }) => Number(number_of_sales))).toEqual(
          all.map(({ number_of_sales }) => number_of_sales).toSorted((one, other) => other - one),
        );
      },
    );

    it('sorts by chance without losing anything', async () => {
      const { hits } = await found([], { request: { _appliedSort: [{ field: 'random' }] } });
      expect(hits.map(({ sku }) => String(sku)).toSorted()).toEqual(all.map(({ sku }) => sku).toSorted());
    });

    it('is the same for GET and POST, and for both names of the field lists', async () => {
      const request = {
        _appliedFilters: [{ attribute: 'type_id', value: { eq: 'configurable' } }],
        _availableFilters: [{ field: 'size', scope: 'catalog' }],
        _appliedSort: [{ field: 'final_price', options: 'desc' }],
      };
      const asked = { size: 5, include: ['sku', '*.final_price'], exclude: ['configurable_children.name'] };
      const address = searchUrl(url, asked);
      const posted = [
        address,
        address.replace('_source_include', '_source_includes').replace('_source_exclude', '_source_excludes'),
      ].map(async (place) =>
        (
          await fetch(place, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(request),
          })
        ).json(),
      );
      const got = await search({ ...asked, request });
      expect(await Promise.all(posted)).toEqual([got, got]);
      expect(Object.keys(got.hits[0] ?? {}).toSorted()).toEqual(['_score', 'configurable_children', 'sku']);
    });
  });
};
