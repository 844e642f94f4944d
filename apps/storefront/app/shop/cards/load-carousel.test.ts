import { describe, expect, it } from 'vitest';
import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { storeViews } from '@dijla/contract/store-views';
import { loadCarousel } from './load-carousel.lazy.ts';

const item = { id: 7, sku: 'CUP', name: 'Cup', url_path: 'cup', price_incl_tax: 5, _score: null };

const shop = (result: object | null) => {
  const asked: string[] = [];
  const source = {
    store: storeViews.en,
    read: async (name: string, { params }: { params: { name: string; index: string } }) => {
      asked.push(`${name} ${params.name} ${params.index}`);
      return result === null ? null : { result, meta: undefined };
    },
    search: async (
      entity: string,
      { request, size }: { request: { _appliedSort: { field: string }[] }; size: number },
    ) => {
      asked.push(`${entity} by ${request._appliedSort.at(-1)?.field}, ${size}`);
      return { hits: [item], total: 1 };
    },
  } as unknown as CatalogSource;
  return { asked, load: (identifier: string) => loadCarousel(source, identifier) };
};

describe('loadCarousel', () => {
  it('shows what the owner made', async () => {
    const { asked, load } = shop({ id: 1, identifier: 'trending', title: 'Hot', slides: [], items: [item] });
    expect(await load('trending')).toMatchObject({ title: 'Hot', cards: [{ sku: 'CUP' }] });
    expect(asked).toEqual(['carousel/by-name trending iq_catalog_en']);
  });

  it.each([
    ['bestsellers', 'product by number_of_sales, 20'],
    ['trending', 'product by sales_trend, 20'],
  ])('lists %s where the provider has no such carousel', async (identifier, search) => {
    const { asked, load } = shop(null);
    expect(await load(identifier)).toMatchObject({ title: null, cards: [{ sku: 'CUP' }] });
    expect(asked.at(-1)).toBe(search);
  });

  it('knows no other that nobody made', async () => {
    const { asked, load } = shop(null);
    expect(await load('ramadan')).toBe(null);
    expect(asked).toHaveLength(1);
  });
});
