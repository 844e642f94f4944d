import { describe, expect, it } from 'vitest';
import { isLoadable } from './is-loadable.ts';

describe('isLoadable', () => {
  it.each([
    [1, 4, true],
    [0, 2, true],
    [1, 3, true],
    [1, 1, false],
    [2, 4, false],
    [3, 4, false],
  ])('status %i, visibility %i: %s', (status, visibility, loadable) =>
    expect(isLoadable({ status, visibility })).toBe(loadable),
  );
});
