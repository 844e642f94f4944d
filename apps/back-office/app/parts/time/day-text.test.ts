import { expect, it } from 'vitest';
import { dayText } from './day-text.ts';

it.each([
  ['2026-11-29', '29-11-2026'],
  ['2027-01-05', '5-1-2027'],
])('writes %s as %s', (day, text) => {
  expect(dayText(day)).toBe(`\u2066${text}\u2069`);
});
