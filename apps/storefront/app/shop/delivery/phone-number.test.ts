import { describe, expect, it } from 'vitest';
import { groupedPhone, isTooLong } from './phone-number.ts';

describe('groupedPhone', () => {
  it.each([
    ['0', '0'],
    ['0770', '0770'],
    ['07701', '0770 1'],
    ['07701234', '0770 123 4'],
    ['٠٧٧٠١٢٣٤٥٦٧', '0770 123 4567'],
    ['077012345678', '0770 123 45678'],
  ])('writes %s as %s', (typed, grouped) => {
    expect(groupedPhone(typed)).toBe(grouped);
  });

  it('leaves what is grouped already', () => {
    expect(groupedPhone(groupedPhone('07701234567'))).toBe('0770 123 4567');
  });
});

describe('isTooLong', () => {
  it.each([
    ['0770 123 4567', false],
    ['+964 770 123 4567', false],
    ['0770 123 45678', true],
    ['٠٧٧٠١٢٣٤٥٦٧٨', true],
    ['', false],
  ])('%s: %s', (typed, expected) => {
    expect(isTooLong(typed)).toBe(expected);
  });
});
