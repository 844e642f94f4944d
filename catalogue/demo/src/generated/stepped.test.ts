import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, stepped } from './stepped.ts';

describe('stepped', () => {
  it.each([
    [100, 250],
    [4_630, 4_750],
    [12_340, 12_500],
    [41_400, 41_000],
    [412_900, 415_000],
    [1_612_000, 1_600_000],
  ])('makes %i dinars %i', (amount, asked) => {
    expect(stepped(amount)).toBe(asked);
  });

  it('stays near, and in steps of 250', () => {
    fc.assert(
      fc.property(fc.integer({ min: 250, max: 20_000_000 }), (amount) => {
        expect(stepped(amount) % 250).toBe(0);
        expect(Math.abs(stepped(amount) - amount) * 20).toBeLessThanOrEqual(amount + 2_500);
      }),
    );
  });
});

describe('percentOf', () => {
  it.each([
    [100_000, 88, 88_000],
    [10_000, 130, 13_000],
    [250, 10, 250],
  ])('of %i dinars %i percent are %i', (amount, percent, asked) => {
    expect(percentOf(amount, percent)).toBe(asked);
  });
});
