import { describe, expect, it } from 'vitest';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { CatalogUnavailable } from '../../offline/catalog-unavailable.ts';
import { storeViews } from '@dijla/contract/store-views';
import { noFacts } from '../../provider-client/shop-facts-of.ts';
import { loadSuggestions, suggestionsOnDevice } from './load-suggestions.lazy.ts';

const node = (id: number, name: string, children: ReturnType<typeof leaf>[] = []) => ({
  ...leaf(id, name),
  children,
});
const leaf = (id: number, name: string) => ({
  id,
  name,
  lang: null,
  urlPath: `c-${id}`,
  image: null,
  children: [],
});
const menu = [node(1, 'الأزياء', [leaf(2, 'أحذية رجالية'), leaf(3, 'قمصان')]), node(4, 'المنزل والمطبخ')];

const seenAs = (sku: string, name: string) => ({ sku, name, lang: null, urlPath: sku, picture: null });
const seen = [seenAs('TEA', 'شاي سيلاني أسود'), seenAs('POT', 'إبريق شاي نحاس'), seenAs('TEE', 'تيشيرت')];
const categoriesOnDevice = (tree: typeof menu, term: string) =>
  suggestionsOnDevice({ menu: tree, seen }, term).categories;

describe('suggestionsOnDevice', () => {
  it.each([
    ['شاي', ['TEA', 'POT']],
    ['ابريق شاي', ['POT']],
    ['سيارات', []],
  ])('finds of %s what this device looked at', (term, skus) => {
    expect(suggestionsOnDevice({ menu, seen }, term).seen.map(({ sku }) => sku)).toEqual(skus);
  });

  it('suggests five of what it looked at', () => {
    const many = Array.from({ length: 12 }, (_, place) => seenAs(`TEA-${place}`, 'شاي'));
    expect(suggestionsOnDevice({ menu, seen: many }, 'شاي').seen).toHaveLength(5);
  });

  it.each([
    ['احذيه', [2]],
    ['المنزل مطبخ', [4]],
    ['ق', [3]],
    ['سيارات', []],
  ])('finds %s whatever the spelling', (term, ids) => {
    expect(categoriesOnDevice(menu, term).map(({ id }) => id)).toEqual(ids);
  });

  it('names what a category is part of', () => {
    expect(categoriesOnDevice(menu, 'قمصان').map(({ parent }) => parent)).toEqual([
      { name: 'الأزياء', lang: null },
    ]);
    expect(categoriesOnDevice(menu, 'الأزياء').map(({ parent }) => parent)).toEqual([null]);
  });
});

const source = (search: CatalogSource['search']): CatalogSource => ({
  store: storeViews.ar,
  shopFacts: async () => noFacts,
  whereabouts: async () => ({ kind: 'unknown' }),
  read: async () => null,
  search,
});

describe('loadSuggestions', () => {
  it('suggests five products and three categories', async () => {
    const sizes: Record<string, number> = {};
    await loadSuggestions(
      source(async (entity, { size }) => ((sizes[entity] = size), { hits: [], total: 0 })),
      { term: 'شاي', menu, seen },
    );
    expect(sizes).toEqual({ product: 5, category: 3 });
  });

  it('says that it is offline, with what the device knows', async () => {
    const offline = source(() => Promise.reject(new CatalogUnavailable('offline')));
    expect(await loadSuggestions(offline, { term: 'قمصان', menu, seen })).toMatchObject({
      products: [],
      categories: [{ id: 3 }],
      seen: [],
      isOffline: true,
    });
    expect((await loadSuggestions(offline, { term: 'شاي', menu, seen })).seen).toHaveLength(2);
  });

  it('names what a category is part of, as far up as the menu knows', async () => {
    const categories = [
      { _score: null, id: 3, name: 'قمصان', url_path: 'fashion/shirts', path: '90/91/1/3' },
      { _score: null, id: 7, name: 'قمصان صيفية', url_path: 'fashion/shirts/summer', path: '90/91/1/3/7' },
      { _score: null, id: 1, name: 'الأزياء', url_path: 'fashion', path: '90/91/1' },
    ];
    const found = source(async (entity) => ({ hits: entity === 'category' ? categories : [], total: 3 }));
    const suggested = await loadSuggestions(found, { term: 'قمصان', menu, seen });
    expect(suggested.categories.map(({ parent }) => parent?.name ?? null)).toEqual(['الأزياء', 'قمصان', null]);
  });

  it('passes on what it does not know', async () => {
    await expect(
      loadSuggestions(
        source(() => Promise.reject(new Error('a bug'))),
        { term: 'x', menu, seen },
      ),
    ).rejects.toThrow('a bug');
  });
});
