import { telephoneOf } from '../../customers/customers.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mobileNumberOf } from './mobile-number-of.ts';

describe('mobileNumberOf', () => {
  it.each([
    '07701234567',
    '7701234567',
    '9647701234567',
    '+9647701234567',
    '009647701234567',
    '+964 770 123 4567',
    '0770-123-4567',
    '+964 (0)770 123 4567',
    '964 0770 1234567',
    '٠٧٧٠١٢٣٤٥٦٧',
    '۰۷۷۰ ۱۲۳ ۴۵۶۷',
    '+٩٦٤ ٧٧٠ ١٢٣ ٤٥٦٧',
    '\u200e+964 770 123 4567\u200f',
    '\u2066+964 770 123 4567\u2069',
  ])('reads %j', (written) => expect(mobileNumberOf(written)).toBe('+9647701234567'));

  it.each([
    '',
    'call me',
    '077012345',
    '0770123456',
    '077012345678',
    '6699',
    '01 719 1234',
    '07201234567',
    '+44 7700 900123',
    '447700900123',
    '+964 770 123 4567 ext 5',
    'me: 07701234567',
    '07701234567, 07801234567',
  ])('takes %j for no mobile number', (written) => expect(mobileNumberOf(written)).toBeNull());

  it('reads every number that customers are stored with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300_000_000, max: 999_999_999 }), (rest) => {
        const stored = telephoneOf(`0096407${rest}`);
        expect(mobileNumberOf(stored ?? '')).toBe(`+9647${rest}`);
      }),
    );
  });
});
