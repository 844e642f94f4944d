import { describe, expect, it } from 'vitest';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { storeViews } from '@dijla/contract/store-views';
import { testSource } from '../../provider-client/test-source.ts';
import { unpackedBrands } from '../../view-models/brands/packed-brands.ts';
import { loadBrands } from './load-brands.ts';

const load = async (size: number, search = '') => {
  const result = Array.from({ length: size }, (_, place) => ({
    attribute_code: 'brand',
    value: place,
    position: place,
    title: `${String.fromCodePoint(65 + (place % 26))} house ${place}`,
    image: null,
    slider_image: null,
    slider_position: null,
    pageUrl: `brands/b${place}`,
    count: 1,
    url_alias: `b${place}`,
    other_title: null,
    description: '',
  }));
  const source = {
    store: storeViews.en,
    read: async () => ({ result, meta: undefined }),
    search: async () => ({ hits: [], total: 0 }),
  } as unknown as CatalogSource;
  const view = await loadBrands(source, { search: new URLSearchParams(search) });
  const brands = unpackedBrands(view.groups).flatMap((group) => group.brands.map(({ name }) => name));
  return { ...view, brands };
};

describe('loadBrands', () => {
  it('has hundreds on one page, also what was not looked for: it is found there', async () => {
    const { isSplit, pages, count, brands } = await load(300, 'q=house+7&page=2');
    expect([isSplit, pages, count, brands.length]).toEqual([false, null, 300, 300]);
  });

  it('has thousands page by page', async () => {
    const [first, last] = [await load(1000), await load(1000, 'page=5')];
    expect([
      first.isSplit,
      first.count,
      first.pages?.count,
      first.brands.length,
      last.pages?.page,
      last.brands.length,
    ]).toEqual([true, 1000, 5, 240, 5, 40]);
    expect([first.brands[0], last.brands.at(-1)]).toEqual(['A house 0', 'Z house 987']);
  });

  it('tells the owner of settings nobody knows, and shows the defaults (spec 1 §8)', async () => {
    const told: Error[] = [];
    const read = async () => ({ result: [], meta: { sort: 'price', show_count: false } });
    await loadBrands(
      { ...testSource({ report: (error) => told.push(error) }), read } as unknown as CatalogSource,
      { search: new URLSearchParams() },
    );
    expect(told.map(({ message }) => message)).toEqual([expect.stringContaining('sort')]);
  });

  it('looks for a name on all pages at once', async () => {
    const { count, pages, brands, term } = await load(1000, 'q=99');
    expect([count, pages, brands.length, term]).toEqual([11, null, 11, '99']);
    expect(brands).toContain('L house 999');
  });
});
