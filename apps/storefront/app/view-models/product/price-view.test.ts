import { describe, expect, it } from 'vitest';
import { lowestPrice, priceView } from './price-view.ts';

describe('priceView', () => {
  it.each([
    [
      'dinars',
      { final_price_incl_tax: 29_000, price_incl_tax: 29_000, original_price_incl_tax: 38_000 },
      0,
      { final: 29_000, regular: 38_000, isFrom: false },
    ],
    [
      'cents',
      { final_price_incl_tax: 22.9, original_price_incl_tax: 22.9 },
      2,
      { final: 2290, regular: null, isFrom: false },
    ],
    [
      'a document without a final price',
      { price_incl_tax: 12_000 },
      0,
      { final: 12_000, regular: null, isFrom: false },
    ],
    [
      'a regular price below the final',
      { final_price_incl_tax: 10, original_price_incl_tax: 9 },
      0,
      { final: 10, regular: null, isFrom: false },
    ],
    ['zero', { final_price_incl_tax: 0 }, 0, null],
    ['a negative price', { final_price_incl_tax: -5 }, 0, null],
    ['nothing', {}, 0, null],
  ])('reads %s', (_, prices, scale, expected) => {
    expect(priceView(prices, scale)).toEqual(expected);
  });
});

describe('lowestPrice', () => {
  const at = (final: number, regular: number | null = null) => ({ final, regular, isFrom: false });

  it.each([
    [
      'differing variants',
      [at(15_000), at(12_000, 14_000)],
      { final: 12_000, regular: 14_000, isFrom: true },
    ],
    ['equal variants', [at(15_000), at(15_000)], at(15_000)],
    ['variants of unknown price', [null, at(9000)], at(9000)],
    ['none', [], null],
  ])('of %s', (_, prices, expected) => {
    expect(lowestPrice(prices)).toEqual(expected);
  });
});
