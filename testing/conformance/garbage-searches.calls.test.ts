import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorOfAnswer } from './judged-answer.ts';

const { url } = await providerOverHttp();

const entity = fc.constantFrom(
  'product',
  'category',
  'attribute',
  'taxrule',
  'review',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
);
const names = fc.constantFrom(
  'id',
  'sku',
  'price',
  'color',
  'category_ids',
  'category.name',
  'stock.is_in_stock',
  'configurable_children.sku',
  'name',
  'random',
  '',
  'a..b',
  '*',
);
const value = fc.jsonValue({ maxDepth: 3 });
const operators = fc.constantFrom(
  'eq',
  'neq',
  'in',
  'nin',
  'gt',
  'gte',
  'lt',
  'lte',
  'from',
  'to',
  'moreq',
  'lteq',
  'gteq',
  'or',
  'nor',
  'orGt',
  'orGte',
  'orFrom',
  'orTo',
  'like',
  'between',
);
const scope = fc.oneof(fc.constantFrom('default', 'catalog', undefined), value);
const filter = fc.record(
  {
    attribute: fc.oneof(names, value),
    value: fc.oneof(value, fc.dictionary(operators, value, { maxKeys: 3 })),
    scope,
    options: value,
  },
  { requiredKeys: [] },
);
const nearlyRight = fc.record(
  {
    _appliedFilters: fc.oneof(fc.array(filter, { maxLength: 4 }), value),
    _availableFilters: fc.oneof(
      fc.array(
        fc.record(
          { field: fc.oneof(names, value), scope, options: fc.oneof(value, fc.record({ size: value })) },
          { requiredKeys: [] },
        ),
        { maxLength: 3 },
      ),
      value,
    ),
    _appliedSort: fc.oneof(
      fc.array(
        fc.record(
          { field: fc.oneof(names, value), options: fc.oneof(value, fc.record({ order: value })) },
          { requiredKeys: [] },
        ),
        { maxLength: 3 },
      ),
      value,
    ),
    _searchText: fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), value),
    groupId: value,
    groupToken: fc.oneof(fc.string({ minLength: 11 }), value),
  },
  { requiredKeys: [] },
);
const field = fc.oneof(
  names,
  value.map((given) => (typeof given === 'string' ? given : JSON.stringify(given))),
);
const leaf = fc.oneof(
  fc.dictionary(
    fc.constantFrom('terms', 'range', 'exists', 'match', 'term', '__proto__'),
    fc.oneof(value, fc.dictionary(field, fc.oneof(value, fc.dictionary(operators, value)), { maxKeys: 2 })),
    { maxKeys: 2 },
  ),
  value,
);
const clauses = fc.oneof(leaf, fc.array(leaf, { maxLength: 3 }));
const bool = fc.record(
  { must: clauses, must_not: clauses, should: clauses, filter: clauses, minimum_should_match: value },
  { requiredKeys: [] },
);
/** Elasticsearch bodies that a client might plausibly build but does not. */
const nearlyBuilt = fc.record(
  {
    query: fc.oneof(
      fc.record({
        bool: fc.record(
          { filter: fc.oneof(leaf, fc.record({ bool })), must: value, should: clauses },
          { requiredKeys: [] },
        ),
      }),
      fc.record({ function_score: value }),
      value,
    ),
    aggs: fc.oneof(
      fc.dictionary(
        field.map((name) => `agg_terms_${name}`),
        fc.record({ terms: fc.record({ field, size: value }, { requiredKeys: [] }) }),
        { maxKeys: 3 },
      ),
      value,
    ),
    sort: value,
    min_score: value,
    groupId: value,
    groupToken: value,
  },
  { requiredKeys: [] },
);
const text = fc.oneof(
  { weight: 4, arbitrary: fc.oneof(nearlyRight, nearlyBuilt).map((request) => JSON.stringify(request)) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.json(),
);

const parameters = fc.dictionary(
  fc.constantFrom(
    'size',
    'from',
    'sort',
    '_source_include',
    '_source_exclude',
    '_source_includes',
    '_source_excludes',
    'response_format',
    'request_format',
  ),
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('search-query', 'compact', '*', '*.id,', '-1', '10000', '1e4', 'price:desc'),
  ),
  { maxKeys: 4 },
);

const addressOf = (asked: string, given: Record<string, string>) =>
  `${url}/api/catalog/iq_catalog_en/${asked}/_search?${new URLSearchParams(given).toString()}`;

describe('garbage', () => {
  it('as a request in the address is answered or refused as the contract says, never by a bug', async () => {
    await fc.assert(
      fc.asyncProperty(entity, parameters, text, async (asked, given, request) => {
        expect(
          await errorOfAnswer(
            'catalog/search',
            await fetch(addressOf(asked, { size: '3', ...given, request })),
          ),
        ).toBeNull();
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('as the body of a POST is too', async () => {
    await fc.assert(
      fc.asyncProperty(entity, parameters, text, async (asked, given, body) => {
        const answer = await fetch(addressOf(asked, { size: '3', ...given }), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        expect(await errorOfAnswer('catalog/search', answer)).toBeNull();
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('as what a url is mapped from, or prices are asked for, is too', async () => {
    const body = fc.record(
      {
        url: fc.oneof(fc.constantFrom('cotton-t-shirt', 'fashion', 'delivery'), value),
        includeFields: fc.oneof(fc.array(fc.string()), value),
        excludeFields: fc.oneof(fc.array(fc.string()), value),
        filters: value,
        groupToken: value,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(body, fc.string({ unit: 'binary' }), async (given, skus) => {
        const mapped = await fetch(`${url}/api/url/map`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(given),
        });
        const rendered = await fetch(
          `${url}/api/product/render-list?${new URLSearchParams({ skus: `DJ-SIMPLE,${skus}`, storeId: skus.slice(0, 16) }).toString()}`,
        );
        expect([
          await errorOfAnswer('url/map', mapped),
          await errorOfAnswer('product/render-list', rendered),
        ]).toEqual([null, null]);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
