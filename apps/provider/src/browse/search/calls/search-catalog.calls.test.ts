import type { SearchQuery } from '@dijla/contract/client';
import {
  attributeDocument,
  calls,
  categoryDocument,
  productDocument,
  searchAnswer,
  standardSearchAnswer,
  taxRule,
} from '@dijla/contract/schemas';
import {
  aBatch,
  aCategory,
  anAttribute,
  aPrice,
  aProduct,
  aVariant,
} from '@dijla/test-kit/catalog/a-catalog-batch';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../../database/count-statements.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal } from '../../../call/refusal.ts';
import { readModelOf } from '../../../read-model/read-model.ts';
import { saveCatalog } from '../../../modules/catalog/catalog.ts';
import { checkStock, listStock } from '../../products/calls/stock-calls.ts';
import { loadStoreViews, storesOf } from '../../../modules/store-views/store-views.ts';
import { searchCatalog } from './search-catalog.ts';

const connection = await testDatabase();
const now = Date.parse('2026-11-20T00:00:00Z');
const anywhere = [{ url_path: 'women/tops', position: 0 }];
const batch = aBatch({
  attributes: [
    anAttribute('color', ['black', 'red'], {
      options: [
        { code: 'black', sort: 0, hex: '#000000', labels: { en: 'Black', ar: 'أسود' } },
        { code: 'red', sort: 1, hex: null, labels: { en: 'Red' } },
      ],
    }),
    anAttribute('size', ['M', 'L']),
    anAttribute('erin_recommends', [], {
      input: 'boolean',
      options: [{ code: '1', sort: 0, hex: null, labels: { en: 'Yes', ar: 'نعم' } }],
    }),
  ],
  categories: [
    aCategory('women'),
    aCategory('women/tops', { position: 2 }),
    aCategory('men', { position: 1, is_active: false }),
  ],
  products: [
    aVariant('TEE-M-BLACK', { color: 'black', size: 'M' }, { prices: [aPrice(60_000)] }),
    aVariant('TEE-L-RED', { color: 'red', size: 'L' }, { prices: [aPrice(50_000)] }),
    aProduct('TEE', {
      type: 'configurable',
      axes: ['color', 'size'],
      variants: ['TEE-M-BLACK', 'TEE-L-RED'],
      prices: [],
      categories: anywhere,
      media: [{ path: '/tee.jpg', hash: null, tone: '#112233' }],
    }),
    aProduct('SCARF', {
      attributes: { color: 'black', erin_recommends: true },
      prices: [aPrice(100_000)],
      categories: anywhere,
      number_of_sales: 7,
    }),
    aProduct('BOOTS', {
      attributes: { color: 'red' },
      prices: [aPrice(200_000)],
      categories: [{ url_path: 'women', position: 0 }],
    }),
    aProduct('OFF', { status: 2, categories: anywhere }),
  ],
});
await inTransaction(connection.db, (transaction) =>
  saveCatalog(transaction, batch, { actor: 'test', requestId: 'request-1', now }),
);
const stores = storesOf(await loadStoreViews(connection.db));
const readModel = await readModelOf({ connection, stores, now: () => now });
afterAll(readModel.close);

const search = searchCatalog.make({ readModel, stores, priceListOf: () => Promise.resolve(undefined) });
const context = (storeCode: string): RequestContext => ({
  requestId: 'request-1',
  store: stores.byCode(storeCode),
  token: undefined,
  caller: async () => ({ kind: 'guest' }),
  cookie: () => undefined,
  wantsTokenCookie: false,
  device: '',
  isSecure: false,
  isLocal: false,
  pageOrigin: 'http://localhost',
  cookieCartId: undefined,
  idempotencyKey: undefined,
  address: '127.0.0.1',
  now,
  gone: () => new AbortController().signal,
  onFault: () => undefined,
});

type Asked = {
  index?: string;
  entity?: string;
  request?: SearchQuery | string;
  [parameter: string]: unknown;
};
const ask = ({ index = 'iq_catalog_ar', entity = 'product', request, ...parameters }: Asked) => {
  const query = calls['catalog/search'].query.parse({
    response_format: 'compact',
    request_format: 'search-query',
    ...parameters,
    request: typeof request === 'object' ? JSON.stringify(request) : request,
  });
  return search({ query, body: undefined, params: { index, entity } }, context('ar'));
};
const jsonIn = async (output: Awaited<ReturnType<typeof search>>): Promise<unknown> => {
  if (isRefusal(output)) throw new Error(output.code);
  return output.written === undefined ? output.result : new Response(output.written).json();
};
const answerIn = async (output: Awaited<ReturnType<typeof search>>) =>
  searchAnswer.parse(await jsonIn(output));
const found = async (asked: Asked) => answerIn(await ask(asked));
const foundStandard = async (asked: Asked) =>
  standardSearchAnswer.parse(await jsonIn(await ask({ ...asked, response_format: undefined })));
const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] } },
  { attribute: 'status', value: { in: [0, 1] } },
];
const skus = async (...filters: NonNullable<SearchQuery['_appliedFilters']>) =>
  (await found({ request: { _appliedFilters: [...listed, ...filters] } })).hits.map(({ sku }) => sku);

const optionOf = async (attribute: string, label: string) => {
  const {
    hits: [document],
  } = await found({
    entity: 'attribute',
    request: { _appliedFilters: [{ attribute: 'attribute_code', value: { in: [attribute] } }] },
    index: 'iq_catalog_en',
  });
  return attributeDocument.parse(document).options.find((option) => option.label === label)?.value ?? '';
};
const black = await optionOf('color', 'Black');
const red = await optionOf('color', 'Red');
const medium = await optionOf('size', 'M');
const idOf = async (url_path: string) =>
  (
    await found({
      entity: 'category',
      request: { _appliedFilters: [{ attribute: 'url_path', value: { eq: url_path } }] },
    })
  ).hits[0]?.['id'] as number;
const tops = await idOf('women/tops');

describe('searchCatalog', () => {
  it('answers a flat list with a number as total (case 6)', async () => {
    const answer = await found({
      request: { _appliedFilters: [...listed, { attribute: 'category_ids', value: { in: [tops] } }] },
    });
    expect(answer.total).toBe(2);
    expect(Object.keys(answer)).toEqual(['hits', 'total']);
    expect(answer.hits).toMatchObject([
      { sku: 'TEE', nm: 'منتج TEE', fp: 50_000 },
      { sku: 'SCARF', nm: 'منتج SCARF', fp: 100_000 },
    ]);
  });

  it('leaves excluded members out at every depth, and lets stars include (case 7)', async () => {
    const {
      hits: [tee],
    } = await found({
      _source_include: '*image,*sku,configurable_children.size',
      _source_exclude: 'small_image,*.sku',
      request: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'TEE' } }] },
    });
    expect(Object.keys(tee ?? {}).toSorted()).toEqual([
      '_score',
      'configurable_children',
      'i',
      'media_gallery',
      'sku',
    ]);
    expect(tee).toMatchObject({ configurable_children: [{}, { size: Number(medium), i: null }] });
    const children = (tee?.['configurable_children'] ?? []) as object[];
    expect(children.map((child) => Object.keys(child).toSorted())).toEqual([
      ['i', 'size'],
      ['i', 'size'],
    ]);
  });

  it('answers a whole product by its sku (case 8)', async () => {
    const {
      hits: {
        hits: [tee],
      },
    } = await foundStandard({
      size: '1',
      request: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'TEE' } }] },
    });
    expect(productDocument.parse(tee?._source)).toMatchObject({
      status: 1,
      visibility: 4,
      price_incl_tax: 50_000,
      original_price_incl_tax: 50_000,
      special_price: 0,
      media_gallery: [{ image: '/tee.jpg', pos: 1, typ: 'image', tone: '#112233' }],
      stock: { qty: 80, is_in_stock: true },
      color_options: [Number(black), Number(red)],
      configurable_options: [
        {
          attribute_code: 'color',
          label: 'الcolor',
          values: [{ label: 'أسود', hex: '#000000' }, { label: 'Red' }],
        },
        { attribute_code: 'size' },
      ],
      configurable_children: [
        { sku: 'TEE-L-RED', price_incl_tax: 50_000 },
        { sku: 'TEE-M-BLACK', price_incl_tax: 60_000 },
      ],
    });
    expect(tee).toMatchObject({ _score: 1, _type: 'product', _id: String(tee?._source['id']) });
  });

  it('gives every document of both indexes the shape of the contract', async () => {
    for (const index of ['iq_catalog_en', 'iq_catalog_ar']) {
      const {
        hits: { hits },
      } = await foundStandard({ index });
      expect(hits.filter(({ _source }) => !productDocument.safeParse(_source).success)).toEqual([]);
      expect(hits.length).toBeGreaterThan(2);
    }
  });

  it('answers the aggregations of all filters asked, with all price ranges (case 9)', async () => {
    const facets = ['color', 'size', 'price', 'erin_recommends'].map((field) => ({
      field,
      scope: 'catalog',
      options: {},
    }));
    const { aggregations = {} } = await found({
      request: { _availableFilters: facets, _appliedFilters: listed },
    });
    expect(Object.keys(aggregations).toSorted()).toEqual([
      'agg_range_price',
      'agg_terms_color',
      'agg_terms_color_options',
      'agg_terms_erin_recommends',
      'agg_terms_erin_recommends_options',
      'agg_terms_price',
      'agg_terms_price_options',
      'agg_terms_size',
      'agg_terms_size_options',
    ]);
    expect(aggregations['agg_terms_erin_recommends']).toMatchObject({ buckets: [{ key: 1, doc_count: 1 }] });
    expect(aggregations['agg_range_price']).toMatchObject({
      buckets: [
        { key: '0.0-50000.0', doc_count: 0 },
        { key: '50000.0-100000.0', doc_count: 1 },
        { key: '100000.0-150000.0', doc_count: 1 },
        { key: '150000.0-*', doc_count: 1 },
      ],
    });
  });

  it('counts and finds by a category what stands in those below it', async () => {
    const women = await idOf('women');
    const { aggregations } = await found({
      request: {
        _availableFilters: [{ field: 'category.category_id', scope: 'catalog' }],
        _appliedFilters: listed,
      },
    });
    expect(aggregations?.['agg_terms_category.category_id']).toMatchObject({
      buckets: [
        { key: women, doc_count: 3 },
        { key: tops, doc_count: 2 },
      ],
    });
    expect(
      await skus({ attribute: 'category.category_id', value: { in: [String(women)] }, scope: 'catalog' }),
    ).toEqual(['TEE', 'SCARF', 'BOOTS']);
  });

  it('finds simple products and configurables by a colour (case 10)', async () => {
    expect(await skus({ attribute: 'color', value: { in: [black] }, scope: 'catalog' })).toEqual([
      'TEE',
      'SCARF',
    ]);
  });

  it('asks one variant for colour and size together (case 11)', async () => {
    const size = { attribute: 'size', value: { in: [medium] }, scope: 'catalog' };
    expect(await skus({ attribute: 'color', value: { in: [black] }, scope: 'catalog' }, size)).toEqual([
      'TEE',
    ]);
    expect(await skus({ attribute: 'color', value: { in: [red] }, scope: 'catalog' }, size)).toEqual([]);
  });

  it('filters by the final price (case 12)', async () => {
    expect(
      await skus({ attribute: 'price', value: { gte: 50_000, lte: 100_000 }, scope: 'catalog' }),
    ).toEqual(['TEE', 'SCARF']);
  });

  it('reads null as exists and missing (case 13)', async () => {
    expect(await skus({ attribute: 'erin_recommends', value: { eq: null } })).toEqual(['SCARF']);
    expect(await skus({ attribute: 'color', value: { neq: null } })).toEqual(['TEE']);
  });

  it('joins or filters, beside the others (case 14)', async () => {
    const either = [
      { attribute: 'sku', value: { or: ['BOOTS'] } },
      { attribute: 'erin_recommends', value: { or: [true] } },
    ];
    expect(await skus(...either)).toEqual(['SCARF', 'BOOTS']);
    expect(await skus(...either, { attribute: 'category_ids', value: { in: [String(tops)] } })).toEqual([
      'SCARF',
    ]);
  });

  it.each(['cms_page', 'cms_block', 'cms_hierarchy', 'review'])(
    'answers an empty list for %s, of which nothing exists (case 15)',
    async (entity) => {
      expect(
        await found({
          entity,
          request: { _appliedFilters: [{ attribute: 'identifier', value: { like: 'home' } }] },
        }),
      ).toEqual({ hits: [], total: 0 });
    },
  );

  it('sorts ascending without direction, descending when told, and pages stably (case 16)', async () => {
    const bySale = async (options: unknown, paging: object = {}) => {
      const answer = await found({
        request: { _appliedFilters: listed, _appliedSort: [{ field: 'final_price', options }] },
        ...paging,
      });
      return answer.hits.map(({ sku, _score }) => [sku, _score]);
    };
    expect(await bySale(undefined)).toEqual([
      ['TEE', null],
      ['SCARF', null],
      ['BOOTS', null],
    ]);
    expect(await bySale('desc')).toEqual([
      ['BOOTS', null],
      ['SCARF', null],
      ['TEE', null],
    ]);
    expect([
      ...(await bySale('desc', { from: '0', size: '2' })),
      ...(await bySale('desc', { from: '2', size: '2' })),
    ]).toEqual(await bySale('desc'));
  });

  it('answers bare documents and whole aggregations when everything is excluded (case 17)', async () => {
    const { hits, total, aggregations } = await found({
      size: '999',
      _source_exclude: '*',
      request: {
        _appliedFilters: listed,
        _availableFilters: [{ field: 'color', scope: 'catalog', options: {} }],
      },
    });
    expect(hits).toEqual([{ _score: 1 }, { _score: 1 }, { _score: 1 }]);
    expect([total, aggregations?.['agg_terms_color']]).toMatchObject([
      3,
      { buckets: [{ doc_count: 1 }, { doc_count: 1 }] },
    ]);
  });

  it('answers all tax rules without a filter (case 18)', async () => {
    const { hits } = await found({ entity: 'taxrule' });
    expect(hits.map(({ _score, ...rule }) => taxRule.parse(rule))).toMatchObject([
      {
        code: 'Iraq',
        product_tax_class_ids: [2],
        customer_tax_class_ids: [3],
        rates: [{ tax_country_id: 'IQ', rate: 0, tax_region_id: 0 }],
      },
    ]);
  });

  it('finds categories by ids given as texts, with their paths (case 19)', async () => {
    const { hits } = await found({
      entity: 'category',
      request: { _appliedFilters: [{ attribute: 'id', value: { in: ['2', String(tops)] } }] },
    });
    const women = await idOf('women');
    expect(hits.map(({ _score, ...category }) => categoryDocument.parse(category))).toMatchObject([
      {
        id: 2,
        level: 1,
        path: '1/2',
        children_data: [{ url_path: 'women', children_data: [{ url_path: 'women/tops' }] }],
      },
      {
        id: tops,
        level: 3,
        parent_id: women,
        path: `1/2/${women}/${tops}`,
        slug: 'women-tops',
        product_count: 2,
        name: 'قسم women/tops',
      },
    ]);
  });

  it("finds a product by its sku, its variant's sku and a piece of its name, mistyped or not (case 20)", async () => {
    const byText = async (text: string) =>
      (await found({ request: { _searchText: text, _appliedFilters: listed } })).hits.map(({ sku }) => sku);
    expect([
      await byText('scarf'),
      await byText('TEE-L-RED'),
      await byText('منتج boo'),
      await byText('منتح scraf'),
    ]).toEqual([['SCARF'], ['TEE'], ['BOOTS'], ['SCARF']]);
  });

  it.each([
    ['an unknown index', { index: 'iq_catalog_fr' }, 'search.unknown-index'],
    ['an unknown entity', { entity: 'order' }, 'search.unknown-index'],
    ['a malformed request', { request: '{"_appliedFilters":' }, 'search.unreadable-request'],
    [
      'a query of another engine',
      { request_format: undefined, request: '{"query":{"match_all":{}}}' },
      'search.foreign-query',
    ],
  ])('refuses %s (case 21)', async (_, asked, code) => {
    expect(await ask(asked)).toMatchObject({ tag: 'refusal', code });
  });

  it('reads the request of a POST from its body', async () => {
    const output = await search(
      {
        query: { request_format: 'search-query', response_format: 'compact' },
        body: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'BOOTS' } }] },
        params: { index: 'iq_catalog_en', entity: 'product' },
      },
      context('en'),
    );
    expect(await answerIn(output)).toMatchObject({
      hits: [{ sku: 'BOOTS', nm: 'Product BOOTS', fp: 152.67 }],
      total: 1,
    });
  });

  it('lesson 17: sends no statement once the catalogue is loaded', async () => {
    const { statements } = await countStatements(() =>
      found({
        request: {
          _appliedFilters: listed,
          _availableFilters: [{ field: 'color', scope: 'catalog', options: {} }],
        },
      }),
    );
    expect(statements).toEqual([]);
  });
});

describe('checkStock and listStock', () => {
  const check = (sku?: string) =>
    checkStock.make({ readModel })({ query: { sku }, body: undefined, params: {} }, context('en'));
  const list = (given?: string) =>
    listStock.make({ readModel })({ query: { skus: given }, body: undefined, params: {} }, context('en'));

  it("answers the stock of one sku under the catalogue's id (case 46)", async () => {
    const {
      hits: [boots],
    } = await found({ request: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'BOOTS' } }] } });
    const output = await check('BOOTS');
    expect(calls['stock/check'].result.parse(isRefusal(output) ? undefined : output.result)).toMatchObject({
      product_id: boots?.['id'],
      qty: 40,
      is_in_stock: true,
    });
  });

  it('answers the known ones of a list, variants and configurables too (case 46)', async () => {
    const output = await list('BOOTS,UNKNOWN,TEE,TEE-L-RED');
    expect(
      calls['stock/list'].result.parse(isRefusal(output) ? undefined : output.result).map(({ qty }) => qty),
    ).toEqual([40, 80, 40]);
  });

  it('refuses an unknown sku with an object and a missing one by code', async () => {
    expect(await check('UNKNOWN')).toMatchObject({ code: 'stock.sku-not-found', details: { code: 404 } });
    expect([await check(), await list(), await list(' , ')]).toMatchObject([
      { code: 'stock.sku-missing' },
      { code: 'stock.skus-missing' },
      { code: 'stock.skus-missing' },
    ]);
  });
});
