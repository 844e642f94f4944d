import { describe, expect, it } from 'vitest';
import { amountToType, typedAmount } from './typed-amount.ts';

describe('typedAmount', () => {
  it.each([
    ['12500', 0, 12_500],
    ['12,500', 0, 12_500],
    ['١٢٬٥٠٠', 0, 12_500],
    ['12 500', 0, 12_500],
    ['0', 0, 0],
    ['9.5', 2, 950],
    ['9.05', 2, 905],
    ['9', 2, 900],
    ['٩٫٥', 2, 950],
    ['9.5', 0, null],
    ['9.505', 2, null],
    ['', 0, null],
    ['-5', 0, null],
    ['free', 0, null],
  ])('reads %j at scale %i as %s', (typed, scale, amount) => {
    expect(typedAmount(typed, scale)).toBe(amount);
  });

  it.each([
    [0, 0],
    [12_500, 0],
    [950, 2],
    [5, 2],
  ])('reads what amountToType writes of %i at scale %i', (minor, scale) => {
    expect(typedAmount(amountToType(minor, scale), scale)).toBe(minor);
  });
});
