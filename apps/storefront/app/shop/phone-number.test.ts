import { describe, expect, it } from 'vitest';
import { groupedPhone, isMobileNumber, isTooLong, phoneDigits } from './phone-number.ts';

describe('phoneDigits', () => {
  it.each([
    ['07701234567', '07701234567'],
    ['0770 123 4567', '07701234567'],
    ['٠٧٧٠١٢٣٤٥٦٧', '07701234567'],
    ['۰۷۷۰۱۲۳۴۵۶۷', '07701234567'],
    ['+964 770 123 4567', '07701234567'],
    ['00964 (0)770-123-4567', '07701234567'],
    ['7701234567', '07701234567'],
    ['077012345678999', '077012345678999'],
    ['', ''],
  ])('reads %s as %s', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
  });
});

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
  it.each([['0770 123 4567', false], ['+964 770 123 4567', false], ['0770 123 45678', true], ['٠٧٧٠١٢٣٤٥٦٧٨', true], ['', false]])('%s: %s', (typed, expected) => {
    expect(isTooLong(typed)).toBe(expected);
  });
});

describe('isMobileNumber', () => {
  it.each([['07701234567', true], ['0770123456', false], ['077012345678', false], ['06701234567', false], ['', false]])('%s: %s', (typed, expected) => {
    expect(isMobileNumber(typed)).toBe(expected);
  });
});
