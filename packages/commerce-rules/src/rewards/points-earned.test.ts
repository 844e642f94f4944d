import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodsPoints, pointsEarned } from './points-earned.ts';

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

describe('goodsPoints', () => {
  const rate = { points: 1, money: 1000 };
  it.each([
    ['as the rate says', [{ value: 15_900 }], {}, 15],
    ['twice in a campaign', [{ value: 15_900, factor: 200 }], {}, 31],
    ['each by its own campaign', [{ value: 8000, factor: 200 }, { value: 8000 }], {}, 24],
    ['half as much again', [{ value: 8000, factor: 150 }], {}, 12],
    ['less what came back', [{ value: 16_000, returned: 8000, factor: 200 }, { value: 4000 }], {}, 20],
    ['less what was credited', [{ value: 8000, factor: 200 }, { value: 8000 }], { credited: 8000 }, 12],
    ['the larger of both', [{ value: 16_000, returned: 8000 }], { credited: 4000 }, 8],
    ['nothing of nothing', [], { credited: 4000 }, 0],
    [
      'in another currency',
      [{ value: 611, factor: 200 }],
      { into: { numerator: 1310, denominator: 100 } },
      16,
    ],
  ])('earns %s', (_, goods, more, points) => expect(goodsPoints(goods, rate, more)).toBe(points));

  const amounts = fc.nat(1e9);
  const rates = fc.record({
    points: fc.integer({ min: 1, max: 1000 }),
    money: fc.integer({ min: 1, max: 1e6 }),
  });

  it('is the plain rule where no campaign holds', () =>
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 5 }), amounts, rates, (values, credited, given) => {
        const sum = values.reduce((all, value) => all + value, 0);
        const goods = values.map((value) => ({ value }));
        expect(goodsPoints(goods, given, { credited })).toBe(
          pointsEarned(sum === 0 ? 0 : sum - credited, given),
        );
      }),
    ));

  it('never earns less by a campaign, nor more than its factor', () =>
    fc.assert(
      fc.property(amounts, fc.integer({ min: 101, max: 1000 }), rates, (value, factor, given) => {
        const [plain, more] = [goodsPoints([{ value }], given), goodsPoints([{ value, factor }], given)];
        expect(more).toBeGreaterThanOrEqual(plain);
        expect(more * 100).toBeLessThan((plain + 1) * factor);
      }),
    ));
});
