import { calls } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { executeTask, vsfTasks } from './vsf-tasks.ts';
import {
  type Asked,
  type Buckets,
  listingFields,
  productFields,
  searchUrl,
  vsfSearch,
} from './vsf-search.ts';

const { url } = await providerOverHttp();
const search = vsfSearch(url);
const number = (value: unknown): number => Number(value);

type Filter = { attribute: string; value: unknown; scope?: string };
const listed: Filter[] = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
];
const products = (filters: readonly Filter[], asked: Asked = {}) =>
  search({
    size: 1000,
    ...asked,
    request: { ...(asked.request as object), _appliedFilters: [...listed, ...filters] },
  });
const skus = async (filters: readonly Filter[], asked: Asked = {}) =>
  (await products(filters, asked)).hits.map(({ sku }) => String(sku));
const facet = (attribute: string, value: unknown): Filter => ({ attribute, value, scope: 'catalog' });

const byPath = async (entity: string, url_path: string) =>
  (
    await search({
      entity,
      size: 1,
      request: { _appliedFilters: [{ attribute: 'url_path', value: { eq: url_path } }] },
    })
  ).hits[0];
const teeShirts = number((await byPath('category', 'fashion/t-shirts'))?.['id']);
const fashion = number((await byPath('category', 'fashion'))?.['id']);
const optionOf = async (attribute: string, label: string): Promise<string> => {
  const {
    hits: [document],
  } = await search({
    entity: 'attribute',
    size: 150,
    request: { _appliedFilters: [{ attribute: 'attribute_code', value: { in: [attribute] } }] },
  });
  const options = (document?.['options'] ?? []) as { label: string; value: string }[];
  return options.find((option) => option.label === label)?.value ?? '';
};
const [black, red, medium] = [
  await optionOf('color', 'Black'),
  await optionOf('color', 'Red'),
  await optionOf('size', 'M'),
];
const sortedSkus = async (filters: readonly Filter[]) => (await skus(filters)).toSorted();

describe('listing', () => {
  it('wire case 06: is a flat list with a number as total and nothing of the engine', async () => {
    const found = await products(
      [{ attribute: 'category_ids', value: { in: [teeShirts] }, scope: 'default' }],
      listingFields,
    );
    expect(Object.keys(found).toSorted()).toEqual(['hits', 'total']);
    expect(found.total).toBe(found.hits.length);
    expect(found.hits.map(({ sku }) => sku)).toContain('DJ-TEE');
  });

  it('wire case 07: its first stage carries what it names, by stars too, and nothing it leaves out, at any depth', async () => {
    const {
      hits: [tee],
    } = await products([{ attribute: 'sku', value: { eq: 'DJ-TEE' } }], listingFields);
    expect(tee).toMatchObject({
      nm: 'Crew-neck cotton T-shirt',
      u: 'cotton-t-shirt',
      url_path: 'cotton-t-shirt',
      type_id: 'configurable',
      i: expect.stringContaining('.webp'),
      si: expect.any(String),
      s: 1,
    });
    expect(
      ['description', 'desc', 'media_gallery', 'configurable_options', 'category_ids', 'stock'].filter(
        (member) => member in (tee ?? {}),
      ),
    ).toEqual([]);
    const children = (tee?.['configurable_children'] ?? []) as object[];
    expect(children).toHaveLength(25);
    expect(
      new Set(children.flatMap(Object.keys)).isSubsetOf(
        new Set(['id', 'sku', 'color', 'size', 'fp', 'p', 'pit', 'sp', 'i']),
      ),
    ).toBe(true);
  });

  it('wire case 08: the second stage by sku brings what a product page needs', async () => {
    const found = await products([{ attribute: 'sku', value: { eq: 'DJ-TEE' } }], {
      ...productFields,
      size: 1,
    });
    expect(found.hits[0]).toMatchObject({
      s: 1,
      visibility: 4,
      media_gallery: expect.arrayContaining([expect.objectContaining({ typ: 'image' })]),
      stock: { is_in_stock: true },
      configurable_options: [
        { attribute_code: 'color', attribute_id: expect.any(String) },
        { attribute_code: 'size' },
      ],
      color_options: expect.arrayContaining([number(black)]),
    });
    expect(
      ['created_at', 'updated_at', 'small_image', 'si'].filter((member) => member in (found.hits[0] ?? {})),
    ).toEqual([]);
  });

  it('wire case 09: answers the aggregations of all available filters, every price range among them', async () => {
    const available = ['color', 'size', 'price', 'erin_recommends'].map((field) => ({
      field,
      scope: 'catalog',
      options: {},
    }));
    const { aggregations = {} } = await products([], { request: { _availableFilters: available } });
    for (const field of ['color', 'size', 'erin_recommends'])
      expect(aggregations).toMatchObject({
        [`agg_terms_${field}`]: { buckets: expect.any(Array) },
        [`agg_terms_${field}_options`]: { buckets: expect.any(Array) },
      });
    expect(aggregations['agg_terms_price']?.buckets).toEqual(expect.any(Array));
    const ranges = (aggregations['agg_range_price'] as Buckets).buckets.map(({ key, from, to }) => [
      key,
      from,
      to,
    ]);
    expect(ranges).toEqual([
      ['0.0-50.0', 0, 50],
      ['50.0-100.0', 50, 100],
      ['100.0-150.0', 100, 150],
      ['150.0-*', 150, undefined],
    ]);
  });

  it('wire case 10: a colour finds simples of it and configurables that come in it, and no others', async () => {
    const all = (await products([])).hits;
    const comesIn = (hit: Record<string, unknown>) =>
      hit['color'] === number(black) || ((hit['color_options'] ?? []) as unknown[]).includes(number(black));
    expect(await sortedSkus([facet('color', { in: [black] })])).toEqual(
      all
        .filter(comesIn)
        .map(({ sku }) => String(sku))
        .toSorted(),
    );
  });

  it('wire case 11: a colour and a size hold together, in one variant', async () => {
    const both = await skus([facet('color', { in: [red] }), facet('size', { in: [medium] })]);
    expect(both).toContain('DJ-TEE');
    const [reds, mediums] = [
      await skus([facet('color', { in: [red] })]),
      await skus([facet('size', { in: [medium] })]),
    ];
    expect(both.filter((sku) => !reds.includes(sku) || !mediums.includes(sku))).toEqual([]);
    expect(both.length).toBeLessThan(reds.length);
  });

  it('wire case 12: a price range finds final prices within it, its bounds included', async () => {
    const { hits } = await products([facet('price', { gte: 5, lte: 10 })]);
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.filter(({ fp }) => number(fp) < 5 || number(fp) > 10)).toEqual([]);
  });

  it('wire case 13: eq null means exists, neq null missing', async () => {
    const [present, missing, all] = [
      await skus([{ attribute: 'color_options', value: { eq: null } }]),
      await skus([{ attribute: 'color_options', value: { neq: null } }]),
      await skus([]),
    ];
    expect(present).toContain('DJ-TEE');
    expect(missing).toContain('DJ-SIMPLE');
    expect([...present, ...missing].toSorted()).toEqual(all.toSorted());
  });

  it('wire case 14: two or filters join, and the rest holds beside them', async () => {
    const either = [
      { attribute: 'sku', value: { or: ['DJ-TEE'] } },
      { attribute: 'sku', value: { or: ['DJ-SIMPLE'] } },
    ];
    expect(await sortedSkus(either)).toEqual(['DJ-SIMPLE', 'DJ-TEE']);
    expect(
      await skus([...either, { attribute: 'category_ids', value: { in: [fashion, teeShirts] } }]),
    ).toEqual(['DJ-TEE']);
  });

  it('wire case 15: of cms pages the exact one comes first, and an unknown one is an empty list', async () => {
    const likes = async (like: string) =>
      (
        await search({
          entity: 'cms_page',
          size: 50,
          request: { _appliedFilters: [{ attribute: 'identifier', value: { like } }] },
        })
      ).hits.map(({ identifier }) => identifier);
    expect([(await likes('delivery'))[0], (await likes('returns'))[0]]).toEqual(['delivery', 'returns']);
    expect(
      await search({
        entity: 'cms_page',
        request: { _appliedFilters: [{ attribute: 'identifier', value: { like: 'none' } }] },
      }),
    ).toMatchObject({ hits: [], total: 0 });
  });

  it('wire case 16: sorts ascending when no direction is given, descending when told, and pages stably', async () => {
    const prices = async (options?: string) =>
      (
        await products([], {
          request: { _appliedSort: [{ field: 'final_price', ...(options ? { options } : {}) }] },
        })
      ).hits.map(({ fp }) => number(fp));
    const ascending = await prices();
    expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
    expect(await prices('desc')).toEqual(ascending.toSorted((one, other) => other - one));
    const page = (from: number, size: number) =>
      skus([], { from, size, request: { _appliedSort: [{ field: 'updated_at', options: 'desc' }] } });
    expect([...(await page(0, 7)), ...(await page(7, 7)), ...(await page(14, 7))]).toEqual(await page(0, 21));
  });

  it('wire case 17: size 999 with everything excluded is bare documents and whole aggregations', async () => {
    const { hits, total, aggregations } = await products([], {
      size: 999,
      exclude: ['*'],
      request: { _availableFilters: [{ field: 'color', scope: 'catalog', options: {} }] },
    });
    expect(hits.every((hit) => Object.keys(hit).join() === '_score')).toBe(true);
    expect(hits).toHaveLength(total);
    expect(aggregations?.['agg_terms_color_options']?.buckets.length).toBeGreaterThan(3);
  });

  it('wire case 18: tax rules come without any filter', async () => {
    const { hits } = await search({ entity: 'taxrule', request: {} });
    expect(hits).toMatchObject([
      { product_tax_class_ids: [expect.any(Number)], rates: [{ tax_country_id: 'IQ', rate: 0 }] },
    ]);
  });

  it('wire case 19: categories are found by ids given as texts, with their paths', async () => {
    const { hits } = await search({
      entity: 'category',
      size: 4000,
      sort: 'position:asc',
      request: {
        _appliedFilters: [
          { attribute: 'id', value: { in: [String(fashion), String(teeShirts)] } },
          { attribute: 'is_active', value: { eq: true } },
        ],
      },
    });
    expect(hits.map(({ id, path, url_path, slug }) => ({ id, path, url_path, slug }))).toEqual([
      { id: fashion, path: `1/2/${fashion}`, url_path: 'fashion', slug: expect.any(String) },
      {
        id: teeShirts,
        path: `1/2/${fashion}/${teeShirts}`,
        url_path: 'fashion/t-shirts',
        slug: expect.any(String),
      },
    ]);
  });

  it("wire case 20: a text finds by name, by sku and by a variant's sku, beside filters (typos come with the index)", async () => {
    const byText = (text: string, filters: Filter[] = []) =>
      skus(filters, { request: { _searchText: text } });
    expect(await byText('water bottle')).toContain('DJ-SIMPLE');
    expect([await byText('DJ-SIMPLE'), await byText('DJ-TEE-M-BLK')]).toMatchObject([
      expect.arrayContaining(['DJ-SIMPLE']),
      expect.arrayContaining(['DJ-TEE']),
    ]);
    expect(await byText('cotton', [{ attribute: 'category_ids', value: { in: [teeShirts] } }])).toContain(
      'DJ-TEE',
    );
  });

  it.each<[string, Asked]>([
    ['an unknown index', { index: 'iq_catalog_fr' }],
    ['an unknown entity', { entity: 'order' }],
    ['half a request', { request: '{"_appliedFilters":' }],
    ['a list as a request', { request: '[]' }],
  ])('wire case 21: %s is a 500 envelope without hits', async (_, asked) => {
    const answer = await executeTask(searchUrl(url, asked));
    expect(answer).toMatchObject({ status: 500, code: 500, result: expect.any(String) });
    expect(answer).not.toHaveProperty('hits');
  });

  it('a query of another engine is a 400 envelope, asked for by GET and by POST', async () => {
    const asked = [{ request: '{"query":{"match_all":{}}}' }, {}].map((given) =>
      searchUrl(url, given).replace('request_format=search-query&', ''),
    );
    const answers = [
      await executeTask(asked[0] ?? ''),
      await executeTask(asked[1] ?? '', { method: 'POST', body: { query: { match_all: {} } } }),
    ];
    expect(answers).toMatchObject(
      answers.map(() => ({ status: 400, code: 400, result: expect.stringContaining('query.match_all') })),
    );
  });

  it.each([[{ _appliedFilters: 1 }], [[]], ['text'], [{ _availableFilters: [{}] }]])(
    'wire case 21: %j as the body of a POST is a 500 envelope',
    async (body) => {
      expect(await executeTask(searchUrl(url, {}), { method: 'POST', body })).toMatchObject({
        status: 500,
        code: 500,
        result: expect.any(String),
      });
    },
  );

  it.each([
    ['PUT', '/api/catalog/iq_catalog_en/product/_search'],
    ['GET', '/api/catalog/iq_catalog_en/product'],
    ['GET', '/api/catalog/iq_catalog_en/product/_count'],
  ])('wire case 21: %s %s is one too', async (method, path) => {
    expect(await executeTask(url + path, { method })).toMatchObject({
      status: 500,
      code: 500,
      result: expect.any(String),
    });
  });

  it('reads a request that was encoded twice, and one sent by POST', async () => {
    const request = { _appliedFilters: [{ attribute: 'sku', value: { eq: 'DJ-SIMPLE' } }] };
    const twice = await search({ request: encodeURIComponent(JSON.stringify(request)) });
    const posted = await fetch(searchUrl(url, {}), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    expect([twice, await posted.json()]).toMatchObject([
      { total: 1, hits: [{ sku: 'DJ-SIMPLE' }] },
      { total: 1, hits: [{ sku: 'DJ-SIMPLE' }] },
    ]);
  });
});

describe('stock', () => {
  const tasks = vsfTasks(url, 'en');

  it("wire case 46: a check answers under the catalogue's id, by query and by path", async () => {
    const {
      hits: [bottle],
    } = await products([{ attribute: 'sku', value: { eq: 'DJ-SIMPLE' } }]);
    const { code, result } = await tasks.stockCheck('DJ-SIMPLE');
    expect(calls['stock/check'].result.parse(result)).toMatchObject({
      product_id: bottle?.['id'],
      is_in_stock: true,
      manage_stock: true,
    });
    expect(code).toBe(200);
    expect((await executeTask(`${url}/api/stock/check/DJ-SIMPLE`)).result).toEqual(result);
    expect((await tasks.stockCheck('DJ-GONE')).result).toMatchObject({ is_in_stock: false, qty: 0 });
  });

  it('wire case 46: a list of 15 with one unknown answers the other 14, variants among them', async () => {
    const {
      hits: [tee],
    } = await products([{ attribute: 'sku', value: { eq: 'DJ-TEE' } }]);
    const variants = ((tee?.['configurable_children'] ?? []) as { id: number; sku: string }[]).slice(0, 13);
    const { code, result } = await tasks.stockList([
      ...variants.map(({ sku }) => sku),
      'DJ-SIMPLE',
      'NO-SUCH',
    ]);
    const items = calls['stock/list'].result.parse(result);
    expect([code, items.length, items.slice(0, 13).map(({ product_id }) => product_id)]).toEqual([
      200,
      14,
      variants.map(({ id }) => id),
    ]);
  });
});
