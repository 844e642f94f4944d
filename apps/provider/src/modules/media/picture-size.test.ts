import { describe, expect, it } from 'vitest';
import { pictureSize } from './picture-size.ts';

describe('pictureSize', () => {
  it.each([
    [1, 100],
    [100, 100],
    [101, 200],
    [601, 800],
    [1800, 1800],
    [99_999, 1800],
  ])('serves %i by %i', (asked, served) => {
    expect(pictureSize(asked)).toBe(served);
  });
});
