import { expect, it } from 'vitest';
import { momentInBaghdad } from './moment-in-baghdad.ts';

it.each([
  ['2026-02-28T09:05:00.000Z', '28-2-2026 12:05'],
  ['2026-02-28T21:30:59.999Z', '1-3-2026 00:30'],
  ['2025-12-31T20:59:00.000Z', '31-12-2025 23:59'],
])('writes %s as %s', (instant, written) => {
  expect(momentInBaghdad(Date.parse(instant))).toBe(written);
});
