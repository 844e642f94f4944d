import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latinDigits } from './latin-digits.ts';

describe('latinDigits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['0770 ١٢٣ ۴۵۶', '0770 123 456'],
    ['كوب ٢', 'كوب 2'],
    ['', ''],
  ])('reads %s as %s', (typed, latin) => {
    expect(latinDigits(typed)).toBe(latin);
  });

  it('leaves a text alone that it has read already', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'٣۴5aع ')).map((parts) => parts.join('')),
        (text) => {
          expect(latinDigits(latinDigits(text))).toBe(latinDigits(text));
        },
      ),
    );
  });
});
