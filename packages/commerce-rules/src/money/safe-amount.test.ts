import { describe, expect, it } from 'vitest';
import { safeAmount } from './safe-amount.ts';

describe('safeAmount', () => {
  it.each([0, -5, 12_000, Number.MAX_SAFE_INTEGER])('keeps %i', (amount) =>
    expect(safeAmount(amount)).toBe(amount),
  );
  it('turns −0 into 0', () => expect(safeAmount(-0)).toBe(0));
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'throws on %d',
    (amount) => expect(() => safeAmount(amount)).toThrow(RangeError),
  );
});
