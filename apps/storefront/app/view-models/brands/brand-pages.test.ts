import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandPage } from './brand-pages.ts';
import type { BrandGroup } from './brand-groups.ts';

const group = (letter: string | null, size: number): BrandGroup => ({
  letter,
  brands: Array.from({ length: size }, (_, place) => ({
    name: `${letter} ${place}`,
    lang: null,
    otherName: null,
    key: `${letter}-${place}`,
    count: 1,
    picture: null,
  })),
});
const sizes = ({ groups }: { groups: readonly BrandGroup[] }) =>
  groups.map(({ letter, brands }) => [letter, brands.length]);

describe('brandPage', () => {
  it('has three hundred brands on one page', () => {
    const groups = [group('A', 200), group('B', 100)];
    expect(brandPage(groups, 1)).toEqual({ groups, pages: null });
  });

  it('has more on pages of 240, and knows where each letter begins', () => {
    const groups = [group('A', 100), group('B', 300), group('C', 101)];
    expect([1, 2, 3].map((page) => sizes(brandPage(groups, page)))).toEqual([
      [
        ['A', 100],
        ['B', 140],
      ],
      [
        ['B', 160],
        ['C', 80],
      ],
      [['C', 21]],
    ]);
    expect(brandPage(groups, 2).pages).toEqual({
      page: 2,
      count: 3,
      letters: [
        ['A', 1],
        ['B', 1],
        ['C', 2],
      ],
    });
  });

  it('has the last page for one behind it, and no letters where brands stand in the owner’s order', () => {
    const { groups, pages } = brandPage([group(null, 301)], 9);
    expect([groups.map(({ letter, brands }) => [letter, brands.length]), pages]).toEqual([
      [[null, 61]],
      { page: 2, count: 2, letters: [] },
    ]);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [1.5, 1],
    [2.9, 2],
  ])('takes page %f for page %i', (asked, page) => {
    expect(brandPage([group('A', 400)], asked).pages?.page).toBe(page);
  });

  it('has every brand on exactly one page, in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 8 }), (given) => {
        const groups = given.flatMap((size, place) =>
          size === 0 ? [] : [group(String.fromCodePoint(65 + place), size)],
        );
        const keysIn = (some: readonly BrandGroup[]) =>
          some.flatMap(({ brands }) => brands.map(({ key }) => key));
        const count = brandPage(groups, 1).pages?.count ?? 1;
        expect(
          Array.from({ length: count }, (_, place) => keysIn(brandPage(groups, place + 1).groups)).flat(),
        ).toEqual(keysIn(groups));
      }),
      { numRuns: 50 },
    );
  });
});
