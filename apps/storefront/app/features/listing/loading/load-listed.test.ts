import type { SearchAnswer } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import type { CatalogQuery, CatalogSource, WireDocument } from '../../../provider-client/catalog-source.ts';
import type { ListedPage } from '../../../paths.ts';
import { testSource } from '../../../provider-client/test-source.ts';
import { loadListed } from './load-listed.ts';

const tree = [
  { id: 20, name: 'Fashion', url_path: 'fashion', children_data: [{ id: 21 }] },
  { id: 30, name: 'Special offers', url_path: 'special-offers', children_data: [{ id: 31 }] },
];

/** A shop with this category tree that records its product queries. */
const shopWith = (categories: WireDocument[]) => {
  const asked: CatalogQuery[] = [];
  let calls = 0;
  const source = testSource({
    keepsAnswers: true,
    search: async (entity, query): Promise<SearchAnswer<WireDocument>> => {
      calls += 1;
      if (entity === 'category')
        return {
          hits: categories.map((category) => ({ ...category, _score: null })),
          total: categories.length,
        };
      asked.push(query);
      return { hits: [{ id: 1, sku: 'A', _score: null }], total: 1 };
    },
  });
  return { source, asked, calls: () => calls };
};
const load = (
  source: CatalogSource,
  page: ListedPage,
  { search = '', ranked = [] }: { search?: string; ranked?: string[] } = {},
) => loadListed(page)(source, { search: new URLSearchParams(search) }, ranked);
const own = ({ asked }: ReturnType<typeof shopWith>) => asked[0]?.request._appliedFilters?.slice(2);
const sort = ({ asked }: ReturnType<typeof shopWith>) =>
  asked[0]?.request._appliedSort?.map(({ field }) => field);

describe('loadListed', () => {
  it.each<[ListedPage, object[], string]>([
    ['special-offers', [{ attribute: 'special_price', value: { gt: 0 } }], 'number_of_sales'],
    ['trending-now', [{ attribute: 'sales_trend', value: { gt: 0 } }], 'sales_trend'],
    ['recommendations', [], 'number_of_sales'],
  ])('lists for %s what passes %j, what is sold out last', async (page, filters, order) => {
    const shop = shopWith([]);
    await load(shop.source, page);
    expect(own(shop)).toEqual(filters);
    expect(sort(shop)).toEqual(['stock.is_in_stock', order]);
  });

  it('lists the hundred best sellers, in whatever order they are shown, and what came last for new', async () => {
    const shop = shopWith([]);
    await load(shop.source, 'best-sellers', { search: 'sort=price-low' });
    expect(shop.asked[0]).toMatchObject({
      size: 100,
      isShared: true,
      request: { _appliedSort: [{ field: 'stock.is_in_stock' }, { field: 'number_of_sales' }] },
    });
    expect(shop.asked[1]?.request._appliedFilters?.slice(2)).toEqual([
      { attribute: 'sku', value: { in: ['A'] } },
    ]);
    const latest = shopWith([]);
    await load(latest.source, 'new');
    expect([own(latest), sort(latest)]).toEqual([[], ['stock.is_in_stock', 'created_at']]);
  });

  it('is narrowed by the category tree, each category with all below it', async () => {
    const shop = shopWith(tree);
    await load(shop.source, 'special-offers', { search: 'category=20' });
    expect(own(shop)?.at(-1)).toEqual({
      attribute: 'category.category_id',
      value: { in: ['20'] },
      scope: 'catalog',
    });
  });

  it('lists the owner’s own category of that address, which does not narrow itself', async () => {
    const shop = shopWith(tree);
    await load(shop.source, 'special-offers');
    expect(own(shop)).toEqual([{ attribute: 'category_ids', value: { in: [30, 31] } }]);
    await expect(load(shop.source, 'special-offers', { search: 'category=30' })).rejects.toMatchObject({
      status: 302,
    });
  });

  it('lists what suits this device when that is known', async () => {
    const shop = shopWith(tree);
    expect(await load(shop.source, 'recommendations', { ranked: ['B', 'A'] })).toMatchObject({ isOwn: true });
    expect(own(shop)).toEqual([{ attribute: 'sku', value: { in: ['B', 'A'] } }]);
    expect(shop.asked[0]?.size).toBe(2);
  });

  it('lesson 17: costs two calls, of which one is shared, and one more for a range of prices that is no step', async () => {
    const shop = shopWith(tree);
    await load(shop.source, 'trending-now', { search: 'category=20&price=20-80&stock=1&sort=latest' });
    expect(shop.calls()).toBe(3);
    const plain = shopWith(tree);
    await load(plain.source, 'trending-now', { search: 'category=20&stock=1&sort=latest' });
    expect(plain.calls()).toBe(2);
  });
});
