import { expect, it } from 'vitest';
import { dayOfInstant, instantOfDay } from './day-instant.ts';

it.each([
  ['2026-11-28', false, '2026-11-27T21:00:00.000Z'],
  ['2026-11-28', true, '2026-11-28T21:00:00.000Z'],
])('takes the day %j of Baghdad (its end: %j) for %j, and back', (day, isEnd, instant) => {
  expect(instantOfDay(day, { isEnd })).toBe(instant);
  expect(dayOfInstant(instant, { isEnd })).toBe(day);
});

it.each(['2026-13-01', 'tomorrow', ''])('takes %j for no day', (day) => {
  expect(instantOfDay(day, { isEnd: true })).toBe('');
});

it('names the day of any instant, and none of none', () => {
  expect(dayOfInstant('2026-11-28T22:30:00Z', { isEnd: false })).toBe('2026-11-29');
  expect(dayOfInstant('2026-11-28T20:59:59Z', { isEnd: true })).toBe('2026-11-28');
  expect(dayOfInstant(null, { isEnd: true })).toBe('');
});
