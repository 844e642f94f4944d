import { aBatch, aCategory, aPrice, aProduct, aStock } from '@dijla/test-kit/catalog/a-catalog-batch';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { transactionsEnded } from '@dijla/test-kit/database/transactions-ended';
import { carousel } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Database, inTransaction } from '../../../database/database.ts';
import { categoryHandler, removeProducts, saveCatalog } from '../../../modules/catalog/catalog.ts';
import { groupTokenOf } from '../../../modules/customers/customers.ts';
import type { CarouselInput } from '../../../modules/content/carousel-input.ts';
import { carouselHandler } from '../../../modules/content/content.ts';

const secret = 'what this shop signs with';
const wholesale = groupTokenOf({ group_id: 2, id: 1 }, { secret, now: Date.now() });
const author = { actor: 'test', requestId: 'test', source: 'import' } as const;
const of = (shows: CarouselInput['shows'], changes: Partial<CarouselInput> = {}): CarouselInput => ({
  identifier: shows,
  is_active: true,
  shows,
  category: null,
  titles: { en: shows, ar: `ال${shows}` },
  skus: [],
  slides: [],
  ...changes,
});
const slide = {
  image: 'a.webp',
  image_small: 'b.webp',
  image_medium: 'c.webp',
  url: 'tea',
  titles: { en: 'Tea' },
  alts: {},
  from: null,
  until: null,
};
const carousels = [
  of('new'),
  of('bestsellers'),
  of('trending'),
  of('special-offers'),
  of('slides', { slides: [slide, { ...slide, url: null, titles: {} }] }),
  of('chosen', { skus: ['POT', 'GONE', 'CUP', 'HIDDEN', 'MUG'] }),
  of('bestsellers', { identifier: 'tea-bestsellers', category: 'tea' }),
  of('new', { identifier: 'off', is_active: false, slides: [slide] }),
];
const keep = (db: Database, records: readonly CarouselInput[]) =>
  inTransaction(db, (transaction) => carouselHandler.save(transaction, records, author));

const fill = async (db: Database) => {
  const tea = { categories: [{ url_path: 'tea/pots', position: 0 }] };
  await inTransaction(db, (transaction) =>
    saveCatalog(
      transaction,
      aBatch({
        categories: [aCategory('tea'), aCategory('tea/pots')],
        products: [
          aProduct('MUG', { number_of_sales: 9, created_at: '2026-01-03T00:00:00.000Z' }),
          aProduct('CUP', {
            number_of_sales: 7,
            created_at: '2026-01-01T00:00:00.000Z',
            prices: [
              aPrice(10_000),
              aPrice(8_000, { kind: 'special' }),
              aPrice(7_000, { price_list: 'wholesale' }),
            ],
          }),
          aProduct('POT', { ...tea, number_of_sales: 8, created_at: '2026-01-02T00:00:00.000Z' }),
          aProduct('GONE', { ...tea, number_of_sales: 99, stock: aStock(0) }),
          aProduct('HIDDEN', { number_of_sales: 99, visibility: 1 }),
        ],
      }),
      author,
    ),
  );
  await sql`update product_sales set sales_trend = case sku when 'POT' then 3 when 'CUP' then 9 else -2 end from product where id = product_id`.execute(
    db,
  );
  await keep(db, carousels);
};

describe('carouselCalls', async () => {
  const {
    url,
    database: { db },
    provider,
  } = await providerOverHttp({ secret }, fill);
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/api/ext/vaimo-carousel/carousel/${path}`, { headers });
    return { status: response.status, result: ((await response.json()) as { result: unknown }).result };
  };
  const shown = async (name: string, query = '') =>
    carousel.parse((await get(`${name}/indice/iq_catalog_ar${query}`)).result);
  const skus = async (name: string) => (await shown(name, '?_source_include=sku')).items;

  it.each([
    ['new', ['MUG', 'POT', 'CUP']],
    ['bestsellers', ['MUG', 'POT', 'CUP']],
    ['trending', ['CUP', 'POT']],
    ['special-offers', ['CUP']],
    ['chosen', ['POT', 'CUP', 'MUG']],
    ['tea-bestsellers', ['POT']],
    ['slides', []],
  ])('shows by the rule %s what is listed and in stock', async (name, expected) => {
    expect(await skus(name)).toEqual(expected.map((sku) => ({ sku })));
  });

  it('gives slides in their order, titles in the language of the index or the other', async () => {
    expect(await shown('slides')).toMatchObject({
      identifier: 'slides',
      title: 'الslides',
      slides: [
        {
          image: 'a.webp',
          image_small: 'b.webp',
          image_medium: 'c.webp',
          sort_order: 0,
          title: 'Tea',
          url: 'tea',
        },
        { sort_order: 1, title: '', url: null },
      ],
    });
  });

  it('gives nothing of one that is switched off', async () => {
    expect(await shown('off')).toMatchObject({ identifier: 'off', slides: [], items: [] });
  });

  it.each([['new-collection'], ['bestsellers'], ['trending'], ['special-offers']])(
    'has the row %s in every shop',
    async (name) => {
      expect((await get(`${name}/indice/iq_catalog_ar`)).status).toBe(200);
    },
  );

  it('knows one by its number, with whole documents when no field is named', async () => {
    const { id, items } = await shown('special-offers');
    expect(await shown(`id/${id}`)).toEqual({ ...(await shown('special-offers')) });
    expect(items).toMatchObject([{ sku: 'CUP', special_price: 8000, stock: { is_in_stock: true } }]);
  });

  it.each([
    ['everyone', '', 8000],
    ['a group, by its cookie', wholesale, 7000],
    ['everyone to whom nobody signed a token', `${wholesale}x`, 8000],
  ])('shows the prices of %s', async (_, token, price) => {
    const { result } = await get('chosen/indice/iq_catalog_ar', { cookie: `dijla_prices=${token}` });
    expect(carousel.parse(result).items.find(({ sku }) => sku === 'CUP')).toMatchObject({
      final_price: price,
    });
  });

  it.each([
    ['nothing/indice/iq_catalog_ar', 404],
    ['id/999/indice/iq_catalog_ar', 404],
    ['id/new/indice/iq_catalog_ar', 400],
    ['id/99999999999/indice/iq_catalog_ar', 400],
    ['new/indice/nowhere', 400],
  ])('refuses %s', async (path, status) => {
    const { status: answered, result } = await get(path);
    expect([answered, typeof result]).toEqual([status, 'string']);
  });

  it('shows twenty at most', async () => {
    const many = Array.from({ length: 25 }, (_, index) => aProduct(`MANY-${index}`));
    await inTransaction(db, (transaction) => saveCatalog(transaction, aBatch({ products: many }), author));
    await keep(db, [of('chosen', { identifier: 'many', skus: many.map(({ sku }) => sku) })]);
    await transactionsEnded(db);
    await provider.catchUp();
    expect([(await skus('bestsellers')).length, (await skus('many')).length]).toEqual([20, 20]);
  });

  it('tells pages that a row is another or away', async () => {
    const told: string[] = [];
    const stop = provider.onChange((tags) => void told.push(...tags));
    await inTransaction(db, (transaction) => carouselHandler.remove(transaction, ['many'], author));
    await transactionsEnded(db);
    await provider.catchUp();
    stop();
    expect([told, (await get('many/indice/iq_catalog_ar')).status]).toEqual([['carousels'], 404]);
  });
});

describe('carouselKeeper', async () => {
  const { db } = (await providerOverHttp({}, fill)).database;

  it('reads what was saved in the form it was saved in', async () => {
    const read = await carouselHandler.read(
      db,
      carousels.map(({ identifier }) => identifier),
    );
    expect(carousels.map(({ identifier }) => read.get(identifier))).toEqual(carousels);
  });

  it.each([
    ['an unknown product', { skus: ['NOWHERE'] }, 'unknown-sku'],
    ['an unknown category', { category: 'nowhere' }, 'unknown-category'],
    ['an identifier that is no part of an address', { identifier: 'a b' }, 'bad-identifier'],
    ['one product twice', { skus: ['POT', 'CUP', 'POT'] }, 'repeated-sku'],
  ])('does not take %s', async (_, changes, code) => {
    const { records, warnings } = await carouselHandler.check(db, [of('chosen', changes)]);
    expect([records, warnings.map((warning) => warning.code)]).toEqual([[], [code]]);
  });

  it('takes neither a product nor a category that was removed from the catalog', async () => {
    await inTransaction(db, async (transaction) => {
      const batch = aBatch({ categories: [aCategory('coffee')], products: [aProduct('KETTLE')] });
      await saveCatalog(transaction, batch, author);
      await removeProducts(transaction, ['KETTLE'], author);
      await categoryHandler().remove(transaction, ['coffee'], author);
    });
    const named = [of('chosen', { skus: ['KETTLE'] }), of('new', { category: 'coffee' })];
    const { records, warnings } = await carouselHandler.check(db, named);
    expect([records, warnings.map(({ code }) => code)]).toEqual([[], ['unknown-sku', 'unknown-category']]);
  });

  it('takes the first of two under one identifier, and can save what it takes', async () => {
    const { records, warnings } = await carouselHandler.check(db, [
      of('new', { identifier: 'twin' }),
      of('bestsellers', { identifier: 'twin' }),
    ]);
    await keep(db, records);
    expect([(await carouselHandler.read(db, ['twin'])).get('twin')?.shows, warnings]).toEqual([
      'new',
      [{ key: 'twin', code: 'repeated-key', subject: 'twin', isTaken: false }],
    ]);
  });
});
