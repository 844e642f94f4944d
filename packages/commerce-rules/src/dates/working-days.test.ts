import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baghdadDayAt } from './day-in-baghdad.ts';
import { endOfWorkingDay, isWorkingDay } from './working-days.ts';

const endAfter = (instant: string, days: number): string =>
  new Date(endOfWorkingDay(Date.parse(instant), days)).toISOString();

describe('endOfWorkingDay', () => {
  // 1 November 2026 is a Sunday.
  it.each([
    ['Sunday', '2026-11-01T09:00:00+03:00', 3, '2026-11-04T21:00:00.000Z'],
    ['Monday', '2026-11-02T09:00:00+03:00', 3, '2026-11-05T21:00:00.000Z'],
    ['Tuesday, over Friday and Saturday', '2026-11-03T09:00:00+03:00', 3, '2026-11-08T21:00:00.000Z'],
    ['Wednesday', '2026-11-04T09:00:00+03:00', 3, '2026-11-09T21:00:00.000Z'],
    ['Thursday', '2026-11-05T23:59:59+03:00', 3, '2026-11-10T21:00:00.000Z'],
    ['Friday', '2026-11-06T00:00:00+03:00', 3, '2026-11-10T21:00:00.000Z'],
    ['Saturday', '2026-11-07T12:00:00+03:00', 3, '2026-11-10T21:00:00.000Z'],
    [
      'Saturday late in UTC, which is Sunday in Baghdad',
      '2026-11-07T22:00:00Z',
      3,
      '2026-11-11T21:00:00.000Z',
    ],
    ['the day itself', '2026-11-02T09:00:00+03:00', 0, '2026-11-02T21:00:00.000Z'],
  ])('from %s', (_, from, days, end) => expect(endAfter(from, days)).toBe(end));

  it('ends a working day, with so many of them between', () =>
    fc.assert(
      fc.property(fc.nat(4_000_000_000_000), fc.integer({ min: 1, max: 12 }), (time, days) => {
        const end = endOfWorkingDay(time, days);
        const between = [];
        for (let moment = time + 86_400_000; moment < end; moment += 86_400_000)
          between.push(baghdadDayAt(moment).weekday);
        expect(between.filter(isWorkingDay)).toHaveLength(days);
        expect(isWorkingDay(baghdadDayAt(end - 1).weekday)).toBe(true);
        expect(baghdadDayAt(end).count).toBe(baghdadDayAt(end - 1).count + 1);
      }),
    ));
});
