import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRangeOf } from './price-range.ts';
import { typedPriceRange } from './typed-price-range.ts';

describe('typedPriceRange', () => {
  it.each([
    ['25000', '50000', 0, '25000-50000'],
    ['٢٥٠٠٠', '٥٠٠٠٠', 0, '25000-50000'],
    ['۲۵۰۰۰', '۵۰۰۰۰', 0, '25000-50000'],
    ['25,000', '1,250,000', 0, '25000-1250000'],
    ['٢٥٬٠٠٠', '٥٠،٠٠٠', 0, '25000-50000'],
    ['25.000', '1.250.000', 0, '25000-1250000'],
    [' 25 000 ', '‏50000', 0, '25000-50000'],
    ['', '50000', 0, '0-50000'],
    ['0', '50000', 0, '0-50000'],
    ['25000', '', 0, '25000-'],
    ['25000', '0', 0, '25000-'],
    ['12.5', '80.99', 2, '12.5-80.99'],
    ['١٢٫٥', '٨٠٫٩٩', 2, '12.5-80.99'],
    ['1,250.50', '2,000', 2, '1250.5-2000'],
    ['007', '9', 2, '7-9'],
    ['', '', 2, null],
    ['0', '0', 0, null],
  ])('reads %j to %j at %i decimals', (from, to, scale, range) => {
    expect(typedPriceRange({ from, to }, scale)).toEqual({ ok: true, range });
  });

  it.each([
    ['cheap', '50', 2, ['from']],
    ['10', '-50', 2, ['to']],
    ['1.2.3', '1e3', 2, ['from', 'to']],
    ['12.5', '', 0, ['from']],
    ['', '12.555', 2, ['to']],
    ['25,00', '', 2, ['from']],
    ['1234567890', '', 0, ['from']],
  ])('takes %j to %j at %i decimals for no prices', (from, to, scale, fields) => {
    expect(typedPriceRange({ from, to }, scale)).toEqual({
      ok: false,
      code: 'price-range.no-price',
      data: { fields },
    });
  });

  it.each([
    ['100', '50'],
    ['50', '50'],
  ])('finds nothing between %j and %j', (from, to) => {
    expect(typedPriceRange({ from, to }, 0)).toEqual({
      ok: false,
      code: 'price-range.nothing-between',
      data: { fields: ['to'] },
    });
  });

  it('answers only what addresses can have, whatever is typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123٤٥۶.,٫٬- a'), maxLength: 12 });
    fc.assert(
      fc.property(typed, typed, fc.constantFrom(0, 2), (from, to, scale) => {
        const read = typedPriceRange({ from, to }, scale);
        expect(read.ok && read.range !== null && priceRangeOf(read.range) === null).toBe(false);
      }),
    );
  });
});
