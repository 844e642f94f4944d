import { describe, expect, it } from 'vitest';
import { isMobileNumber, phoneDigits } from './phone-number.ts';

describe('phoneDigits', () => {
  it.each([
    ['07701234567', '07701234567'],
    ['0770 123 4567', '07701234567'],
    ['٠٧٧٠١٢٣٤٥٦٧', '07701234567'],
    ['۰۷۷۰۱۲۳۴۵۶۷', '07701234567'],
    ['+964 770 123 4567', '07701234567'],
    ['+964 0770 123 4567', '07701234567'],
    ['00964 (0)770-123-4567', '07701234567'],
    ['7701234567', '07701234567'],
    ['077012345678999', '077012345678999'],
    ['', ''],
  ])('reads %s as %s', (written, digits) => {
    expect(phoneDigits(written)).toBe(digits);
  });
});

describe('isMobileNumber', () => {
  it.each([
    ['07701234567', true],
    ['+964 0770 123 4567', true],
    ['0770123456', false],
    ['077012345678', false],
    ['06701234567', false],
    ['', false],
  ])('%s: %s', (written, expected) => {
    expect(isMobileNumber(written)).toBe(expected);
  });
});
