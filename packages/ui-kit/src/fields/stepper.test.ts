import { describe, expect, it } from 'vitest';
import { isAbove, typedQuantity } from './stepper.tsx';

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

describe('isAbove', () => {
  it.each([
    ['11', 10, true],
    ['١١', 10, true],
    ['12345678901', 10, true],
    ['10', 10, false],
    ['', 10, false],
    ['many', 10, false],
  ])('tells whether %j is more than %i: %j', (typed, most, expected) => {
    expect(isAbove(typed, most)).toBe(expected);
  });
});
