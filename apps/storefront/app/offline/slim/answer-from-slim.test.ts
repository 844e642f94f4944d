import { packedTable } from '@dijla/search-index/core/slim/packed-table';
import { slimEngineOf } from '@dijla/search-index/core/slim/slim-engine';
import { noWords } from '@dijla/search-index/core/words/search-words';
import { describe, expect, it } from 'vitest';
import type { CatalogQuery } from '../../provider-client/catalog-source.ts';
import { readInSlim, searchInSlim } from './answer-from-slim.ts';

const product = (id: number, name: string, more: object = {}) => ({
  id,
  sku: `S${id}`,
  name,
  type_id: 'simple',
  url_path: name.toLowerCase().replaceAll(' ', '-'),
  status: 1,
  visibility: 4,
  category_ids: ['20'],
  final_price: id * 1000,
  stock: { is_in_stock: true },
  ...more,
});

const { engine } = await slimEngineOf({
  catalog: {
    form: 1,
    version: { position: 1, at: 1 },
    products: packedTable([
      product(1, 'Steel bottle'),
      product(2, 'Tea glasses'),
      product(3, 'Breakfast set', { type_id: 'bundle' }),
    ]),
    categories: [{ id: 20, url_path: 'kitchen', name: 'Kitchen', is_active: true }],
    attributes: [],
    words: noWords,
    price_steps: [0],
    locale: 'en',
  },
  changes: null,
  stored: null,
  inSlices: async (items, work) => {
    for (const item of items) work(item);
  },
});

const named = (attribute: string, value: string): CatalogQuery => ({
  request: { _appliedFilters: [{ attribute, value: { eq: value } }] },
  size: 1,
});

describe('searchInSlim', () => {
  it('lists, sorts and names fields as the provider does', async () => {
    const answer = await searchInSlim(engine, 'product', {
      request: {
        _appliedFilters: [{ attribute: 'category_ids', value: { in: [20] } }],
        _appliedSort: [{ field: 'final_price', options: 'desc' }],
      },
      size: 2,
      include: ['sku', 'name'],
    });
    expect(answer).toEqual({
      hits: [
        { sku: 'S3', nm: 'Breakfast set', _score: null },
        { sku: 'S2', nm: 'Tea glasses', _score: null },
      ],
      total: 3,
    });
  });

  it('opens a product by its address, and knows that the address of a category is none', async () => {
    expect((await searchInSlim(engine, 'product', named('url_path', 'steel-bottle')))?.hits).toMatchObject([
      { sku: 'S1' },
    ]);
    expect(await searchInSlim(engine, 'product', named('url_path', 'kitchen'))).toEqual({
      hits: [],
      total: 0,
    });
    expect((await searchInSlim(engine, 'category', named('url_path', 'kitchen')))?.hits).toMatchObject([
      { id: 20 },
    ]);
  });

  it.each([
    ['an address that it does not know', 'product', named('url_path', 'never-heard-of-it')],
    ['a category that it does not know', 'category', named('url_path', 'never-heard-of-it')],
    ['a product whose parts it lacks', 'product', named('url_path', 'breakfast-set')],
    ['texts', 'cms_page', named('identifier', 'delivery')],
  ] as const)('has no answer for %s', async (_, entity, query) => {
    expect(await searchInSlim(engine, entity, query)).toBeNull();
  });
});

describe('readInSlim', () => {
  it('completes and understands what is typed', async () => {
    expect(await readInSlim(engine, 'catalog/suggest', 'gla')).toMatchObject({
      result: { words: [{ text: 'glasses', count: 1 }], brands: [], corrected: null },
    });
    expect(await readInSlim(engine, 'catalog/understand', 'botle')).toMatchObject({
      result: { corrected: 'bottle', missing: [], page: null },
    });
  });
});
