import { describe, expect, it } from 'vitest';
import type { CatalogueQuery, WireDocument } from '../../catalogue-source.ts';
import { testSource } from '../../test-source.ts';
import { productPageOf } from './load-product.ts';

/** Made later than the one below it: categories of a product come in the order of their numbers. */
const drinks = { id: 90, name: 'Drinks', url_path: 'drinks', path: '1/2/90', children_data: [{ id: 21, name: 'Tea', url_path: 'drinks/tea', path: '1/2/90/21', children_data: [] }] };
const tea = { id: 5, sku: 'TEA', type_id: 'simple', name: 'Tea', url_path: 'tea', category_ids: ['21', '90'], price: 10, final_price: 10 };

const askedWithin = (queries: readonly CatalogueQuery[]) => queries.flatMap(({ request }) => (request._appliedFilters ?? []).flatMap(({ attribute, value }) => (attribute === 'category_ids' ? [value] : [])));

/** The page of a product that names nothing related, and what was asked for it. */
const pageOf = async (document: WireDocument, categories: readonly WireDocument[]) => {
  const asked: CatalogueQuery[] = [];
  const source = testSource({
    search: async (entity, query) => {
      asked.push(query);
      const hits = entity === 'category' ? categories.map((category) => ({ ...category, _score: null })) : [];
      return { hits, total: hits.length };
    },
  });
  return { page: await productPageOf(source, document, null), asked };
};

describe('productPageOf', () => {
  it.each<[string, readonly WireDocument[], { in: number[] }[]]>([
    ['its innermost category', [drinks], [{ in: [21] }]],
    ['the last it names of a tree nobody knows,', [], [{ in: [90] }]],
  ])('shows bestsellers of %s where nothing is linked to it', async (_, categories, expected) => {
    const { asked } = await pageOf(tea, categories);
    expect(askedWithin(asked)).toEqual(expected);
  });
});
