import { describe, expect, it } from 'vitest';
import type { Brand } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { byLanguage, type StoreCode, storeViews } from '@dijla/contract/store-views';
import { sitemapCount, sitemapEntries } from './sitemap-entries.ts';
import { mostAddresses } from './sitemap-file.ts';
import type { SitemapSource } from './sitemap-source.ts';

const changedAt = '2026-01-02T00:00:00.000Z';
const product = (id: number, changes: WireDocument = {}): WireDocument => ({
  id,
  url_path: `goods-${id}`,
  updated_at: changedAt,
  ...changes,
});

type Shop = Partial<
  Record<
    StoreCode,
    Partial<Record<'product' | 'category' | 'cms_page', WireDocument[]>> & { brands?: Partial<Brand>[] }
  >
>;

type Range = { gte?: number; lte?: number };

/** Creates a source for each store view with these documents, ordered and limited by id as in a search. */
const sourcesOf = (shop: Shop) => {
  const sourceOf = (code: StoreCode): SitemapSource => ({
    store: storeViews[code],
    shopFacts: () => Promise.reject(new Error('Sitemaps say nothing of the shop')),
    read: (async () =>
      shop[code]?.brands === undefined
        ? null
        : { result: shop[code].brands }) as unknown as SitemapSource['read'],
    search: async (entity, { request, from = 0, size }) => {
      const range = request._appliedFilters?.find(({ attribute }) => attribute === 'id')?.value as
        | Range
        | undefined;
      const path = (
        request._appliedFilters?.find(({ attribute }) => attribute === 'url_path')?.value as
          | { eq?: string }
          | undefined
      )?.eq;
      const documents = (shop[code]?.[entity as 'product'] ?? [])
        .filter(({ url_path: at }) => path === undefined || at === path)
        .filter(
          ({ id }) =>
            Number(id) >= (range?.gte ?? 0) && Number(id) <= (range?.lte ?? Number.POSITIVE_INFINITY),
        );
      return {
        hits: documents.slice(from, from + size).map((document) => ({ ...document, _score: null })),
        total: documents.length,
      };
    },
  });
  return byLanguage(sourceOf);
};

const products = { kind: 'products', store: 'ar', part: 1 } as const;

describe('sitemapEntries', () => {
  it('tells of a product with its pictures, its last change and where each store has it', async () => {
    const shop = {
      ar: {
        product: [
          product(1, {
            i: '/d/a.webp',
            media_gallery: [
              { image: '/d/a.webp', pos: 1 },
              { image: '/d/b.webp', pos: 2 },
            ],
          }),
        ],
      },
      en: { product: [product(1, { url_path: 'tea' })] },
    };
    expect(await sitemapEntries(sourcesOf(shop), products)).toEqual([
      {
        path: '/ar/goods-1',
        inStores: { ar: '/ar/goods-1', en: '/en/tea' },
        changedAt,
        pictures: ['/img/1200/1200/resize/d/a.webp', '/img/1200/1200/resize/d/b.webp'],
      },
    ]);
  });

  it('names no store that does not have the product', async () => {
    expect(
      await sitemapEntries(
        sourcesOf({ ar: { product: [product(1)] }, en: { product: [product(2)] } }),
        products,
      ),
    ).toMatchObject([{ inStores: { ar: '/ar/goods-1' } }]);
  });

  it('finds products in a store that has them at other places of their order', async () => {
    const entries = await sitemapEntries(
      sourcesOf({
        ar: { product: [product(1), product(2), product(3)] },
        en: { product: [product(2), product(3), product(4)] },
      }),
      products,
    );
    expect(entries.map(({ inStores }) => inStores.en)).toEqual([undefined, '/en/goods-2', '/en/goods-3']);
  });

  it('leaves out what has no address', async () => {
    expect(
      await sitemapEntries(sourcesOf({ ar: { product: [product(1, { url_path: '' })] } }), products),
    ).toEqual([]);
  });

  it('says that a category changed when its newest product did', async () => {
    const shop = {
      ar: { category: [{ id: 3, url_path: 'home/lamps', image: '/d/lamp.webp' }], product: [product(1)] },
    };
    expect(await sitemapEntries(sourcesOf(shop), { ...products, kind: 'categories' })).toEqual([
      {
        path: '/ar/home/lamps',
        inStores: { ar: '/ar/home/lamps' },
        changedAt,
        pictures: ['/img/1200/1200/resize/d/lamp.webp'],
      },
    ]);
  });

  it('lists the home page and the pages of text', async () => {
    const page = { id: 1, identifier: 'about-us', updated_at: '2026-11-20T08:00:00.000Z' };
    const entries = await sitemapEntries(sourcesOf({ ar: { cms_page: [page] }, en: { cms_page: [page] } }), {
      ...products,
      kind: 'pages',
    });
    expect(entries.map(({ path, inStores, changedAt }) => [path, inStores.en, changedAt])).toEqual([
      ['/ar', '/en', null],
      ['/ar/rewards', '/en/rewards', null],
      ['/ar/gift-card', '/en/gift-card', null],
      ['/ar/order-tracking', '/en/order-tracking', null],
      ['/ar/vendorsignup', '/en/vendorsignup', null],
      ['/ar/about-us', '/en/about-us', page.updated_at],
    ]);
  });

  it('lists all brands and the shop’s own listings once there is something on them', async () => {
    const entries = await sitemapEntries(
      sourcesOf({ ar: { product: [product(1)], brands: [{ value: 4, url_alias: 'anker' }] } }),
      { ...products, kind: 'pages' },
    );
    expect(entries.map(({ path }) => path)).toEqual([
      '/ar',
      '/ar/brands',
      '/ar/best-sellers',
      '/ar/new',
      '/ar/special-offers',
      '/ar/trending-now',
      '/ar/rewards',
      '/ar/gift-card',
      '/ar/order-tracking',
      '/ar/vendorsignup',
    ]);
  });

  it('leaves a listing to the category that stands in its place', async () => {
    const entries = await sitemapEntries(
      sourcesOf({ ar: { product: [product(1)], category: [{ id: 3, url_path: 'special-offers' }] } }),
      { ...products, kind: 'pages' },
    );
    expect(entries.map(({ path }) => path)).toEqual([
      '/ar',
      '/ar/best-sellers',
      '/ar/new',
      '/ar/trending-now',
      '/ar/rewards',
      '/ar/gift-card',
      '/ar/order-tracking',
      '/ar/vendorsignup',
    ]);
  });

  it('lists the brands of which a store lists something, where each store has them', async () => {
    const [anker, jbl] = [
      { value: 4, url_alias: 'anker', count: 2, image: '/d/anker.webp' },
      { value: 5, url_alias: 'jbl', count: 0, image: null },
    ];
    const shop = { ar: { product: [product(1)], brands: [anker, jbl] }, en: { brands: [anker] } };
    expect(await sitemapEntries(sourcesOf(shop), { ...products, kind: 'brands' })).toEqual([
      {
        path: '/ar/brands/anker',
        inStores: { ar: '/ar/brands/anker', en: '/en/brands/anker' },
        changedAt,
        pictures: ['/img/1200/1200/resize/d/anker.webp'],
      },
    ]);
  });

  it('has every address in one part and none in two', async () => {
    const many = Array.from({ length: mostAddresses + 900 }, (_, place) => product(place + 1));
    const sources = sourcesOf({ ar: { product: many }, en: { product: many } });
    const parts = await Promise.all([1, 2, 3].map((part) => sitemapEntries(sources, { ...products, part })));
    expect(parts.map(({ length }) => length)).toEqual([mostAddresses, 900, 0]);
    expect(new Set(parts.flat().map(({ path }) => path)).size).toBe(many.length);
    expect(parts.flat().every(({ inStores }) => inStores.en !== undefined)).toBe(true);
  });
});

describe('sitemapCount', () => {
  it.each([
    ['products', { count: 1, changedAt }],
    ['categories', { count: 0, changedAt }],
    ['brands', { count: 1, changedAt }],
    ['pages', { count: 1, changedAt: null }],
  ] as const)('counts %s', async (kind, counted) => {
    expect(
      await sitemapCount(
        sourcesOf({ ar: { product: [product(1)], brands: [{ value: 4, url_alias: 'anker' }] } }).ar,
        kind,
      ),
    ).toEqual(counted);
  });
});
