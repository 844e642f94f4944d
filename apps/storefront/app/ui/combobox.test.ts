import { describe, expect, it } from 'vitest';
import { nextHighlight } from './combobox.tsx';

describe('nextHighlight', () => {
  it.each([
    [-1, 1, 3, 0],
    [1, 1, 3, 2],
    [2, 1, 3, -1],
    [0, -1, 3, -1],
    [-1, -1, 3, 2],
    [-1, 1, 0, -1],
  ] as const)('goes from %i by %i among %i to %i', (current, step, count, next) => {
    expect(nextHighlight(current, step, count)).toBe(next);
  });
});
