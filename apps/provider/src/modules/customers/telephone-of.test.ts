import { describe, expect, it } from 'vitest';
import { telephoneOf } from './telephone-of.ts';

describe('telephoneOf', () => {
  it.each([
    ['07701234567', '07701234567'],
    ['7701234567', '07701234567'],
    ['+964 770 123 4567', '07701234567'],
    ['00964-770-123-4567', '07701234567'],
    ['٠٧٧٠ ١٢٣ ٤٥٦٧', '07701234567'],
    ['۰۷۷۰۱۲۳۴۵۶۷', '07701234567'],
    ['(555) 229-3326', '5552293326'],
    ['12', null],
    ['', null],
    ['1234567890123456', null],
  ])('keeps %j as %j', (written, kept) => {
    expect(telephoneOf(written)).toBe(kept);
  });
});
