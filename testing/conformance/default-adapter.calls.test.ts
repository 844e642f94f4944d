import type { SearchQuery } from '@dijla/contract/client';
import { standardSearchAnswer } from '@dijla/contract/schemas';
import { groupTokenOf } from '../../apps/provider/src/modules/customers/groups/group-token.ts';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elasticsearchBody, shippedRanges } from './vsf-elasticsearch.ts';
import { fieldLists } from './vsf-field-lists.ts';
import { type Asked, defaultAdapterUrl, defaultSearch, type Found, vsfSearch } from './vsf-search.ts';
import { executeTask } from './vsf-tasks.ts';

const secret = 'what this shop signs with';
const { url } = await providerOverHttp({ secret });
const [search, byQuery] = [defaultSearch(url), vsfSearch(url)];

type Filter = NonNullable<SearchQuery['_appliedFilters']>[number];
const on = (attribute: string, value: unknown, scope = 'default'): Filter => ({ attribute, value, scope });
const listed = [on('visibility', { in: [2, 3, 4] }), on('status', { in: [0, 1] })];
const post = (address: string, body: unknown) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const inBoth = async (asked: Asked): Promise<[Found, Found]> =>
  Promise.all([search(asked), byQuery({ ...asked, isCompact: false })]);

describe("the client's shipped configuration", () => {
  it('W1: is answered as Elasticsearch answers: nested hits, a number as total, full names', async () => {
    const answer = await fetch(
      defaultAdapterUrl(url, {
        ...fieldLists.productList,
        size: 3,
        request: {
          _appliedFilters: [...listed],
          _availableFilters: [{ field: 'color', scope: 'catalog', options: {} }],
        },
      }),
    );
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    const {
      hits: { total, hits },
      aggregations,
    } = standardSearchAnswer.strict().parse(await answer.json());
    expect([total > 3, hits.length, Object.keys(aggregations ?? {})]).toEqual([
      true,
      3,
      ['agg_terms_color', 'agg_terms_color_options'],
    ]);
    for (const { _id, _type, _source } of hits)
      expect([_id, _type, typeof _source['name'], typeof _source['final_price']]).toEqual([
        String(_source['id']),
        'product',
        'string',
        'number',
      ]);
  });

  it.each([{ request: {} }, { request: undefined }, { request: '' }])(
    'W1: gets everything when its body says nothing: %j',
    async ({ request }) => {
      const [found, all] = [await search({ size: 5, request }), await byQuery({ size: 5, isCompact: false })];
      expect(found).toEqual(all);
    },
  );

  it.each(['product', 'category', 'attribute', 'taxrule', 'cms_page', 'cms_block', 'review'])(
    'W1: finds every %s as the other adapter does, from memory, by pages and all at once',
    async (entity) => {
      for (const paging of [{ size: 4, from: 2 }, { size: 1000 }]) {
        const [found, other] = await inBoth({ entity, ...paging, sort: 'id:desc', request: {} });
        expect(found).toEqual(other);
      }
    },
  );

  it('W1: sorts by its address, by field and direction', async () => {
    const prices = async (sort: string) =>
      (await search({ size: 1000, sort, request: { _appliedFilters: [...listed] } })).hits.map(
        ({ final_price }) => Number(final_price),
      );
    const ascending = await prices('final_price');
    expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
    expect(await prices('final_price:desc')).toEqual(ascending.toSorted((one, other) => other - one));
  });

  it('W1: finds by a text what the other adapter finds, its share of words encoded for an address or not', async () => {
    const asked = {
      size: 20,
      request: {
        _searchText: 'cotton t-shirt',
        _appliedFilters: [...listed],
        _availableFilters: [{ field: 'size', scope: 'catalog', options: { size: 10 } }],
      },
    };
    const [found, other] = await inBoth(asked);
    expect(found).toEqual(other);
    expect(found.hits.map(({ sku }) => sku)).toContain('DJ-TEE');
    const decoded = JSON.parse(
      JSON.stringify(elasticsearchBody(asked.request)).replace('75%25', '75%'),
    ) as unknown;
    expect(await (await post(defaultAdapterUrl(url, { size: 20 }), decoded)).json()).toMatchObject({
      hits: { total: found.total },
    });
  });

  it('W1: is answered alike by POST, and when its body was encoded twice', async () => {
    const request = {
      _appliedFilters: [...listed, on('color', { in: [1, '2'] }, 'catalog')],
      _availableFilters: [{ field: 'price', scope: 'catalog', options: {} }],
    };
    const [got, posted, twice] = [
      await fetch(defaultAdapterUrl(url, { request })),
      await post(defaultAdapterUrl(url, {}), elasticsearchBody(request)),
      await fetch(
        defaultAdapterUrl(url, { request: encodeURIComponent(JSON.stringify(elasticsearchBody(request))) }),
      ),
    ];
    const answers: unknown[] = [await got.json(), await posted.json(), await twice.json()];
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(standardSearchAnswer.safeParse(answers[0]).success).toBe(true);
  });

  it('W1: counts prices in the ranges it names, its own filter among them', async () => {
    const { aggregations = {} } = await search({
      size: 1,
      request: {
        _appliedFilters: [...listed, on('price', { gte: 5, lte: 12 }, 'catalog')],
        _availableFilters: [{ field: 'price', scope: 'catalog', options: {} }],
      },
    });
    const all = (
      await byQuery({ size: 1000, isCompact: false, request: { _appliedFilters: [...listed] } })
    ).hits.map(({ final_price }) => Number(final_price));
    const expected = [
      [0, 50],
      [5, 12],
      [50, 100],
      [100, 150],
      [150, Infinity],
    ] as const;
    expect(
      aggregations['agg_range_price']?.buckets.map(({ from, to, doc_count }) => [
        from,
        to ?? Infinity,
        doc_count,
      ]),
    ).toEqual(
      expected.map(([from, to]) => [from, to, all.filter((price) => price >= from && price < to).length]),
    );
    expect(aggregations['agg_range_price']?.buckets.map(({ key }) => key)).toEqual([
      '0.0-50.0',
      '5.0-12.0',
      '50.0-100.0',
      '100.0-150.0',
      '150.0-*',
    ]);
  });

  it('W1: shows a customer the prices of her group by the token at the top of its body', async () => {
    const groupToken = groupTokenOf({ group_id: 2, id: 1 }, { secret, now: Date.now() });
    const price = async (request: SearchQuery) =>
      (
        await search({
          index: 'iq_catalog_ar',
          size: 1,
          request: { _appliedFilters: [on('sku', { eq: 'DJ-TIERS' })], ...request },
        })
      ).hits[0]?.['final_price'];
    expect([
      await price({ groupId: 2, groupToken }),
      await price({ groupId: 2, groupToken: `${groupToken}x` }),
      await price({}),
    ]).toEqual([21_500, 24_000, 24_000]);
  });

  it.each(['0', '-1', '10000', '10001', '99999999', 'x'])(
    'W1: has the same ceiling as the other adapter for size=%s',
    async (size) => {
      const [found, other] = await Promise.all(
        [
          defaultAdapterUrl(url, { entity: 'category', request: {} }),
          `${defaultAdapterUrl(url, { entity: 'category' })}&request_format=search-query`,
        ].map(async (address) => {
          const answer = await fetch(address.replace('size=50', `size=${size}`));
          return [answer.status, await answer.text()];
        }),
      );
      expect(found).toEqual(other);
    },
  );
});

const attribute = fc.constantFrom(
  'sku',
  'color',
  'size',
  'category_ids',
  'category.name',
  'status',
  'type_id',
  'stock.is_in_stock',
  'id',
  'number_of_sales',
  'configurable_children.sku',
  'nothing',
);
const scalar = fc.oneof(
  fc.integer({ min: 0, max: 80 }),
  fc.constantFrom('DJ-TEE', 'DJ-SIMPLE', 'simple', 'configurable', '49', 'Tea'),
  fc.boolean(),
);
const values = fc.oneof(scalar, fc.array(scalar, { maxLength: 4 }));
const bound = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }).map(String));
const range = fc.dictionary(fc.constantFrom('gt', 'gte', 'lt', 'lte', 'from', 'to'), bound, {
  minKeys: 1,
  maxKeys: 2,
});
const byDefault = fc.record({
  attribute,
  scope: fc.constant('default'),
  value: fc.oneof(
    scalar,
    range,
    fc
      .tuple(fc.constantFrom('eq', 'in', 'neq', 'nin', 'or', 'nor'), fc.oneof(values, fc.constant(null)))
      .map(([operator, given]) => ({ [operator]: given })),
    fc.dictionary(fc.constantFrom('orGt', 'orGte', 'orLt', 'orLte', 'orFrom', 'orTo'), bound, {
      minKeys: 1,
      maxKeys: 2,
    }),
  ),
});
const byFacet = fc.record({
  attribute: fc.constantFrom('color', 'size', 'price', 'brand', 'category.name'),
  scope: fc.constant('catalog'),
  value: fc.oneof(
    values.map((given) => ({ in: given })),
    range,
    fc.constant({}),
  ),
});
const facets = fc.uniqueArray(
  fc.constantFrom('color', 'size', 'price', 'brand', 'erin_recommends', 'category.name'),
  { maxLength: 3 },
);
/**
 * Searches that both adapters can send: the builder sends nothing without filters, and drops the search text
 * when the order is random.
 */
const arbitraryQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    applied: fc.array(fc.oneof({ weight: 2, arbitrary: byDefault }, byFacet), { maxLength: 4 }),
    facets,
    sort: fc.constantFrom<NonNullable<SearchQuery['_appliedSort']>>(
      [],
      [{ field: 'final_price', options: 'desc' }],
      [
        { field: 'name', options: 'asc' },
        { field: 'id', options: { order: 'desc' } },
      ],
    ),
    text: fc.constantFrom('', '', 'cotton', 'dj-tee', 'شاي'),
  })
  .map(({ applied, facets: fields, sort, text }) => {
    const { gte, lte } = (applied.find((each) => each.attribute === 'price')?.value ?? {}) as {
      gte?: unknown;
      lte?: unknown;
    };
    const ranges = [
      ...shippedRanges,
      ...(gte || lte ? [{ ...(gte ? { from: Number(gte) } : {}), ...(lte ? { to: Number(lte) } : {}) }] : []),
    ];
    return {
      _appliedFilters: [on('status', { in: [0, 1] }), ...applied],
      _availableFilters: fields.map((field) => ({
        field,
        scope: 'catalog',
        options: { size: 10, ...(field === 'price' ? { ranges } : {}) },
      })),
      _appliedSort: sort,
      _searchText: text,
    };
  });

describe('both adapters', () => {
  it('W1: find the same documents in the same order, and count them alike, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryQuery,
        fc.constantFrom('iq_catalog_en', 'iq_catalog_ar'),
        async (request, index) => {
          const [found, other] = await inBoth({
            index,
            size: 30,
            include: ['id', 'sku', 'final_price'],
            request,
          });
          expect(found).toEqual(other);
        },
      ),
      { numRuns: 250 },
    );
  }, 60_000);

  it('W1: find the same documents by chance', async () => {
    const ids = ({ hits }: Found) => hits.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
    const [found, other] = await inBoth({
      size: 1000,
      request: {
        _appliedFilters: [...listed, on('color', { or: null }), on('size', { or: null })],
        _appliedSort: [{ field: 'random', options: 'desc' }],
      },
    });
    expect([found.total, ids(found)]).toEqual([other.total, ids(other)]);
    expect(found.hits.map(({ id }) => id)).not.toEqual(ids(found));
  });
});

describe('any other body', () => {
  const refused: readonly [string, unknown][] = [
    ['query.match_all', { query: { match_all: {} } }],
    ['query.bool.filter.wildcard', { query: { bool: { filter: { wildcard: { name: '*' } } } } }],
    ['aggs.prices', { aggs: { prices: { terms: { field: 'price' } } } }],
    ['size', { size: 3 }],
    ['_appliedFilters', { _appliedFilters: [] }],
    ['script_fields', { query: { bool: {} }, script_fields: { x: { script: '1' } } }],
    [
      'query.bool.filter.terms.sku',
      { query: { bool: { filter: { terms: { sku: Array.from({ length: 10_001 }, () => '1') } } } } },
    ],
  ];

  it.each(refused)('W1: is refused by the name of what is not understood: %s', async (clause, body) => {
    const [got, posted] = [
      await executeTask(defaultAdapterUrl(url, { request: JSON.stringify(body) })),
      await executeTask(defaultAdapterUrl(url, {}), { method: 'POST', body }),
    ];
    for (const answer of [got, posted]) {
      expect(answer).toMatchObject({ status: 400, code: 400, result: expect.stringContaining(clause) });
      expect(answer).not.toHaveProperty('hits');
      expect(answer.headers.get('x-refusal')).toBe('search.foreign-query');
    }
  });

  it.each(['{', '[]', '"x"', 'null', '%'])(
    'W1: of which nothing can be read is a 500 envelope: %s',
    async (request) => {
      expect(await executeTask(defaultAdapterUrl(url, { request }))).toMatchObject({
        status: 500,
        code: 500,
        result: expect.any(String),
      });
    },
  );

  it('W1: nested a thousand times or naming a prototype is refused at once', async () => {
    for (const body of [
      `{"query":${'{"bool":{"filter":'.repeat(1000)}1${'}}'.repeat(1000)}}`,
      '{"query":{"__proto__":{"bool":{}}}}',
      '{"aggs":{"constructor":{"terms":{"field":"__proto__"}}}}',
    ]) {
      expect(await executeTask(defaultAdapterUrl(url, { request: body }))).toMatchObject({
        status: 400,
        code: 400,
      });
    }
  });
});
