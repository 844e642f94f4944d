import { describe, expect, it } from 'vitest';
import { searchQueryOf } from './search-query-of.ts';

const asked = (body: unknown) => {
  const read = searchQueryOf(body);
  return read.ok ? read.query : read.clause;
};
const filtered = (filter: unknown) => {
  const query = asked({ query: { bool: { filter } } });
  return typeof query === 'string' ? query : query._appliedFilters;
};
const facet = (own: object, ofVariants: object) => ({
  bool: { should: [own, { bool: { must: [ofVariants, { match: { type_id: 'configurable' } }] } }] },
});
const bySku = (text: string) => ({
  bool: {
    should: [
      { terms: { 'configurable_children.sku': text.split('-') } },
      { match_phrase: { sku: { query: text, boost: 1 } } },
      { match_phrase: { 'configurable_children.sku': { query: text, boost: 1 } } },
    ],
  },
});
const words = (text: string, changes: object = {}) => ({
  multi_match: {
    fields: ['name^4', 'sku^2', 'category.name^1'],
    query: text,
    operator: 'or',
    fuzziness: 2,
    cutoff_frequency: 0.01,
    max_expansions: 3,
    prefix_length: 2,
    minimum_should_match: '75%25',
    tie_breaker: '1',
    ...changes,
  },
});
const scored = (should: readonly unknown[], changes: object = {}) => ({
  query: {
    bool: {
      filter: { terms: { visibility: [2, 3, 4] } },
      must: {
        function_score: {
          functions: [{ filter: { match: { attribute_code: 'attribute_value' } }, weight: 1 }],
          score_mode: 'multiply',
          boost_mode: 'multiply',
          max_boost: 100,
          min_score: 1,
          query: { bool: { should } },
          ...changes,
        },
      },
    },
  },
  min_score: 0.02,
});

describe('searchQueryOf', () => {
  it.each<[string, object, object[]]>([
    ['one clause', { terms: { sku: ['A'] } }, [{ attribute: 'sku', value: { in: ['A'] } }]],
    [
      'a range',
      { range: { number_of_sales: { gte: 1, lt: '5' } } },
      [{ attribute: 'number_of_sales', value: { gte: 1, lt: '5' } }],
    ],
    ['a field that is there', { exists: { field: 'color' } }, [{ attribute: 'color', value: { eq: null } }]],
    [
      'one and no other',
      {
        bool: {
          must: { terms: { status: [0, 1] } },
          must_not: [{ terms: { sku: ['A', 'B'] } }, { exists: { field: 'color' } }],
        },
      },
      [
        { attribute: 'status', value: { in: [0, 1] } },
        { attribute: 'sku', value: { nin: ['A', 'B'] } },
        { attribute: 'color', value: { nin: null } },
      ],
    ],
    [
      'an or group',
      {
        bool: {
          must: [{ terms: { c: [true] } }],
          should: [
            { terms: { a: [1] } },
            { range: { b: { gt: 1, moreq: 2 } } },
            { exists: { field: 'd' } },
            { bool: { must_not: [{ terms: { e: [3] } }] } },
            { bool: { must_not: [{ exists: { field: 'f' } }] } },
          ],
          minimum_should_match: 1,
        },
      },
      [
        { attribute: 'c', value: { in: [true] } },
        { attribute: 'a', value: { or: [1] } },
        { attribute: 'b', value: { orGt: 1, orGte: 2 } },
        { attribute: 'd', value: { nor: null } },
        { attribute: 'e', value: { nor: [3] } },
        { attribute: 'f', value: { or: null } },
      ],
    ],
    [
      'a facet alone',
      facet({ terms: { color: ['49'] } }, { terms: { color_options: ['49'] } }),
      [{ attribute: 'color', value: { in: ['49'] }, scope: 'catalog' }],
    ],
    [
      'facets beside other filters',
      {
        bool: {
          must: [
            { terms: { status: [1] } },
            facet(
              { terms: { 'category.name.keyword': ['Tea'] } },
              { terms: { 'category.name_options': ['Tea'] } },
            ),
            facet({ range: { final_price: { gte: 50 } } }, { range: { final_price: { gte: 50 } } }),
          ],
        },
      },
      [
        { attribute: 'status', value: { in: [1] } },
        { attribute: 'category.name.keyword', value: { in: ['Tea'] }, scope: 'catalog' },
        { attribute: 'price', value: { gte: 50 }, scope: 'catalog' },
      ],
    ],
    [
      'a facet without a value',
      {
        bool: {
          must: [
            { terms: { status: [1] } },
            { bool: { should: [{ bool: { filter: { match: { type_id: 'configurable' } } } }] } },
          ],
        },
      },
      [{ attribute: 'status', value: { in: [1] } }],
    ],
  ])('W1: reads %s as the client builds it', (_, filter, expected) => {
    expect(filtered(filter)).toEqual(expected);
  });

  it('W1: reads a text with scores and without', () => {
    const plain = {
      query: {
        bool: {
          filter: { terms: { visibility: [2, 3, 4] } },
          should: [words('tea-cup 2'), bySku('tea-cup 2')],
        },
      },
    };
    expect([asked(scored([words('tea-cup 2'), bySku('tea-cup 2')])), asked(plain)]).toMatchObject([
      { _searchText: 'tea-cup 2' },
      { _searchText: 'tea-cup 2', _appliedFilters: [{ attribute: 'visibility' }] },
    ]);
  });

  it('W1: reads counts, each facet once, prices in the ranges that are named', () => {
    const terms = (field: string, size?: number) => ({ terms: { field, ...(size && { size }) } });
    const aggs = {
      agg_terms_color: terms('color', 10),
      agg_terms_color_options: terms('color_options', 20),
      'agg_terms_category.name.keyword': terms('category.name.keyword', 10),
      'agg_terms_category.name_options': terms('category.name_options', 10),
      agg_terms_price: terms('price'),
      agg_range_price: { range: { field: 'price', ranges: [{ from: 0, to: 50 }, { from: '50' }] } },
      agg_terms_free_options: terms('free_options'),
    };
    expect(asked({ aggs })).toMatchObject({
      _availableFilters: [
        { field: 'color', scope: 'catalog', options: { size: 20 } },
        { field: 'category.name.keyword', options: { size: 10 } },
        { field: 'price', options: { size: 10, ranges: [{ from: 0, to: 50 }, { from: 50 }] } },
        { field: 'free_options', options: { size: 10 } },
      ],
    });
  });

  it('W1: reads sorts of a body, an order by chance, and whose prices are asked for', () => {
    expect(
      asked({
        sort: [{ final_price: { order: 'desc' } }, { name: 'asc' }],
        groupId: 3,
        groupToken: 'signed',
      }),
    ).toMatchObject({
      _appliedSort: [
        { field: 'final_price', options: { order: 'desc' } },
        { field: 'name', options: 'asc' },
      ],
      groupId: 3,
      groupToken: 'signed',
    });
    const random = {
      query: {
        function_score: {
          functions: [{ weight: 2, random_score: {}, filter: { terms: { status: [1] } } }],
          min_score: 1.1,
        },
      },
    };
    expect(asked(random)).toMatchObject({
      _appliedSort: [{ field: 'random' }],
      _appliedFilters: [{ attribute: 'status' }],
    });
  });

  it.each<[string, unknown]>([
    ['query.match_all', { query: { match_all: {} } }],
    ['query', { query: {} }],
    [
      'query',
      {
        query: {
          bool: {},
          function_score: {
            functions: [{ weight: 2, random_score: {}, filter: { terms: { a: [] } } }],
            min_score: 1.1,
          },
        },
      },
    ],
    ['query.bool.filter.term', { query: { bool: { filter: { term: { sku: 'A' } } } } }],
    [
      'query.bool.filter.bool.must.1.wildcard',
      { query: { bool: { filter: { bool: { must: [{ terms: { a: [1] } }, { wildcard: { a: '*' } }] } } } } },
    ],
    ['query.bool.filter.terms', { query: { bool: { filter: { terms: { a: [1], b: [2] } } } } }],
    ['query.bool.filter.terms.a', { query: { bool: { filter: { terms: { a: 1 } } } } }],
    ['query.bool.filter.terms.a.1', { query: { bool: { filter: { terms: { a: [1, [2]] } } } } }],
    ['query.bool.filter.range.a.between', { query: { bool: { filter: { range: { a: { between: 2 } } } } } }],
    [
      'query.bool.filter.bool.must_not.0.range',
      { query: { bool: { filter: { bool: { must_not: [{ range: { a: { gt: 1 } } }] } } } } },
    ],
    [
      'query.bool.filter.bool.minimum_should_match',
      { query: { bool: { filter: { bool: { should: [{ terms: { a: [1] } }], minimum_should_match: 2 } } } } },
    ],
    [
      'query.bool.filter.bool.should.1.bool',
      { query: { bool: { filter: facet({ terms: { color: [1] } }, { terms: { size_options: [1] } }) } } },
    ],
    [
      'query.bool.filter.bool.should.1.bool',
      { query: { bool: { filter: facet({ terms: { color: [1] } }, { terms: { color_options: [2] } }) } } },
    ],
    [
      'query.bool.filter.bool.must.0.bool.should',
      {
        query: {
          bool: {
            filter: {
              bool: { must: [{ bool: { should: [{ terms: { a: [1] } }, { terms: { b: [1] } }] } }] },
            },
          },
        },
      },
    ],
    [
      'query.bool.must.function_score.functions.0.weight',
      scored([words('a'), bySku('a')], { functions: [{ filter: { match: { a: 1 } }, weight: 2 }] }),
    ],
    [
      'query.bool.must.function_score.query.bool.should.0.multi_match.fields.0',
      scored([words('a', { fields: ['description^9', 'sku^2', 'category.name^1'] }), bySku('a')]),
    ],
    ['query.bool.must.function_score.query.bool.should.1', scored([words('a'), bySku('b')])],
    ['aggs.agg_max_price.max', { aggs: { agg_max_price: { max: { field: 'price' } } } }],
    ['aggs.mine', { aggs: { mine: { terms: { field: 'color' } } } }],
    [
      'aggs.agg_range_weight.range.field',
      { aggs: { agg_range_weight: { range: { field: 'weight', ranges: [] } } } },
    ],
    ['highlight', { query: { bool: {} }, highlight: {} }],
    ['query.__proto__', JSON.parse('{"query":{"__proto__":{"bool":{}}}}')],
    [
      'query.bool.filter.terms.__proto__',
      JSON.parse('{"query":{"bool":{"filter":{"terms":{"__proto__":[1],"a":[1]}}}}}'),
    ],
    ['aggs.__proto__', JSON.parse('{"aggs":{"__proto__":{"terms":{"field":"x"}}}}')],
  ])('W1: names %s, which no client says', (clause, body) => {
    expect(asked(body)).toBe(clause);
  });

  it.each<[string, unknown]>([
    [
      'query.bool.filter.terms.a',
      { query: { bool: { filter: { terms: { a: Array.from({ length: 10_001 }, () => 1) } } } } },
    ],
    [
      'query.bool.filter.bool.must',
      {
        query: {
          bool: { filter: { bool: { must: Array.from({ length: 201 }, () => ({ terms: { a: [1] } })) } } },
        },
      },
    ],
    [
      'query.bool.filter.bool.should',
      {
        query: {
          bool: { filter: { bool: { should: Array.from({ length: 201 }, () => ({ terms: { a: [1] } })) } } },
        },
      },
    ],
    [
      'aggs',
      {
        aggs: Object.fromEntries(
          Array.from({ length: 603 }, (_, place) => [
            `agg_terms_a${place}`,
            { terms: { field: `a${place}` } },
          ]),
        ),
      },
    ],
    ['sort', { sort: Array.from({ length: 21 }, () => ({ a: 'asc' })) }],
    [
      'query.bool.must.function_score.query.bool.should.0.multi_match.query',
      scored([words('x'.repeat(1001)), bySku('x'.repeat(1001))]),
    ],
  ])('W1: bounds %s', (clause, body) => {
    expect(asked(body)).toBe(clause);
  });

  it('W1: names a clause by 200 characters at most, and is not led by the depth of what it does not read', () => {
    expect(asked({ ['x'.repeat(1000)]: 1 })).toHaveLength(200);
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) deep = { bool: { should: [deep] } };
    expect(asked({ query: deep })).toMatch(/^query/);
  });
});
