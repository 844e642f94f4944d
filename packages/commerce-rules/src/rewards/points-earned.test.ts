import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsEarned } from './points-earned.ts';

describe('pointsEarned', () => {
  it.each([
    [15_900, { points: 1, money: 1000 }, 15],
    [999, { points: 1, money: 1000 }, 0],
    [1500, { points: 5, money: 1000 }, 7],
    [-3000, { points: 1, money: 1000 }, 0],
  ])('of %i at %j are %i', (amount, rate, points) => expect(pointsEarned(amount, rate)).toBe(points));

  it('never earns more by buying in parts', () =>
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.nat(1e9),
        fc.record({ points: fc.integer({ min: 1, max: 1000 }), money: fc.integer({ min: 1, max: 1e6 }) }),
        (one, other, rate) => {
          const inParts = pointsEarned(one, rate) + pointsEarned(other, rate);
          expect(inParts).toBeLessThanOrEqual(pointsEarned(one + other, rate));
        },
      ),
    ));
});
