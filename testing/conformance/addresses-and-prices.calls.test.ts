import { calls, cmsPageDocument, productDocument, urlHit } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { vsfSearch } from './vsf-search.ts';
import { executeTask } from './vsf-tasks.ts';

const { url } = await providerOverHttp({ settings: { publicUrl: 'https://shop.test' } });
const search = vsfSearch(url);

const whole = async (index: string, attribute: string, value: string) => {
  const {
    hits: [hit],
  } = await search({
    index,
    size: 1,
    isCompact: false,
    exclude: ['attributes_metadata'],
    request: { _appliedFilters: [{ attribute, value: { eq: value } }] },
  });
  const { _score, ...document } = hit ?? { _score: null };
  return productDocument.parse(document);
};
const tee = await whole('iq_catalog_ar', 'sku', 'DJ-TEE');

/** Sends the request of the client's URL module, whose answer has no envelope. */
const mapped = async (body: object | undefined, query = 'storeCode=ar') => {
  const answer = await fetch(`${url}/api/url/map?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const hitOf = async (body: object, query?: string) =>
  urlHit.parse(
    (
      await mapped(
        {
          includeFields: null,
          excludeFields: [],
          options: {},
          filters: {},
          groupId: null,
          groupToken: null,
          ...body,
        },
        query,
      )
    ).body,
  );

describe('url/map', () => {
  it('wire case 23: a product path is the whole document as a raw hit, under full names', async () => {
    const hit = await hitOf({ url: tee.url_path, filters: { sku: 'DJ-TEE-M-BLK' } });
    expect(hit).toMatchObject({ _index: 'iq_catalog_ar', _type: 'product', _id: String(tee.id), _score: 0 });
    expect(productDocument.parse(hit._source)).toEqual(tee);
  });

  it('wire case 23: a category and a page of text are found too, the first with its slug', async () => {
    expect(await hitOf({ url: 'fashion/t-shirts' })).toMatchObject({
      _type: 'category',
      _source: { url_path: 'fashion/t-shirts', slug: expect.any(String) },
    });
    const page = await hitOf({ url: 'delivery' }, 'storeCode=en');
    expect([page._index, page._type, cmsPageDocument.parse(page._source).identifier]).toEqual([
      'iq_catalog_en',
      'cms_page',
      'delivery',
    ]);
  });

  it.each(['no-such-thing', 'fashion/t-shirts/none', 'cotton', '%', 'DJ-TEE'])(
    'wire case 23: %s is nothing, which is null with 200',
    async (path) => {
      expect(await mapped({ url: path })).toEqual({ status: 200, body: null });
    },
  );

  it.each([
    ['no body', undefined],
    ['an empty body', {}],
    ['an empty url', { url: '' }],
    ['no url', { url: null }],
  ])('wire case 23: %s is a missing url', async (_, body) => {
    expect(await mapped(body)).toEqual({ status: 500, body: { code: 500, result: 'Missing url' } });
  });

  it('sends the fields that are named beside those a client goes on with', async () => {
    const { _source } = await hitOf({
      url: tee.url_path,
      includeFields: ['name', 'configurable_children.sku'],
      excludeFields: ['slug'],
    });
    expect(Object.keys(_source).toSorted()).toEqual([
      'configurable_children',
      'id',
      'name',
      'sku',
      'type_id',
      'url_path',
    ]);
  });

  it.each(['includeFields', 'excludeFields'])('takes 200 names of %s and no more', async (member) => {
    const statusOf = async (count: number) =>
      (await mapped({ url: tee.url_path, [member]: Array.from({ length: count }, () => 'name') })).status;
    expect([await statusOf(200), await statusOf(201)]).toEqual([200, 400]);
  });

  it('shortens names when that is asked for', async () => {
    expect(
      (await hitOf({ url: tee.url_path, includeFields: ['name'] }, 'storeCode=ar&response_format=compact'))
        ._source,
    ).toMatchObject({ nm: tee.name, sku: 'DJ-TEE' });
  });
});

describe('url/resolver', () => {
  const resolved = (path: string) =>
    executeTask(`${url}/api/url/resolver?url=${encodeURIComponent(path)}&storeCode=ar`);

  it.each(['no-such-thing', 'fashion/none', '%E0', 'cotton'])(
    'wire case 69: %s is a 404 with a text',
    async (path) => {
      const answer = await resolved(path);
      expect(answer).toMatchObject({ status: 404, code: 404, result: expect.stringContaining(path) });
    },
  );

  it.each([
    ['cotton-t-shirt', 'PRODUCT'],
    ['fashion/t-shirts', 'CATEGORY'],
    ['delivery', 'CMS_PAGE'],
  ])('%s is a %s', async (path, type) => {
    const { result } = await resolved(path);
    expect(calls['url/resolver'].result.parse(result)).toMatchObject({
      type,
      url: path,
      identifier: path,
      store_code: 'ar',
      redirect: null,
    });
  });
});

describe('render-list', () => {
  const rendered = async (
    skus: readonly string[],
    query = 'storeId=1&currencyCode=IQD&userGroupId=0&token=',
  ) => {
    const { code, result } = await executeTask(
      `${url}/api/product/render-list?skus=${encodeURIComponent(skus.join(','))}&${query}`,
    );
    expect(code).toBe(200);
    return calls['product/render-list'].result.parse(result).items;
  };
  const variants = tee.configurable_children ?? [];

  it('wire case 70: a parent and its variants are items under the ids of the catalogue, with prices and tax adjustments', async () => {
    const items = await rendered([tee.sku, ...variants.map(({ sku }) => sku)]);
    expect(items.map(({ id, sku }) => [id, sku])).toEqual([tee, ...variants].map(({ id, sku }) => [id, sku]));
    expect(
      items.map(({ price_info: { final_price, regular_price, special_price } }) => ({
        final_price,
        regular_price,
        special_price,
      })),
    ).toEqual(
      [tee, ...variants].map((document) => ({
        final_price: document.final_price_incl_tax,
        regular_price: document.original_price_incl_tax,
        special_price: document.special_price_incl_tax,
      })),
    );
    expect(items.map(({ price_info }) => price_info.extension_attributes.tax_adjustments)).toMatchObject(
      [tee, ...variants].map((document) => ({
        final_price: document.final_price,
        regular_price: document.original_price,
        special_price: document.special_price,
      })),
    );
    expect(items[0]).toMatchObject({
      type: 'configurable',
      is_salable: '1',
      store_id: 1,
      currency_code: 'IQD',
      url: 'https://shop.test/ar/cotton-t-shirt',
      name: tee.name,
      images: [],
    });
  });

  it('wire case 70: a configurable spans from its cheapest variant to its dearest', async () => {
    const [item] = await rendered([tee.sku]);
    const paid = variants.map(({ final_price_incl_tax }) => final_price_incl_tax);
    expect(item?.price_info).toMatchObject({
      minimal_price: Math.min(...paid),
      max_price: Math.max(...paid),
    });
  });

  it('takes the store by its id, then by its code, and leaves out what nobody knows', async () => {
    const [english, arabic] = [
      await rendered(['DJ-SIMPLE', 'NO-SUCH', 'DJ-SIMPLE'], 'storeId=2&storeCode=ar'),
      await rendered(['DJ-SIMPLE'], 'storeCode=ar'),
    ];
    expect(
      [...english, ...arabic].map(({ sku, store_id, currency_code }) => [sku, store_id, currency_code]),
    ).toEqual([
      ['DJ-SIMPLE', 2, 'USD'],
      ['DJ-SIMPLE', 1, 'IQD'],
    ]);
    expect((await rendered(['DJ-GONE']))[0]).toMatchObject({ is_salable: '0' });
  });

  it('takes a thousand skus and no more', async () => {
    const statusOf = async (count: number) =>
      (
        await executeTask(
          `${url}/api/product/render-list?skus=${Array.from({ length: count }, () => 'DJ-SIMPLE').join(',')}`,
        )
      ).status;
    expect([await statusOf(1000), await statusOf(1001)]).toEqual([200, 400]);
  });

  it.each(['', 'skus=', 'skus=,,'])('asks for skus when the query is "%s"', async (query) => {
    expect(await executeTask(`${url}/api/product/render-list?${query}`)).toMatchObject({
      status: 500,
      code: 500,
      result: 'skus parameter is required',
    });
  });
});
