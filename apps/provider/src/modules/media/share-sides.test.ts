import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareHeight, shareSides, shareWidth } from './share-sides.ts';

describe('shareSides', () => {
  it.each([
    ['a square', [1200, 1200], [582, 582]],
    ['a small square, made larger', [100, 100], [582, 582]],
    ['an upright one', [600, 1200], [291, 582]],
    ['a scene', [1800, 1200], [1200, 630]],
    ['a strip', [2000, 10], [1200, 630]],
    ['a line', [1, 5000], [1, 582]],
  ])('of %s', (_, [width = 0, height = 0], [shownWidth, shownHeight]) => {
    expect(shareSides({ width, height })).toEqual({ width: shownWidth, height: shownHeight });
  });

  it('never stand over', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (width, height) => {
          const sides = shareSides({ width, height });
          expect([
            sides.width <= shareWidth,
            sides.height <= shareHeight,
            sides.width > 0,
            sides.height > 0,
          ]).not.toContain(false);
        },
      ),
    );
  });
});
