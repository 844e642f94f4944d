import { describe, expect, it } from 'vitest';
import { baghdadDayAt, dayInBaghdad } from './day-in-baghdad.ts';

describe('dayInBaghdad', () => {
  it.each([
    ['2026-02-28T09:00:00.000Z', '28-2-2026'],
    ['2026-02-28T21:30:00.000Z', '1-3-2026'],
    ['2024-02-28T21:00:00.000Z', '29-2-2024'],
    ['2025-12-31T20:59:59.000Z', '31-12-2025'],
    ['2025-12-31T21:00:00.000Z', '1-1-2026'],
    ['2026-02-28T21:30:00+03:00', '28-2-2026'],
    ['2026-02-28 21:30:00', '1-3-2026'],
    ['yesterday', ''],
    ['', ''],
  ])('of %j is %j', (instant, day) => expect(dayInBaghdad(instant)).toBe(day));
});

describe('baghdadDayAt', () => {
  it.each([
    [Date.UTC(2026, 10, 21, 20, 59), { day: 21, month: 11, year: 2026, weekday: 6, count: 20_778 }],
    [Date.UTC(2026, 10, 21, 21), { day: 22, month: 11, year: 2026, weekday: 0, count: 20_779 }],
    [Date.UTC(2024, 1, 29), { day: 29, month: 2, year: 2024, weekday: 4, count: 19_782 }],
    [0, { day: 1, month: 1, year: 1970, weekday: 4, count: 0 }],
  ])('of %i is %j', (time, day) => expect(baghdadDayAt(time)).toEqual(day));
});
