import { describe, expect, it } from 'vitest';
import { wildcardMatch } from './wildcard-match.ts';

describe('wildcardMatch', () => {
  it.each([
    ['image', 'image', true],
    ['image', 'images', false],
    ['*image', 'small_image', true],
    ['*.sgn', 'stock.sgn', true],
    ['*.sgn', 'sgn', false],
    ['*', '', true],
    ['a*a', 'a', false],
    ['a*a', 'aa', true],
    ['*b*b*', 'abcb', true],
    ['*b*b*', 'abc', false],
    ['a*bc*d', 'abcbcd', true],
  ])('%s on %s is %s', (pattern, text, expected) => {
    expect(wildcardMatch(pattern.split('*'), text)).toBe(expected);
  });

  it('answers at once for a pattern of thousands of stars', () => {
    expect(wildcardMatch(`${'*a'.repeat(5000)}*z`.split('*'), 'a'.repeat(40))).toBe(false);
  });
});
