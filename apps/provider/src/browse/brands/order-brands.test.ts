import type { Brand } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { foremostBrands, largestBrands, orderedBrands } from './order-brands.ts';

const brand = (title: string, value: number, changes: Partial<Brand> = {}): Brand => ({
  attribute_code: 'brand',
  value,
  position: value,
  title,
  image: null,
  slider_image: null,
  slider_position: null,
  pageUrl: '',
  url_alias: '',
  other_title: null,
  count: 0,
  ...changes,
});
const titles = (brands: readonly Brand[]) => brands.map(({ title }) => title);

describe('orderedBrands', () => {
  it.each([
    ['en', ['zara', 'Éclat', 'adidas', '9mm', '10mm'], ['9mm', '10mm', 'adidas', 'Éclat', 'zara']],
    ['ar-IQ', ['Zara', 'نايكي', 'آدم', 'أديداس'], ['آدم', 'أديداس', 'نايكي', 'Zara']],
  ])('sorts names as %s does', (locale, given, expected) => {
    expect(
      titles(
        orderedBrands(
          given.map((title, index) => brand(title, index)),
          'name',
          locale,
        ),
      ),
    ).toEqual(expected);
  });

  it('keeps to the owner’s places, equal ones by name', () => {
    expect(
      titles(
        orderedBrands(
          [brand('b', 1, { position: 2 }), brand('a', 2, { position: 2 }), brand('c', 3, { position: 1 })],
          'position',
          'en',
        ),
      ),
    ).toEqual(['c', 'a', 'b']);
  });
});

describe('largestBrands', () => {
  it('leaves out those without goods, the largest first, equal ones by name', () => {
    expect(
      titles(
        largestBrands(
          [
            brand('none', 1),
            brand('b', 2, { count: 3 }),
            brand('a', 3, { count: 3 }),
            brand('big', 4, { count: 9 }),
          ],
          'en',
        ),
      ),
    ).toEqual(['big', 'a', 'b']);
  });
});

describe('foremostBrands', () => {
  it('begins with those of the slider that have goods, then goes on with the largest', () => {
    const brands = [
      brand('large', 1, { count: 9 }),
      brand('second', 2, { count: 1, slider_position: 2 }),
      brand('first', 3, { count: 1, slider_position: 1 }),
      brand('sold out', 4, { slider_position: 0 }),
    ];
    expect(titles(foremostBrands(brands, 'en'))).toEqual(['first', 'second', 'large']);
  });
});
