import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnitsOf } from './minor-units.ts';

describe('minorUnitsOf', () => {
  it.each([
    ['52', 2, 5200],
    ['34.5', 2, 3450],
    ['0.07', 2, 7],
    ['34.0000', 2, 3400],
    ['0', 2, 0],
    ['12000', 0, 12_000],
    ['12000.000', 0, 12_000],
  ])('counts %s at scale %i as %i', (text, scale, amount) => {
    expect(minorUnitsOf(text, scale)).toBe(amount);
  });

  it.each(['', 'free', '-1', '1,000', '1e3', '0.005', '.5', '5.', '9999999999999'])('refuses %j', (text) => {
    expect(minorUnitsOf(text, 2)).toBeUndefined();
  });

  it('reads back every amount of cents it is written as', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (cents) => {
        expect(minorUnitsOf(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`, 2)).toBe(
          cents,
        );
      }),
    );
  });
});
