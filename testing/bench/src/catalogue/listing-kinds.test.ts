import { describe, expect, it } from 'vitest';
import { listingKinds } from './listing-kinds.ts';
import { roundsOfLoad } from './listing-load.ts';

const numbered = (count: number, first: number) => Array.from({ length: count }, (_, place) => first + place);

/** The same number of categories as in the demo shop. */
const categories = [
  ...numbered(14, 10).map((id) => ({ id, level: 2, path: `1/2/${id}`, product_count: 1000 - id })),
  ...numbered(74, 100).map((id) => ({
    id,
    level: 3,
    path: `1/2/${10 + (id % 14)}/${id}`,
    product_count: 500 - id,
  })),
];

describe('listingKinds', () => {
  const kinds = listingKinds({
    categories,
    valuesOf: (attribute) => numbered(attribute === 'color' ? 13 : 32, 40),
  });

  it.each(kinds.filter(({ isAside = false }) => !isAside))(
    '$name: no listing is asked twice, nor by PostgreSQL after the shop',
    ({ listingOf }) => {
      const rounds = roundsOfLoad + 50;
      expect(new Set(numbered(rounds, 0).map((round) => JSON.stringify(listingOf(round)))).size).toBe(rounds);
    },
  );

  it('has kinds aside that come again, for what the shop keeps is worth a row', () => {
    const aside = kinds.filter(({ isAside = false }) => isAside);
    expect(
      aside.map(
        ({ listingOf }) =>
          new Set(numbered(roundsOfLoad, 0).map((round) => JSON.stringify(listingOf(round)))).size,
      ),
    ).toEqual([14, 1]);
  });
});
