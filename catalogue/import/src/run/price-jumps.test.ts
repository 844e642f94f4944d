import type { PriceInput } from '@dijla/provider/modules/catalog/catalog';
import { aPrice, aProduct } from '@dijla/test-kit/a-catalogue-batch';
import { describe, expect, it } from 'vitest';
import { priceJumps } from './price-jumps.ts';

const jumps = (before: PriceInput[], after: PriceInput[]) => priceJumps(aProduct('A', { prices: before }), aProduct('A', { prices: after }));

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
    expect(jumps([aPrice(from)], [aPrice(to)])).toEqual(isJump ? [{ sku: 'A', currency: 'IQD', from, to }] : []);
  });

  it('compares a price with the one of its list, currency, kind, quantity and beginning', () => {
    const tier = aPrice(1_000, { min_qty: 10 });
    expect(jumps([aPrice(10_000), tier], [aPrice(10_000), { ...tier, amount: 2_000 }, aPrice(1, { currency: 'USD' })])).toEqual([{ sku: 'A', currency: 'IQD', from: 1_000, to: 2_000 }]);
  });

  it('leaves derived prices out', () => {
    expect(jumps([aPrice(10, { is_derived: true })], [aPrice(20, { is_derived: true })])).toEqual([]);
  });
});
