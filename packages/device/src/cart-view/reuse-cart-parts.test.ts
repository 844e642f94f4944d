import { describe, expect, it } from 'vitest';
import { reuseCartParts } from './reuse-cart-parts.ts';
import { type CartLineView, type CartState, unreadCart } from './cart-view.ts';

const aLine = (line_key: string, qty: number): CartLineView => ({
  line_key,
  sku: line_key,
  parent_sku: line_key,
  name: line_key,
  image: null,
  url_path: line_key,
  options: [{ label: 'Size', value: 'M' }],
  qty,
  unit_price: 950,
  row_total: 950 * qty,
  pending: false,
  error: null,
  is_in_stock: true,
  salable_qty: null,
});
const aCart = (lines: readonly CartLineView[]): CartState => ({
  ...unreadCart,
  ready: true,
  lines,
  count: lines.length,
});

describe('cartAsBefore', () => {
  it('is the cart before when nothing has changed', () => {
    const before = aCart([aLine('TEE', 1), aLine('MUG', 2)]);
    expect(reuseCartParts(before, aCart([aLine('TEE', 1), aLine('MUG', 2)]))).toBe(before);
  });

  it('keeps the lines that have not changed', () => {
    const before = aCart([aLine('TEE', 1), aLine('MUG', 2)]);
    const after = reuseCartParts(before, aCart([aLine('TEE', 3), aLine('MUG', 2)]));
    expect([after.lines[0]?.qty, after.lines[1] === before.lines[1], after === before]).toEqual([
      3,
      true,
      false,
    ]);
  });

  it('takes lines that are new and leaves those that are gone', () =>
    expect(
      reuseCartParts(aCart([aLine('TEE', 1)]), aCart([aLine('MUG', 1)])).lines.map(({ sku }) => sku),
    ).toEqual(['MUG']));
});
