import { describe, expect, it } from 'vitest';
import type { CatalogQuery, WireDocument } from '../../provider-client/catalog-source.ts';
import { testSource } from '../../provider-client/test-source.ts';
import { nothingAsked } from '../../view-models/choice/chosen-variant.ts';
import { productPageOf } from './load-product.ts';

/** Created later than the category below it: a product's categories are sorted by id. */
const drinks = {
  id: 90,
  name: 'Drinks',
  url_path: 'drinks',
  path: '1/2/90',
  children_data: [{ id: 21, name: 'Tea', url_path: 'drinks/tea', path: '1/2/90/21', children_data: [] }],
};
const tea = {
  id: 5,
  sku: 'TEA',
  type_id: 'simple',
  name: 'Tea',
  url_path: 'tea',
  category_ids: ['21', '90'],
  price: 10,
  final_price: 10,
};

const askedWithin = (queries: readonly CatalogQuery[]) =>
  queries.flatMap(({ request }) =>
    (request._appliedFilters ?? []).flatMap(({ attribute, value }) =>
      attribute === 'category_ids' ? [value] : [],
    ),
  );

/** Returns the page of a product without related skus, and the queries made for it. */
const pageOf = async (document: WireDocument, categories: readonly WireDocument[]) => {
  const asked: CatalogQuery[] = [];
  const source = testSource({
    search: async (entity, query) => {
      asked.push(query);
      const hits = entity === 'category' ? categories.map((category) => ({ ...category, _score: null })) : [];
      return { hits, total: hits.length };
    },
  });
  return { page: await productPageOf(source, document, nothingAsked), asked };
};

describe('productPageOf', () => {
  it.each<[string, readonly WireDocument[], { in: number[] }[]]>([
    ['its innermost category', [drinks], [{ in: [21] }]],
    ['the last it names of a tree nobody knows,', [], [{ in: [90] }]],
  ])('shows bestsellers of %s where nothing is linked to it', async (_, categories, expected) => {
    const { asked } = await pageOf(tea, categories);
    expect(askedWithin(asked)).toEqual(expected);
  });

  it.each<[string, WireDocument, WireDocument | null, [number, string?]]>([
    [
      'its parent’s, for a variant',
      { visibility: 1 },
      { id: 4, sku: 'TEAS', url_path: 'teas' },
      [301, '/en/teas?childSku=TEA'],
    ],
    [
      'none, where its parent has none either',
      { visibility: 1 },
      { id: 4, sku: 'TEAS', url_path: 'teas', status: 2 },
      [404],
    ],
    ['none, for what is part of nothing', { visibility: 1 }, null, [404]],
    [
      'none any more, for what is no longer sold',
      { status: 2 },
      { id: 4, sku: 'TEAS', url_path: 'teas' },
      [410],
    ],
  ])('leads from a product without a page to %s', async (_, changes, parent, [status, location]) => {
    const source = testSource({
      search: async () => ({
        hits: parent === null ? [] : [{ ...parent, _score: null }],
        total: parent === null ? 0 : 1,
      }),
    });
    const thrown = await productPageOf(source, { ...tea, ...changes }, nothingAsked).catch(
      (reason: unknown) => reason,
    );
    const told =
      thrown instanceof Response
        ? { status: thrown.status, location: thrown.headers.get('location') ?? undefined }
        : { status: (thrown as { init: { status: number } }).init.status };
    expect(told).toEqual(location === undefined ? { status } : { status, location });
  });
});
