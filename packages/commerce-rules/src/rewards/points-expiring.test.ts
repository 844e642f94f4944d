import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DatedPoints, expiryDay, nextExpiry, pointsExpiringBy } from './points-expiring.ts';

describe('expiryDay', () => {
  it.each([
    ['2026-01-15', 12, '2027-01-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-01', 1, '2027-01-01'],
  ])('of %s after %i months is %s', (day, months, expires) => expect(expiryDay(day, months)).toBe(expires));
});

const gave = (subject: string, points: number, day: string): DatedPoints => ({ subject, points, day });
const used = (points: number, day: string): DatedPoints => ({ subject: null, points: -points, day });

describe('points that expire', () => {
  const old = gave('order 1', 100, '2026-01-10');
  const late = gave('order 2', 50, '2026-06-10');
  it.each<[string, DatedPoints[], { day: string; points: number } | null]>([
    ['are none of nobody', [], null],
    ['are the oldest', [old, late], { day: '2027-01-10', points: 100 }],
    [
      'are those of them that were not spent',
      [old, late, used(30, '2026-07-01')],
      { day: '2027-01-10', points: 70 },
    ],
    [
      'are the next once the oldest are spent',
      [old, late, used(120, '2026-07-01')],
      { day: '2027-06-10', points: 30 },
    ],
    ['are none once all are spent', [old, used(100, '2026-02-01')], null],
    [
      'are as old as before when they come back',
      [old, used(60, '2026-02-01'), used(-60, '2026-08-01')],
      { day: '2027-01-10', points: 100 },
    ],
    [
      'are not fewer because later ones are taken back',
      [old, late, gave('order 2', -50, '2026-07-01')],
      { day: '2027-01-10', points: 100 },
    ],
    [
      'are not those that were taken back themselves',
      [old, late, gave('order 1', -100, '2026-07-01')],
      { day: '2027-06-10', points: 50 },
    ],
    [
      'are none of who owes points',
      [old, used(100, '2026-02-01'), gave('order 1', -100, '2026-03-01')],
      null,
    ],
    [
      'are no more once they expired',
      [old, late, used(100, '2027-01-11')],
      { day: '2027-06-10', points: 50 },
    ],
  ])('%s', (_, changes, next) => expect(nextExpiry({ changes, months: 12 })).toEqual(next));

  const dayOf = (count: number) => new Date(Date.UTC(2026, 0, 1 + count)).toISOString().slice(0, 10);
  const step = fc.record({
    days: fc.nat(40),
    points: fc.integer({ min: 1, max: 500 }),
    isGift: fc.boolean(),
  });
  /** What happened in turn, nobody spending more than there is, and what is left of each gift when the oldest are spent first. */
  const history = fc.array(step, { maxLength: 30 }).map((steps) => {
    const left: { day: string; points: number }[] = [];
    const changes: DatedPoints[] = [];
    let count = 0;
    for (const [place, { days, points, isGift }] of steps.entries()) {
      const day = dayOf((count += days));
      if (isGift) {
        left.push({ day, points });
        changes.push(gave(`order ${place}`, points, day));
        continue;
      }
      let open = Math.min(
        points,
        left.reduce((sum, { points: there }) => sum + there, 0),
      );
      if (open > 0) changes.push(used(open, day));
      for (const gift of left) {
        const taken = Math.min(gift.points, open);
        gift.points -= taken;
        open -= taken;
      }
    }
    return { changes, left };
  });
  const months = fc.integer({ min: 1, max: 24 });

  it('are what is left of the oldest, as if each were taken from the oldest in turn, on every day', () =>
    fc.assert(
      fc.property(history, months, fc.nat(1800), ({ changes, left }, after, count) => {
        const day = dayOf(count);
        const oldest = left.filter((gift) => expiryDay(gift.day, after) <= day);
        expect(pointsExpiringBy({ changes, months: after }, day)).toBe(
          oldest.reduce((sum, { points }) => sum + points, 0),
        );
      }),
    ));

  it('are the same in whatever order events are read, and never more than there are', () =>
    fc.assert(
      fc.property(
        history.chain(({ changes }) =>
          fc.tuple(
            fc.constant(changes),
            fc.shuffledSubarray(changes, { minLength: changes.length, maxLength: changes.length }),
          ),
        ),
        months,
        fc.nat(1800),
        ([changes, shuffled], after, count) => {
          const day = dayOf(count);
          const points = pointsExpiringBy({ changes, months: after }, day);
          expect(pointsExpiringBy({ changes: shuffled, months: after }, day)).toBe(points);
          expect(nextExpiry({ changes: shuffled, months: after })).toEqual(
            nextExpiry({ changes, months: after }),
          );
          const there = changes.reduce((sum, change) => sum + change.points, 0);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(Math.max(there, 0));
        },
      ),
    ));

  it('are taken once: after they went, none are left to go by that day', () =>
    fc.assert(
      fc.property(history, months, fc.nat(1800), ({ changes }, after, count) => {
        const day = dayOf(count);
        const points = pointsExpiringBy({ changes, months: after }, day);
        const gone = points === 0 ? changes : [...changes, used(points, dayOf(count + 1))];
        expect(pointsExpiringBy({ changes: gone, months: after }, day)).toBe(0);
      }),
    ));
});
