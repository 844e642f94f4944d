import { describe, expect, it } from 'vitest';
import { isListed } from './is-listed.ts';

describe('isListed', () => {
  it.each([
    [1, 4, true],
    [0, 2, true],
    [1, 3, true],
    [1, 1, false],
    [1, 5, false],
    [2, 4, false],
    [-1, 4, false],
  ])('status %i, visibility %i: %s', (status, visibility, listed) =>
    expect(isListed({ status, visibility })).toBe(listed),
  );
});
