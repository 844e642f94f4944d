import { describe, expect, it } from 'vitest';
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
    ).toEqual(['P7', 'C3', 'listing-3']);
  });
});
