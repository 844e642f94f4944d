import { describe, expect, it } from 'vitest';
import { mergedChanges, pagesTagged } from './changed-entities.ts';
import { purgeTagsOf } from './purge-tags-of.ts';

describe('purgeTagsOf', () => {
  it('names each thing that looks different once, and listings apart from the category itself', () => {
    expect(
      purgeTagsOf([
        { entity: 'product', id: 7, kind: 'price', visiblyDifferent: true },
        { entity: 'product', id: 7, kind: 'stock', visiblyDifferent: true },
        { entity: 'product', id: 8, kind: 'stock', visiblyDifferent: false },
        { entity: 'category', id: 3, kind: 'saved', visiblyDifferent: true },
        { entity: 'category', id: 3, kind: 'listing', visiblyDifferent: true },
      ]),
    ).toEqual(['P7', 'C3', 'categories', 'listing-3']);
  });

  it('names pages that list categories or attributes when one of these is new, other or gone', () => {
    expect(
      purgeTagsOf([
        { entity: 'category', id: 3, kind: 'saved', visiblyDifferent: true },
        { entity: 'category', id: 4, kind: 'removed', visiblyDifferent: true },
        { entity: 'attribute', id: 5, kind: 'saved', visiblyDifferent: true },
        { entity: 'attribute', id: 6, kind: 'saved', visiblyDifferent: false },
      ]),
    ).toEqual(['C3', 'categories', 'C4', 'A5', 'attribute']);
  });

  it('leaves their lists alone when only the products of a category changed', () => {
    expect(purgeTagsOf([{ entity: 'category', id: 3, kind: 'listing', visiblyDifferent: true }])).toEqual([
      'listing-3',
    ]);
  });

  it('2.55: names the pages with prices when taxes changed', () => {
    expect(purgeTagsOf([{ entity: 'taxrule', id: 0, kind: 'saved', visiblyDifferent: true }])).toEqual([
      'taxrule',
    ]);
  });

  it('2.56: names the tags that somebody asked for', () => {
    expect(purgeTagsOf(mergedChanges(['product', 'P7', 'product'].map(pagesTagged)))).toEqual([
      'product',
      'P7',
    ]);
  });

  it('names pages that show the shop’s numbers, brands or carousels when one of these changed', () => {
    expect(
      purgeTagsOf(
        (['store', 'brand', 'carousel'] as const).map((entity) => ({
          entity,
          id: 0,
          kind: 'saved',
          visiblyDifferent: true,
        })),
      ),
    ).toEqual(['shop', 'brands', 'carousels']);
  });
});
