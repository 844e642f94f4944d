import { describe, expect, it } from 'vitest';
import { renditionSides } from './rendition-sides.ts';

describe('renditionSides', () => {
  it.each([
    [{ width: 1000, height: 1000 }, 600, 'inside', { width: 600, height: 600 }],
    [{ width: 1000, height: 500 }, 600, 'inside', { width: 600, height: 300 }],
    [{ width: 500, height: 1000 }, 600, 'inside', { width: 300, height: 600 }],
    [{ width: 1000, height: 500 }, 300, 'cover', { width: 300, height: 300 }],
    [{ width: 1000, height: 500 }, 600, 'cover', { width: 500, height: 500 }],
    [{ width: 1000, height: 1000 }, 1200, 'inside', { width: 1000, height: 1000 }],
    [{ width: 1000, height: 1000 }, 1800, 'inside', { width: 1000, height: 1000 }],
    [{ width: 5000, height: 1 }, 100, 'inside', { width: 100, height: 1 }],
  ] as const)('of a master of %j at %i, %s', (master, size, operation, sides) => {
    expect(renditionSides(master, { size, operation })).toEqual(sides);
  });
});
