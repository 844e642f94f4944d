import { describe, expect, it } from 'vitest';
import { hasSteppedUp } from './session-times.ts';

const now = Date.UTC(2026, 10, 28, 12);
const second = 1000;

describe('hasSteppedUp', () => {
  it.each<[string, number | null, boolean]>([
    ['never', null, false],
    ['just now', 0, true],
    ['four minutes ago', 240 * second, true],
    ['five minutes ago', 300 * second, true],
    ['five minutes and a second ago', 301 * second, false],
    ['hours ago', 20_000 * second, false],
    ['later, by a clock that was set back', -second, false],
  ])('with the second factor given %s', (_, ago, expected) => {
    expect(hasSteppedUp(ago === null ? null : new Date(now - ago), now)).toBe(expected);
  });
});
