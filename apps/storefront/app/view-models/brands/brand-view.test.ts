import type { Brand } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { brandHead, brandTiles, byOtherName, featuredBrands, otherLanguage } from './brand-view.ts';

const brand = (changes: Partial<Brand> = {}): Brand => ({
  attribute_code: 'brand',
  value: 7,
  position: 1,
  title: 'أنكر',
  image: '/b/anker.png',
  slider_image: null,
  slider_position: null,
  pageUrl: 'brands/anker',
  count: 12,
  url_alias: 'anker',
  other_title: 'Anker',
  ...changes,
});

describe('brandTiles', () => {
  it('shows a brand by both its names, its count and its picture', () => {
    expect(brandTiles([brand()], 'ar')).toEqual([
      {
        id: 7,
        name: 'أنكر',
        lang: null,
        otherName: 'Anker',
        key: 'anker',
        count: 12,
        picture: '/b/anker.png',
      },
    ]);
  });

  it.each([
    [
      'the same name in both languages',
      { title: 'JBL', other_title: 'JBL' },
      { name: 'JBL', otherName: null },
    ],
    ['no name in the other language', { other_title: null }, { otherName: null }],
    ['no count', { count: undefined }, { count: null }],
  ])('takes %s as it is', (_, given, expected) => {
    expect(brandTiles([brand(given)], 'ar')).toMatchObject([expected]);
  });

  it('leaves out what has no products', () => {
    expect(brandTiles([brand({ count: 0 })], 'ar')).toEqual([]);
  });
});

describe('featuredBrands', () => {
  it('are those of the slider, in its order, with its pictures', () => {
    const brands = [
      brand({ value: 1, slider_position: 2 }),
      brand({ value: 2 }),
      brand({ value: 3, slider_position: 1, slider_image: '/s/3.png' }),
      brand({ value: 4, slider_position: 3, count: 0 }),
    ];
    expect(featuredBrands(brands, 'ar').map(({ id, picture }) => [id, picture])).toEqual([
      [3, '/s/3.png'],
      [1, '/b/anker.png'],
    ]);
  });
});

describe('brandHead', () => {
  it('is the brand with what was written of it', () => {
    expect(brandHead(brand({ description: 'Chargers', lang: 'en' }), 'ar')).toMatchObject({
      id: 7,
      description: 'Chargers',
      lang: 'en',
    });
    expect(brandHead(brand(), 'ar')).toMatchObject({ description: '', lang: null });
  });
});

describe('byOtherName', () => {
  it('turns the names of a brand around and leaves those with one alone', () => {
    const tiles = byOtherName(brandTiles([brand(), brand({ title: 'دجلة', other_title: null })], 'ar'), 'ar');
    expect(tiles.map((tile) => [tile.name, tile.lang, tile.otherName, otherLanguage(tile, 'ar')])).toEqual([
      ['Anker', 'en', 'أنكر', 'ar'],
      ['دجلة', null, null, 'en'],
    ]);
  });
});
