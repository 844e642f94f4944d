import { describe, expect, it } from 'vitest';
import type { Listing } from '../listing.ts';
import { facetNumbers } from './facet-numbers.ts';
import { listingStatement } from './listing-statement.ts';

const numbers = facetNumbers(['color', 'size']);
const black = numbers.numberOf('color', 49);
const medium = numbers.numberOf('size', '168');
const parts = { numbers, priceSteps: [0, 50_000] };
const listing = (given: Partial<Listing>): Listing => ({
  categories: null,
  chosen: [],
  price: null,
  ...given,
});

describe('listingStatement', () => {
  it.each([
    [listing({}), [[0, 50_000]]],
    [
      listing({ categories: [3, 4] }),
      [
        [0, 50_000],
        [3, 4],
      ],
    ],
    [listing({ price: { gte: 5, lte: 9 } }), [[0, 50_000], 5, 9]],
    [
      listing({
        categories: [3],
        chosen: [
          { attribute: 'color', values: ['49'] },
          { attribute: 'size', values: [168] },
        ],
        price: { gte: 5, lte: 9 },
      }),
      [[0, 50_000], [3], [black], [medium], 5, 9],
    ],
  ])('of %j has a place for each of its values', (asked, values) => {
    const statement = listingStatement(asked, parts);
    expect(statement.values).toEqual(values);
    const places = new Set([...statement.text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)));
    expect([...places].toSorted((one, other) => one - other)).toEqual(values.map((_, index) => index + 1));
  });

  it('counts the values of a chosen attribute with its own filter left out, all others with it', () => {
    const { text } = listingStatement(
      listing({
        chosen: [
          { attribute: 'color', values: [49] },
          { attribute: 'size', values: [168] },
        ],
      }),
      parts,
    );
    expect(text).toContain(
      'where id in (select id from unit where fits_1) and facet between 100000 and 199999',
    );
    expect(text).toContain(
      'where id in (select id from unit where fits_0) and facet between 200000 and 299999',
    );
    expect(text).toContain(
      'where id in (select id from unit where fits_0 and fits_1) and facet not between 100000 and 199999 and facet not between 200000 and 299999',
    );
  });
});

describe('facetNumbers', () => {
  it('takes a number and its text for one value, and the same value of another attribute for another', () => {
    expect(numbers.numberOf('color', '49')).toBe(black);
    expect(numbers.numberOf('size', 49)).not.toBe(black);
    expect(numbers.valueOf(medium)).toEqual({ attribute: 'size', key: '168' });
  });
});
