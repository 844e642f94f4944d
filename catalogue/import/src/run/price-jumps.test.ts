import type { PriceInput } from '@dijla/provider/modules/catalog/catalog';
import type { Exchange } from '@dijla/provider/modules/pricing/pricing';
import { aPrice, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { describe, expect, it } from 'vitest';
import { currencyChange, priceJumps } from './price-jumps.ts';

const jumps = (before: PriceInput[], after: PriceInput[]) =>
  priceJumps(aProduct('A', { prices: before }), aProduct('A', { prices: after }));

describe('priceJumps', () => {
  it.each([
    [10_000, 13_000, false],
    [10_000, 13_001, true],
    [10_000, 7_000, false],
    [10_000, 6_999, true],
    [0, 1, true],
    [0, 0, false],
    [10_000, 0, true],
  ])('from %i to %i: %s', (from, to, isJump) => {
    expect(jumps([aPrice(from)], [aPrice(to)])).toEqual(
      isJump ? [{ sku: 'A', currency: 'IQD', from, to }] : [],
    );
  });

  it('compares a price with the one of its list, currency, kind, quantity and beginning', () => {
    const tier = aPrice(1_000, { min_qty: 10 });
    expect(
      jumps(
        [aPrice(10_000), tier],
        [aPrice(10_000), { ...tier, amount: 2_000 }, aPrice(1, { currency: 'USD' })],
      ),
    ).toEqual([{ sku: 'A', currency: 'IQD', from: 1_000, to: 2_000 }]);
  });

  it('leaves derived prices out', () => {
    expect(jumps([aPrice(10, { is_derived: true })], [aPrice(20, { is_derived: true })])).toEqual([]);
  });
});

describe('prices that are stated in another currency than before', () => {
  const exchange: Exchange = {
    base: 'USD',
    quote: 'IQD',
    numerator: 1310,
    denominator: 1,
    scales: { IQD: 0, USD: 2 },
    steps: { IQD: 250, USD: 1 },
  };
  const dollars = (amount: number): PriceInput => aPrice(amount, { currency: 'USD' });
  const turned = (before: PriceInput[], after: PriceInput[]) => {
    const [one, other] = [aProduct('A', { prices: before }), aProduct('A', { prices: after })];
    return [priceJumps(one, other, exchange), currencyChange(one, other)];
  };

  it('are compared in the currency they were in', () => {
    expect(turned([aPrice(25_000)], [dollars(2_500_000)])).toEqual([
      [{ sku: 'A', currency: 'IQD', from: 25_000, to: 32_750_000 }],
      { from: 'IQD', to: 'USD' },
    ]);
    expect(turned([dollars(2_000)], [aPrice(20)])).toEqual([
      [{ sku: 'A', currency: 'USD', from: 2_000, to: 2 }],
      { from: 'USD', to: 'IQD' },
    ]);
  });

  it('do not jump when they are worth the same', () => {
    expect(turned([aPrice(26_250)], [dollars(2_000)])).toEqual([[], { from: 'IQD', to: 'USD' }]);
  });

  it('do not change where one currency stays', () => {
    expect(turned([aPrice(25_000)], [aPrice(25_000), dollars(9_900)])).toEqual([[], undefined]);
  });
});
