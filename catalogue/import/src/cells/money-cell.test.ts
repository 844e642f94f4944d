import { describe, expect, it } from 'vitest';
import { currencyCell, moneyCell } from './money-cell.ts';

describe('moneyCell', () => {
  it.each([
    ['12500', undefined, '12500'],
    ['12,500 د.ع', 'IQD', '12,500'],
    ['١٢٬٥٠٠ دينار', 'IQD', '١٢٬٥٠٠'],
    ['12 500 IQD', 'IQD', '12 500'],
    ['$9.99', 'USD', '9.99'],
    ['US$ 9', 'USD', '9'],
    ['9,99 €', 'EUR', '9,99'],
    ['EUR 9.99', 'EUR', '9.99'],
    ['9.99 eur', 'EUR', '9.99'],
    ['£5', 'GBP', '5'],
    ['5 دينار كويتي', 'KWD', '5'],
    ['5 ريال', 'SAR', '5'],
    ['A$5', 'AUD', '5'],
    ['5 TRY', 'TRY', '5'],
    ['٥ درهم', 'AED', '٥'],
    ['free', undefined, 'free'],
  ])('reads %s as %s of %s', (cell, currency, amount) => {
    expect(moneyCell(cell)).toEqual({ currency, amount });
  });
});

describe('currencyCell', () => {
  it.each([
    ['usd', 'USD'],
    ['Iraqi Dinar', 'IQD'],
    ['دينار عراقي', 'IQD'],
    ['US Dollar', 'USD'],
    ['Euro', 'EUR'],
    ['€', 'EUR'],
    ['Kuwaiti Dinar', 'KWD'],
    ['', undefined],
    ['base', undefined],
  ])('reads %j as %s', (cell, currency) => {
    expect(currencyCell(cell)).toBe(currency);
  });
});
