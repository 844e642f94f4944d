import type { CurrencySettings } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { totalChanged } from './total-changed.ts';

const settings = { sign_placement: 'prepend', decimal_separator: '.', thousands_separator: ',' } as const;
const dollar: CurrencySettings = { ...settings, code: 'USD', scale: 2, symbol: '$' };
const dinar: CurrencySettings = { ...settings, code: 'IQD', scale: 0, symbol: 'د.ع', sign_placement: 'append' };

describe('totalChanged', () => {
  it.each<[number, number | null | undefined, CurrencySettings, string | null]>([
    [1999, 19.99, dollar, null],
    [2000, 19.99, dollar, '$20.00'],
    [1998, 19.99, dollar, null],
    [20_000, 12_000, dinar, '20,000 د.ع'],
    [12_000, 12_000, dinar, null],
    [12_000, 20_000, dinar, null],
    [0, 0, dinar, null],
    [12_000, undefined, dinar, null],
    [12_000, null, dinar, null],
  ])('of %i expected as %s', (grandTotal, expected, currency, total) => {
    expect(totalChanged(grandTotal, expected, currency)?.data ?? null).toEqual(total === null ? null : { total });
  });
});
