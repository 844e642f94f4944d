import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountCell, quantityCell } from './amount-cell.ts';

describe('amountCell', () => {
  it.each([
    ['12500', 0, 12_500],
    ['12,500', 0, 12_500],
    ['12.500', 0, 12_500],
    ['١٢٬٥٠٠', 0, 12_500],
    ['۱۲٬۵۰۰', 0, 12_500],
    ['١٢,٥٠٠', 0, 12_500],
    ['١٢،٥٠٠', 0, 12_500],
    ['12,500 د.ع', 0, 12_500],
    ['د.ع. 12,500', 0, 12_500],
    ['12 500 IQD', 0, 12_500],
    ['١٢٬٥٠٠ دينار', 0, 12_500],
    ['12500.00', 0, 12_500],
    ['1.250.000', 0, 1_250_000],
    ['$9.99', 2, 999],
    ['US$ 9', 2, 900],
    ['٩٫٩٩', 2, 999],
    ['١٬٢٥٠٫٥٠', 2, 125_050],
    ['1,250.00', 2, 125_000],
    ['1.250,00', 2, 125_000],
    ['12.500,50', 2, 1_250_050],
    ['12.500', 2, 1250],
    ['12,500', 2, 1_250_000],
    ['0,500', 2, 50],
    ['10,5', 2, 1050],
    ["1'250.00", 2, 125_000],
    ['.5', 2, 50],
    ['0', 2, 0],
    ['5.', 2, 500],
    ['25.000', 0, 25_000],
    ['29.9900', 2, 2999],
  ])('reads %s at scale %i as %i', (cell, scale, amount) => {
    expect(amountCell(cell, scale)).toBe(amount);
  });

  it.each([
    ['', 2],
    ['-5', 2],
    ['abc', 2],
    ['1,2,3', 2],
    ['12.50', 0],
    ['9.999', 2],
    ['1.2.3,4,5', 2],
    ['١٢x', 0],
    ['.', 2],
    [',', 2],
    ['1e3', 2],
    ['99999999999999', 0],
    ['12,34.56', 2],
    ['9,99 €', 2],
    ['9 EUR', 2],
    ['9 دينار كويتي', 0],
  ])('reads no amount in %j at scale %i', (cell, scale) => {
    expect(amountCell(cell, scale)).toBeUndefined();
  });

  it('takes the sign of decimals that it is told', () => {
    expect([
      amountCell('12,500', 2, ','),
      amountCell('12.500', 2, ','),
      amountCell('12.500', 0, '.'),
      amountCell('1.250,5', 2, ','),
    ]).toEqual([1250, 1_250_000, undefined, 125_050]);
  });

  it('reads back any amount in every spelling', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000_000 });
    fc.assert(
      fc.property(amount, fc.constantFrom('en', 'de', 'ar-IQ', 'fa', 'fr', 'de-CH'), (minor, locale) => {
        const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(minor / 100);
        expect(amountCell(text, 2)).toBe(minor);
      }),
    );
  });
});

describe('quantityCell', () => {
  it.each([
    ['10', 10],
    ['10.0000', 10],
    ['10.000', 10],
    ['10,00', 10],
    ['١٠', 10],
    ['1,000', 1000],
    [' 7 ', 7],
    ['2.5', undefined],
    ['many', undefined],
    ['-3', undefined],
  ])('reads %s as %s', (cell, quantity) => {
    expect(quantityCell(cell)).toBe(quantity);
  });
});
