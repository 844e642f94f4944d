import { describe, expect, it } from 'vitest';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { storeViews } from '@dijla/contract/store-views';
import { loadCategoryBrands } from './loading/load-category-brands.lazy.ts';

const brand = (value: number, count = 3) => ({
  attribute_code: 'brand',
  value,
  position: 1,
  title: `Brand ${value}`,
  image: null,
  slider_image: null,
  slider_position: null,
  pageUrl: `brands/${value}`,
  count,
  url_alias: `b${value}`,
  other_title: null,
  description: '',
});
const load = async (result: readonly object[] | null) => {
  const asked: unknown[] = [];
  const source = {
    store: storeViews.ar,
    read: async (...question: unknown[]) => {
      asked.push(question);
      return result === null ? null : { result, meta: undefined };
    },
  } as unknown as CatalogSource;
  return {
    brands: (await loadCategoryBrands(source, 20)).map(({ id, name, count }) => [id, name, count]),
    asked,
  };
};

describe('loadCategoryBrands', () => {
  it('asks once for the brands of a category, and keeps their order', async () => {
    const { brands, asked } = await load([brand(7, 9), brand(3, 4), brand(5, 0)]);
    expect(brands).toEqual([
      [7, 'Brand 7', 9],
      [3, 'Brand 3', 4],
    ]);
    expect(asked).toEqual([
      [
        'category/brands',
        { params: { index: storeViews.ar.index, category: '20' }, query: { storeCode: 'ar' } },
      ],
    ]);
  });

  it('has twenty at most', async () => {
    expect((await load(Array.from({ length: 30 }, (_, place) => brand(place)))).brands).toHaveLength(20);
  });

  it.each([
    ['a category of one brand', [brand(7)]],
    ['a category without brands', []],
    ['a provider that does not know', null],
  ])('has none for %s', async (_, result) => {
    expect((await load(result)).brands).toEqual([]);
  });
});
