import { existsSync, readFileSync } from 'node:fs';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { errorOfAnswer } from './judged-answer.ts';
import { sampleRequests } from './requests/sample-requests.ts';

const { url } = await providerOverHttp();
const samples = await sampleRequests(url);
const slowestMs = 3000;

const searched = async (query: Record<string, string>, entity = 'product') => {
  const startedAt = performance.now();
  const answer = await fetch(
    `${url}/api/catalog/iq_catalog_ar/${entity}/_search?${new URLSearchParams({ size: '3', request_format: 'search-query', response_format: 'compact', ...query }).toString()}`,
  );
  const copy = answer.clone();
  return {
    status: answer.status,
    fault: await errorOfAnswer('catalog/search', answer),
    ms: performance.now() - startedAt,
    body: (await copy.json()) as { hits?: object[]; total?: number },
  };
};
const faultOf = async (query: Record<string, string>, entity?: string): Promise<string | null> => {
  const { fault, ms, status } = await searched(query, entity);
  if (fault) return `${status}: ${fault}`;
  return ms > slowestMs ? `${Math.round(ms)} ms` : null;
};
const request = (given: object) => ({ request: JSON.stringify(given) });
const builtIns = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'configurable_children.constructor',
  'valueOf.name',
];

describe('absurd searches', () => {
  it.each([
    ['size', '-1'],
    ['size', '0'],
    ['size', '99999999'],
    ['size', '1e9'],
    ['size', 'NaN'],
    ['size', '1.5'],
    ['size', '[]'],
    ['size', '9'.repeat(15)],
    ['from', '-1'],
    ['from', '1e15'],
    ['from', 'Infinity'],
    ['from', '٣'],
    ['from', '9'.repeat(15)],
    ['sort', ':'],
    ['sort', '::desc'],
    ['sort', 'final_price:sideways'],
    ['sort', 'random'],
    ['sort', 'a.b.c.d:desc'],
    ['_source_include', '*'.repeat(5000)],
    ['_source_include', `${'*a'.repeat(4000)}`],
    ['_source_exclude', ',,,,'],
    ['_source_exclude', '__proto__,constructor.*'],
    ['_source_include', `${'a.'.repeat(5000)}b`],
    ['request', '{'],
    ['request', '[]'],
    ['request', 'null'],
    ['request', '"x"'],
    ['request', '{"_appliedFilters":{}}'],
    ['request', '%'],
    ['request', '%7B%22'],
    ['request', `${'['.repeat(20_000)}`],
    ['request_format', 'dsl'],
    ['response_format', 'xml'],
  ])('%s=%.40s is answered or refused at once', async (name, value) => {
    expect(await faultOf({ [name]: value })).toBeNull();
  });

  it('a page beyond the last is empty, with the total of all', async () => {
    expect(await searched({ from: '1000000' })).toMatchObject({
      status: 200,
      body: { hits: [], total: expect.any(Number) },
    });
  });

  it.each(builtIns)('a field named %s is a field that nothing has', async (field) => {
    for (const given of [
      { _appliedFilters: [{ attribute: field, value: { in: ['1'] } }] },
      { _appliedFilters: [{ attribute: field, value: { gte: 1 }, scope: 'catalog' }] },
      { _appliedFilters: [{ attribute: 'status', value: { [field]: [1] } }] },
      {
        _availableFilters: [{ field, scope: 'catalog', options: { size: field } }],
        _appliedFilters: [{ attribute: 'status', value: { in: [1] } }],
      },
      { _appliedSort: [{ field, options: { order: field } }] },
    ])
      expect({ given, fault: await faultOf(request(given)) }).toEqual({ given, fault: null });
  });

  it.each(['product', 'category', 'attribute', 'taxrule', 'cms_page', 'review'])(
    'values of every kind are compared with %s documents',
    async (entity) => {
      const values = [
        null,
        true,
        -1,
        1e308,
        '1e999',
        '',
        {},
        [],
        [[1]],
        { a: {} },
        '٣',
        '\ud800',
        '\u0000',
        'x'.repeat(1000),
      ];
      const operators = [
        'eq',
        'neq',
        'in',
        'nin',
        'or',
        'nor',
        'gt',
        'lte',
        'from',
        'orGte',
        'like',
        'moreq',
        'unknown',
        '',
      ];
      const filters = operators.flatMap((operator) =>
        values.map((value) => ({
          attribute: 'id',
          value: { [operator]: value },
          scope: operator === 'lte' ? 'catalog' : 'default',
        })),
      );
      const faults = [];
      for (const filter of filters) {
        const fault = await faultOf(request({ _appliedFilters: [filter] }), entity);
        if (fault) faults.push([filter, fault]);
      }
      expect(faults).toEqual([]);
    },
  );

  it.each([
    [
      'a pattern of 60 stars',
      { _appliedFilters: [{ attribute: 'description', value: { like: '%a'.repeat(60) } }] },
    ],
    [
      'a pattern that almost fits',
      { _appliedFilters: [{ attribute: 'name', value: { like: `${'%'.repeat(2000)}#` } }] },
    ],
    [
      'a pattern of a regular expression',
      { _appliedFilters: [{ attribute: 'name', value: { like: '(a+)+$%' } }] },
    ],
    [
      '200 filters',
      {
        _appliedFilters: Array.from({ length: 200 }, (_, place) => ({
          attribute: `configurable_children.a${place}`,
          value: { nin: [place] },
        })),
      },
    ],
    [
      'a filter of 10,000 values',
      {
        _appliedFilters: [
          {
            attribute: 'configurable_children.sku',
            value: { in: Array.from({ length: 10_000 }, (_, place) => `S${place}`) },
          },
        ],
      },
    ],
    [
      '300 facets',
      {
        _availableFilters: Array.from({ length: 300 }, (_, place) => ({
          field: place % 2 ? 'color' : `f${place}`,
          scope: 'catalog',
          options: { size: 1e9 },
        })),
        _appliedFilters: [{ attribute: 'color', value: { in: [1, 2, 3] }, scope: 'catalog' }],
      },
    ],
    [
      '20 sorts',
      {
        _appliedSort: Array.from({ length: 20 }, () => ({
          field: 'configurable_children.final_price',
          options: 'desc',
        })),
      },
    ],
    ['a text of 1,000 characters', { _searchText: 'a '.repeat(500) }],
    ['a text of one letter a thousand times', { _searchText: 'a'.repeat(1000) }],
    ['a text of marks', { _searchText: '\u064b'.repeat(1000) }],
  ])('%s take no longer than a search', async (_, given) => {
    expect(await faultOf(request(given))).toBeNull();
  });

  it.each([500, 1500, 2500, 3500, 6000])(
    'lists %i deep in a filter are answered or refused',
    async (depth) => {
      const body = `{"_appliedFilters":[{"attribute":"sku","value":{"in":${'['.repeat(depth)}1${']'.repeat(depth)}}}]}`;
      const answer = await fetch(
        `${url}/api/catalog/iq_catalog_en/product/_search?size=1&request_format=search-query`,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body },
      );
      expect(await errorOfAnswer('catalog/search', answer)).toBeNull();
      expect(await faultOf({ request: body })).toBeNull();
    },
  );
});

// The lists are next to the repository where it is checked out with the shared data. Elsewhere our own texts
// replace them.
const shared = new URL('../../../shared/data/naughty/', import.meta.url);
const own = [
  '\u0000',
  '\ud800',
  '\u202eمقلوب',
  '<img src=x onerror=alert(1)>',
  "'; drop table product;--",
  '${7*7}',
  '%s%n',
  '\\',
  '"',
  '\r\n',
  '..',
  '*',
  '%',
];
const naughty = existsSync(shared)
  ? [
      ...own,
      ...(JSON.parse(readFileSync(new URL('blns/blns.json', shared), 'utf8')) as string[]),
      ...(
        JSON.parse(readFileSync(new URL('rtl_bidi_unicode.json', shared), 'utf8')) as { string: string }[]
      ).map(({ string }) => string),
    ]
  : own;

describe('naughty strings', () => {
  it('as search text, filter value, field, sku and store code are answered as the contract says', async () => {
    const cartId = await samples.filledCart();
    const faults = [];
    for (const text of naughty.map((given) => given.slice(0, 2000))) {
      const given = request({
        _searchText: text,
        _appliedFilters: [{ attribute: text.slice(0, 100), value: { like: text } }],
        _appliedSort: [{ field: text.slice(0, 100), options: text }],
        groupToken: text,
      });
      const stock = (path: string) =>
        fetch(
          `${url}/api/stock/${path}=${encodeURIComponent(text.toWellFormed())}&storeCode=${encodeURIComponent(text.toWellFormed())}`,
        );
      const found = [
        await faultOf(given),
        await faultOf({ _source_include: text, sort: text.slice(0, 100) }),
        await errorOfAnswer('stock/check', await stock('check?sku')),
        await errorOfAnswer('stock/list', await stock('list?skus')),
        await errorOfAnswer(
          'cart/pull',
          await fetch(
            `${url}/api/cart/pull?cartId=${cartId}&storeCode=${encodeURIComponent(text.toWellFormed())}&token=${encodeURIComponent(text.toWellFormed())}`,
          ),
        ),
      ];
      if (found.some((fault) => fault !== null)) faults.push({ text, found });
    }
    expect(faults).toEqual([]);
  }, 60_000);
});
