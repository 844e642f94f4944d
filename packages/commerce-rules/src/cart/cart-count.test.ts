import { describe, expect, it } from 'vitest';
import { cartCount } from './cart-count.ts';

describe('cartCount', () => {
  it.each([
    [[], 0],
    [[{ qty: 2 }, { qty: 1 }], 3],
  ])('of %j is %i', (lines, count) => expect(cartCount(lines)).toBe(count));
});
