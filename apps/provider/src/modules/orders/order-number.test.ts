import { describe, expect, it } from 'vitest';
import { orderNumberOf, typedOrderNumbers } from './order-number.ts';

describe('orderNumberOf', () => {
  it.each([
    [1, '000000001'],
    [10_001, '000010001'],
    [1_234_567_890, '1234567890'],
  ])('of %d is %s', (id, number) => expect(orderNumberOf(id)).toBe(number));
});

describe('typedOrderNumbers', () => {
  it.each([
    ['000010001', ['000010001']],
    ['10001', ['10001', '000010001']],
    [' # 000 010 001 ', ['000010001']],
    ['٠٠٠٠١٠٠٠١', ['000010001']],
    ['۱۰۰۰۱', ['10001', '000010001']],
    ['LUMA-7', ['LUMA-7']],
    ['', []],
    [' # ', []],
  ])('of %j are %j', (typed, numbers) => expect(typedOrderNumbers(typed)).toEqual(numbers));
});
