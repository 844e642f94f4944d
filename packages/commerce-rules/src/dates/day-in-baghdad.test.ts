import { describe, expect, it } from 'vitest';
import { dayInBaghdad } from './day-in-baghdad.ts';

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
