import { describe, expect, it } from 'vitest';
import type { CartTotalsView } from '@dijla/device/cart-view/cart-view';
import { isSameOrder } from './same-order.ts';

const costing = (grand_total: number): CartTotalsView => ({
  segments: [],
  grand_total,
  estimated: false,
  context_version: '',
});
const tee = { line_key: 'TEE', qty: 2 };
const mug = { line_key: 'MUG', qty: 1 };
const seen = { lines: [tee, mug], totals: costing(5_000) };

describe('isSameOrder', () => {
  it.each([
    ['the same lines in another order', { lines: [mug, tee], totals: costing(5_000) }, true],
    ['totals that are not known', { lines: [tee, mug], totals: null }, true],
    ['one line more', { lines: [tee, mug, { line_key: 'CUP', qty: 1 }], totals: costing(5_000) }, false],
    ['another quantity', { lines: [tee, { ...mug, qty: 2 }], totals: costing(5_000) }, false],
    ['another price', { lines: [tee, mug], totals: costing(4_000) }, false],
  ])('with %s: %s', (_, now, expected) => {
    expect(isSameOrder(seen, now)).toBe(expected);
  });
});
