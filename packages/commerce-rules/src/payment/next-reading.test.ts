import { expect, it } from 'vitest';
import { nextReading } from './next-reading.ts';

it('rule 4: is planned at 10 s, 30 s, 2 min, 5 min, every 15 min, and for the last time an hour after the end', () => {
  const minute = 60_000;
  const expiresAt = 15 * minute;
  const readings: number[] = [];
  let next = nextReading({ createdAt: 0, expiresAt, readings: 0 }, 0);
  while (next !== null) {
    readings.push(next / minute);
    next = nextReading({ createdAt: 0, expiresAt, readings: readings.length }, next);
  }
  expect(readings).toEqual([1 / 6, 1 / 2, 2, 5, 20, 35, 50, 65, 75]);
});
