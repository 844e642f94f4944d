import { describe, expect, it } from 'vitest';
import { typedQuantity } from './stepper.tsx';

describe('typedQuantity', () => {
  it.each([
    ['3', 10, 3],
    ['٣', 10, 3],
    ['۱۲', 20, 12],
    [' 7 ', 10, 7],
    ['0', 10, 1],
    ['999', 10, 10],
    ['4', 0, 1],
    ['', 10, null],
    ['1.5', 10, null],
    ['-2', 10, null],
    ['many', 10, null],
  ])('reads %j, of %i at most, as %j', (typed, most, quantity) => {
    expect(typedQuantity(typed, most)).toBe(quantity);
  });
});
