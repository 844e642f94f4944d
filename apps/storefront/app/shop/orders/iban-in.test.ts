import { describe, expect, it } from 'vitest';
import { ibanIn } from './iban-in.lazy.ts';

describe('ibanIn', () => {
  it.each([
    ['حوّل إلى حسابنا:\nشركة دجلة\nIQ82 DIJL 0010 0000 0123 456\nاكتب رقم طلبك', 'IQ82DIJL001000000123456'],
    ['To IQ98NBIQ850123456789012.', 'IQ98NBIQ850123456789012'],
    ['Send it by Zain Cash to 0770 123 4567', null],
  ])('of %j is %j', (text, expected) => {
    expect(ibanIn(text)).toBe(expected);
  });
});
