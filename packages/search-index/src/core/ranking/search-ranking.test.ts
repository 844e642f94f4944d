import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPins } from './search-ranking.ts';

describe('withPins', () => {
  it.each<[string, [string, number][], string]>([
    ['abcd', [], 'abcd'],
    ['abcd', [['d', 1]], 'dabc'],
    ['abcd', [['a', 3]], 'bcad'],
    [
      'abcd',
      [
        ['d', 1],
        ['c', 2],
      ],
      'dcab',
    ],
    ['ab', [['x', 2]], 'axb'],
    ['ab', [['x', 9]], 'abx'],
  ])('puts into %s the pins %j: %s', (given, pins, expected) => {
    const pinned = pins.map(([thing, place]) => ({ thing, place }));
    expect(withPins([...given], pinned).join('')).toBe(expected);
  });

  it('keeps the order of all others and shows every pin at its place, if the list is long enough', () => {
    const pins = fc.uniqueArray(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 12 })), {
      maxLength: 5,
      selector: ([thing]) => thing,
    });
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30), { maxLength: 20 }), pins, (given, chosen) => {
        const places = new Map(chosen.map(([thing, place]) => [place, thing]));
        const pinned = Array.from(places, ([place, thing]) => ({ thing, place })).toSorted(
          (one, other) => one.place - other.place,
        );
        const own = new Set(pinned.map(({ thing }) => thing));
        const made = withPins(given, pinned);
        expect(made.filter((thing) => !own.has(thing))).toEqual(given.filter((thing) => !own.has(thing)));
        const within = pinned.filter(({ place }) => place <= made.length - pinned.length);
        expect(within.map(({ place }) => made[place - 1])).toEqual(within.map(({ thing }) => thing));
      }),
    );
  });
});
