import { describe, expect, it } from 'vitest';
import { newCouponCode } from './new-coupon-code.ts';

describe('newCouponCode', () => {
  it('makes codes that a shopper may type, no two the same', () => {
    const codes = Array.from({ length: 2000 }, () => newCouponCode('EID'));
    expect(new Set(codes).size).toBe(2000);
    for (const code of codes) {
      expect(code).toMatch(/^EID(-[A-HJ-NP-Z2-9]{4}){3}$/);
    }
  });

  it('needs no prefix, and fits with the longest', () => {
    expect(newCouponCode('')).toMatch(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/);
    expect(newCouponCode('ABCDEFGHIJKL').length).toBeLessThanOrEqual(40);
  });
});
