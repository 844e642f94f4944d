import { describe, expect, it } from 'vitest';
import { isVirtualCart } from './is-virtual-cart.ts';

describe('isVirtualCart', () => {
  it.each([
    ['is false of an empty cart', [], false],
    ['is true when nothing needs delivery', [true, true], true],
    ['is false when one line does', [true, false], false],
  ])('%s', (_, lines, virtual) =>
    expect(isVirtualCart(lines.map((is_virtual) => ({ is_virtual })))).toBe(virtual),
  );
});
