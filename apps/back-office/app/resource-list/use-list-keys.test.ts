import { describe, expect, it } from 'vitest';
import { steppedTo } from './use-list-keys.ts';

describe('steppedTo', () => {
  it.each([
    [null, 1, 3, 0],
    [null, -1, 3, 2],
    [0, 1, 3, 1],
    [2, 1, 3, 2],
    [0, -1, 3, 0],
    [7, -1, 3, 2],
    [null, 1, 0, null],
    [1, 1, 0, null],
  ] as const)('from %s by %i of %i rows is %s', (current, step, count, expected) => {
    expect(steppedTo(current, step, count)).toBe(expected);
  });
});
