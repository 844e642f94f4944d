import { anAttribute, aBatch, aCategory, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { transactionsEnded } from '@dijla/test-kit/database/transactions-ended';
import type { Brand, CallName } from '@dijla/contract/client';
import { type CallDefinition, calls } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Database, inTransaction } from '../../../database/database.ts';
import type { BrandInput } from '../../../modules/catalog/saving/catalog-batch.ts';
import { brandHandler, saveCatalog } from '../../../modules/catalog/catalog.ts';

const author = { actor: 'test', requestId: 'test', source: 'import' } as const;
const aBrand = (code: string, changes: Partial<BrandInput> = {}): BrandInput => ({
  code,
  url_key: code,
  image: null,
  slider_image: null,
  slider_position: null,
  position: 0,
  texts: { en: { title: code.toUpperCase(), description: '' } },
  ...changes,
});
const brands = [
  aBrand('zebra', {
    position: 1,
    slider_position: 2,
    image: '/z.webp',
    slider_image: '/zs.webp',
    texts: { en: { title: 'Zebra', description: 'Pens.' }, ar: { title: 'زيبرا', description: 'أقلام.' } },
  }),
  aBrand('anker', { position: 2, texts: { en: { title: 'Anker', description: '' } } }),
  aBrand('empty', { position: 3, slider_position: 1 }),
];
const handler = brandHandler();
const keep = (database: Database, records: readonly BrandInput[]) =>
  inTransaction(database, (transaction) => handler.save(transaction, records, author));

const fill = async (database: Database) => {
  const of = (sku: string, brand: string, path: string, changes = {}) =>
    aProduct(sku, { attributes: { brand }, categories: [{ url_path: path, position: 0 }], ...changes });
  const batch = aBatch({
    attributes: [anAttribute('brand', ['anker', 'plain', 'zebra', 'empty', 'unused'])],
    categories: [aCategory('desk'), aCategory('desk/pens'), aCategory('power')],
    products: [
      of('A1', 'anker', 'power'),
      of('A2', 'anker', 'power'),
      of('A3', 'anker', 'desk'),
      of('Z1', 'zebra', 'desk/pens'),
      of('P1', 'plain', 'power'),
      of('HIDDEN', 'zebra', 'power', { visibility: 1 }),
    ],
  });
  await inTransaction(database, (transaction) => saveCatalog(transaction, batch, author));
  await keep(database, brands);
};

describe('brandCalls', async () => {
  const {
    url,
    database: { db },
    provider,
  } = await providerOverHttp({}, fill);
  const base = `${url}/api/ext/amasty-shop-by-brand`;
  const get = async (address: string, headers: HeadersInit = {}) => {
    const response = await fetch(address, { headers });
    const text = await response.text();
    return {
      status: response.status,
      etag: response.headers.get('etag') ?? '',
      body: text === '' ? undefined : (JSON.parse(text) as { code: number; result: Brand[]; meta?: object }),
    };
  };
  const brandsAt = async (name: CallName, address: string) => {
    const { body } = await get(address);
    const { result }: CallDefinition = calls[name];
    return result.parse(body?.result) as Brand[];
  };
  const shown = (found: readonly Brand[]) => found.map(({ title, count }) => [title, count]);
  let ids: Record<string, number>;
  let pens: number;

  beforeAll(async () => {
    const options = await sql<{
      code: string;
      id: number;
    }>`select o.code, o.id from attribute_option o`.execute(db);
    ids = Object.fromEntries(options.rows.map(({ code, id }) => [code, id]));
    pens =
      (
        await sql<{
          id: number;
        }>`select category_id as id from category_store where url_path = 'desk/pens' limit 1`.execute(db)
      ).rows[0]?.id ?? 0;
  });

  it('lists brands that have goods or a page, by name, and says how the owner wants them shown', async () => {
    expect(shown(await brandsAt('brand/list', `${base}/list?storeCode=en`))).toEqual([
      ['Anker', 3],
      ['EMPTY', 0],
      ['plain', 1],
      ['Zebra', 1],
    ]);
    expect((await get(`${base}/list?storeCode=en`)).body?.meta).toEqual({
      show_only_image: false,
      show_count: true,
      sort: 'name',
    });
  });

  it('gives a brand in the language of the store, with its name in the other script', async () => {
    expect(
      (await brandsAt('brand/list', `${base}/list?storeCode=ar&sort=position`)).find(
        ({ url_alias }) => url_alias === 'zebra',
      ),
    ).toEqual({
      attribute_code: 'brand',
      value: ids['zebra'],
      position: 1,
      title: 'زيبرا',
      image: '/z.webp',
      slider_image: '/zs.webp',
      slider_position: 2,
      pageUrl: 'brands/zebra',
      url_alias: 'zebra',
      other_title: 'Zebra',
      count: 1,
    });
  });

  it('gives a brand nobody described the label of its option', async () => {
    const plain = (await brandsAt('brand/list', `${base}/list?storeCode=ar`)).find(
      ({ value }) => value === ids['plain'],
    );
    expect(plain).toMatchObject({
      title: 'الplain',
      pageUrl: `brands/${ids['plain']}`,
      other_title: 'plain',
      image: null,
    });
  });

  it('hides counts where the owner does not show them, and then brands without goods too', async () => {
    await sql`update brand_settings set shows_count = false, sort = 'position'`.execute(db);
    const found = await brandsAt('brand/list', `${base}/list?storeCode=en`);
    await sql`update brand_settings set shows_count = true, sort = 'name'`.execute(db);
    expect(shown(found)).toEqual([
      ['plain', undefined],
      ['Zebra', undefined],
      ['Anker', undefined],
    ]);
  });

  it('counts those with goods, the largest first', async () => {
    expect(
      shown(await brandsAt('brand/count', `${base}/count-by-brand/attribute_code/brand?storeCode=en`)),
    ).toEqual([
      ['Anker', 3],
      ['plain', 1],
      ['Zebra', 1],
    ]);
  });

  it('gives the first of the slider, then the largest', async () => {
    expect(shown(await brandsAt('brand/part', `${base}/part?storeCode=en&size=2`))).toEqual([
      ['Zebra', 1],
      ['Anker', 3],
    ]);
  });

  it.each([
    ['its alias', () => 'zebra/'],
    ['its number', () => `${ids['zebra']}/`],
    ['its number without a slash behind', () => `${ids['zebra']}`],
  ])('knows one by %s', async (_, value) => {
    expect(
      await brandsAt('brand/one', `${base}/brand/attribute/brand/value/${value()}?storeCode=en`),
    ).toMatchObject([{ title: 'Zebra', count: 1, description: 'Pens.' }]);
  });

  it.each([
    ['brand/attribute/brand/value/nobody/', 404],
    ['brand/attribute/color/value/zebra/', 404],
    ['count-by-brand/attribute_code/color', 404],
    ['part?size=0', 400],
    ['part?size=many', 400],
    ['list?sort=random', 400],
  ])('refuses %s', async (path, status) => {
    const { status: answered, body } = await get(`${base}/${path}`);
    expect([answered, body?.code, typeof body?.result]).toEqual([status, status, 'string']);
  });

  it('gives brands of a category and below it', async () => {
    const desk = (
      await sql<{
        id: number;
      }>`select category_id as id from category_store where url_path = 'desk' limit 1`.execute(db)
    ).rows[0]?.id;
    const at = `${url}/api/ext/category-brands/indice/iq_catalog_en/category`;
    expect(shown(await brandsAt('category/brands', `${at}/${desk}`))).toEqual([
      ['Anker', 1],
      ['Zebra', 1],
    ]);
    expect(shown(await brandsAt('category/brands', `${at}/${pens}`))).toEqual([['Zebra', 1]]);
  });

  it.each([
    ['iq_catalog_en/category/999999', 404],
    ['iq_catalog_en/category/pens', 400],
    ['nowhere/category/2', 400],
  ])('refuses the brands of %s', async (path, status) => {
    expect((await get(`${url}/api/ext/category-brands/indice/${path}`)).status).toBe(status);
  });

  it('answers that nothing is new to whom has it', async () => {
    const { etag } = await get(`${base}/list?storeCode=en`);
    expect([etag === '', (await get(`${base}/list?storeCode=en`, { 'if-none-match': etag })).status]).toEqual(
      [false, 304],
    );
  });

  it('resolves addresses of brands, old ones too, and knows which are gone', async () => {
    const resolved = async (path: string) => {
      const { status, body } = await get(`${url}/api/url/resolver?storeCode=ar&url=${path}`);
      const result = body?.result as unknown as { type: string; id: number; redirect: string | null };
      return status === 200 ? [result.type, result.id, result.redirect] : status;
    };
    const anker = brands.find(({ code }) => code === 'anker');
    if (anker === undefined) throw new Error('There is no such brand');
    expect([
      await resolved('brands/anker'),
      await resolved('brand/anker'),
      await resolved('brands/nobody'),
    ]).toEqual([['BRAND', ids['anker'], null], ['BRAND', ids['anker'], null], 404]);
    await keep(db, [{ ...anker, url_key: 'anker-innovations' }]);
    expect([await resolved('brands/anker'), await resolved('brands/anker-innovations')]).toEqual([
      ['BRAND', ids['anker'], 'brands/anker-innovations'],
      ['BRAND', ids['anker'], null],
    ]);
    await inTransaction(db, (transaction) => handler.remove(transaction, ['empty'], author));
    expect(await resolved('brands/empty')).toBe(410);
  });

  it('tells pages that a brand is another', async () => {
    const told: string[] = [];
    const stop = provider.onChange((tags) => void told.push(...tags));
    await keep(db, [aBrand('zebra', { texts: { en: { title: 'Zebra Pen', description: '' } } })]);
    await transactionsEnded(db);
    await provider.catchUp();
    stop();
    expect(told).toContain('brands');
  });
});
