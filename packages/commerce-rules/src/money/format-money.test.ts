import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dinar, dollar } from '../../test/a-totals-context.ts';
import { formatMoney } from './format-money.ts';

describe('formatMoney', () => {
  it.each([
    [12_000, dinar, '12,000 د.ع'],
    [0, dinar, '0 د.ع'],
    [999, dinar, '999 د.ع'],
    [1_234_567, dinar, '1,234,567 د.ع'],
    [950, dollar, '$9.50'],
    [5, dollar, '$0.05'],
    [0, dollar, '$0.00'],
    [123_456_789, dollar, '$1,234,567.89'],
    [-950, dollar, '\u2066−$9.50\u2069'],
    [-12_000, dinar, '\u2066−12,000\u2069 د.ع'],
  ])('writes %i as the store does', (minor, settings, text) =>
    expect(formatMoney(minor, settings).text).toBe(text),
  );

  it('gives the parts apart', () =>
    expect(formatMoney(-12_000, dinar)).toEqual({
      sign: '−',
      amount: '12,000',
      symbol: 'د.ع',
      placement: 'append',
      text: '\u2066−12,000\u2069 د.ع',
    }));

  it('uses the separators of the store', () =>
    expect(formatMoney(123_456, { ...dollar, decimal_separator: ',', thousands_separator: '.' }).amount).toBe(
      '1.234,56',
    ));

  it('throws on what is no whole amount', () => expect(() => formatMoney(9.5, dollar)).toThrow(RangeError));

  it('loses no digit', () =>
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minor) => {
        expect(Number(formatMoney(minor, dollar).amount.replace(/[.,]/g, ''))).toBe(Math.abs(minor));
      }),
    ));
});
