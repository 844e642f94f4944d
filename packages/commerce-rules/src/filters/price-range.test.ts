import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRangeOf, priceRangeText } from './price-range.ts';

describe('priceRangeOf', () => {
  it.each([
    ['50-100', { from: 50, to: 100 }],
    ['0-50', { from: 0, to: 50 }],
    ['150-', { from: 150, to: null }],
    ['-80', { from: 0, to: 80 }],
    ['12.50-80.99', { from: 12.5, to: 80.99 }],
    ['50.0-100.0', { from: 50, to: 100 }],
    ['150.0-*', { from: 150, to: null }],
    ['*-50.0', { from: 0, to: 50 }],
  ])('reads %j', (text, expected) => {
    expect(priceRangeOf(text)).toEqual(expected);
  });

  it.each([
    '',
    '-',
    '*-*',
    '50',
    '100-50',
    '50-50',
    '0-0',
    '1e3-2e3',
    '50-100-150',
    '50,100',
    '٥٠-١٠٠',
    '-5-10',
    ' 50-100',
    '50-100.555',
    '1234567890-',
  ])('takes %j for none', (text) => {
    expect(priceRangeOf(text)).toBeNull();
  });
});

describe('priceRangeText', () => {
  it('is read back as the same range', () => {
    const bounds = fc
      .uniqueArray(fc.nat({ max: 99_999_999 }), { minLength: 2, maxLength: 2 })
      .map((pair) => pair.toSorted((one, other) => one - other));
    fc.assert(
      fc.property(bounds, fc.boolean(), ([from = 0, to = 1], isOpen) => {
        const range = { from: from / 100, to: isOpen ? null : to / 100 };
        expect(priceRangeOf(priceRangeText(range))).toEqual(range);
      }),
    );
  });
});
