import { describe, expect, it } from 'vitest';
import { pluralArabic, pluralEnglish } from './plural.ts';

const arms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

describe('pluralArabic', () => {
  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [10, 'few'],
    [11, 'many'],
    [99, 'many'],
    [100, 'other'],
    [102, 'other'],
    [103, 'few'],
    [111, 'many'],
  ])('counts %i by its %s arm', (count, arm) => {
    expect(pluralArabic(count, arms)).toBe(arm);
  });
});

describe('pluralEnglish', () => {
  it.each([
    [0, 'other'],
    [1, 'one'],
    [2, 'other'],
    [11, 'other'],
    [101, 'other'],
  ])('counts %i by its %s arm', (count, arm) => {
    expect(pluralEnglish(count, { one: 'one', other: 'other' })).toBe(arm);
  });
});
