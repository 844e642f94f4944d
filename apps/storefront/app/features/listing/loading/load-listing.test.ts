import type { SearchAnswer } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import type { CatalogQuery, WireDocument } from '../../../provider-client/catalog-source.ts';
import { testSource } from '../../../provider-client/test-source.ts';
import { listingOf } from './load-listing.ts';

const tops = [
  { id: 20, name: 'Fashion', children_data: [{ id: 21 }] },
  { id: 30, name: 'Specials' },
];

const shop = () => {
  const asked: [string, CatalogQuery][] = [];
  const source = testSource({
    keepsAnswers: true,
    search: async (entity, query): Promise<SearchAnswer<WireDocument>> => {
      asked.push([entity, query]);
      if (entity === 'category')
        return { hits: tops.map((category) => ({ ...category, _score: null })), total: tops.length };
      const buckets = [
        { key: 20, doc_count: 1 },
        { key: 41, doc_count: 1 },
      ];
      return {
        hits: [{ id: 1, sku: 'A', _score: null }],
        total: 1,
        aggregations: { 'agg_terms_category.category_id': { buckets } },
      };
    },
  });
  return { source, asked };
};
const category = {
  id: 40,
  name: 'Tea',
  url_key: 'tea',
  url_path: 'tea',
  children_data: [{ id: 41, name: 'Green tea', position: 1, url_path: 'tea/green' }],
};
const categoriesIn = async (document: WireDocument, search: string) => {
  const { source, asked } = shop();
  const { found } = await listingOf(source, document, new URLSearchParams(search));
  if (typeof found === 'string') throw new Error('It is not packed on a device');
  return {
    offered: found.facets.find(({ code }) => code === 'category')?.values.map(({ label }) => label),
    asked,
  };
};

describe('listingOf', () => {
  it('is narrowed by the categories below', async () => {
    const { offered, asked } = await categoriesIn(category, 'category=41');
    expect(offered).toEqual(['Green tea']);
    expect(asked.map(([entity]) => entity)).toEqual(['product']);
  });

  it('is narrowed by the category tree in the category of special offers', async () => {
    const { offered } = await categoriesIn(
      { ...category, id: 30, url_key: 'deals-special-offers', url_path: 'deals/special-offers' },
      'category=20',
    );
    expect(offered).toEqual(['Fashion']);
  });

  it.each(['category=20', 'stock=0,1', 'price=9-3&stock=7', 'brand=5'])(
    'leads from %s, which it does not have, to itself',
    async (search) => {
      const { source } = shop();
      const answer: unknown = await listingOf(source, category, new URLSearchParams(search)).catch(
        (error: unknown) => error,
      );
      expect(answer instanceof Response && answer.headers.get('location')).toBe('/en/tea');
    },
  );

  it.each([
    ['price_from=12.50&price_to=%D9%A8%D9%A0&sort=latest', '/en/tea?price=12.5-80&sort=latest'],
    ['price_from=&price_to=1%2C250', '/en/tea?price=0-1250'],
    ['price=0-50&price_from=60&price_to=&page=3', '/en/tea?price=60-'],
  ])('leads from the fields of a form, %s, to the range they mean', async (search, address) => {
    const { source, asked } = shop();
    const answer: unknown = await listingOf(source, category, new URLSearchParams(search)).catch(
      (error: unknown) => error,
    );
    expect(answer instanceof Response && decodeURIComponent(answer.headers.get('location') ?? '')).toBe(
      address,
    );
    expect(asked).toEqual([]);
  });

  it.each(['price_from=90&price_to=80', 'price_from=cheap', 'price_from=&price_to='])(
    'narrows nothing down by %s',
    async (search) => {
      const { source } = shop();
      expect((await listingOf(source, category, new URLSearchParams(search))).found).toMatchObject({
        filters: {},
        total: 1,
      });
    },
  );

  it('has what the owner wrote for search engines', async () => {
    const { source } = shop();
    expect(
      (
        await listingOf(
          source,
          { ...category, meta_title: '', meta_description: 'All teas' },
          new URLSearchParams(),
        )
      ).head,
    ).toEqual({ description: 'All teas' });
  });

  it('lesson 17: costs one call beside the one that found it', async () => {
    const { source, asked } = shop();
    await listingOf(source, category, new URLSearchParams('stock=1&sort=latest'));
    expect(asked).toHaveLength(1);
  });
});
