import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeCarts } from './merge-carts.ts';

const line = (line_key: string, qty: number) => ({ line_key, qty });
const none = new Map<string, number>();

describe('mergeCarts', () => {
  it.each([
    ['lesson 04: sums the same line', [line('MUG', 2)], [line('MUG', 3)], none, [{ ...line('MUG', 5), notice: null }]],
    ['lesson 04: caps the sum at stock',
      [line('MUG', 2)], [line('MUG', 3)], new Map([['MUG', 4]]), [{ ...line('MUG', 4), notice: 'line-qty-lowered' }]],
    ['keeps lines of either side, the customer first',
      [line('TEE', 1)], [line('MUG', 3)], none, [{ ...line('MUG', 3), notice: null }, { ...line('TEE', 1), notice: null }]],
    ['caps a guest-only line too', [line('TEE', 9)], [], new Map([['TEE', 5]]), [{ ...line('TEE', 5), notice: 'line-qty-lowered' }]],
    ['keeps a line that is out of stock, and says so',
      [line('MUG', 2)], [line('MUG', 3)], new Map([['MUG', 0]]), [{ ...line('MUG', 3), notice: 'line-out-of-stock' }]],
    ['caps at the most a line holds', [line('MUG', 9000)], [line('MUG', 9000)], none, [{ ...line('MUG', 10_000), notice: 'line-qty-lowered' }]],
    ['merges nothing', [], [], none, []],
  ])('%s', (_, guest, customer, salable, merged) => expect(mergeCarts(guest, customer, salable)).toEqual(merged));

  const carts = fc.uniqueArray(fc.record({ line_key: fc.constantFrom('A', 'B', 'C', 'D'), qty: fc.integer({ min: 1, max: 50 }) }), { selector: ({ line_key }) => line_key });

  it('loses no line of either side, and holds no more than can be sold', () =>
    fc.assert(fc.property(carts, carts, fc.integer({ min: 1, max: 60 }), (guest, customer, limit) => {
      const merged = mergeCarts(guest, customer, new Map(['A', 'B'].map((key) => [key, limit])));
      expect(new Set(merged.map(({ line_key }) => line_key))).toEqual(new Set([...guest, ...customer].map(({ line_key }) => line_key)));
      expect(merged.every(({ line_key, qty }) => qty <= (line_key === 'A' || line_key === 'B' ? limit : 100))).toBe(true);
    })));
});
