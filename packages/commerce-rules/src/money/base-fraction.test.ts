import { describe, expect, it } from 'vitest';
import { aTotalsContext, dollar } from '../../test/a-totals-context.ts';
import { baseFraction } from './base-fraction.ts';

describe('baseFraction', () => {
  it('is cents per dinar in the Arabic store', () =>
    expect(baseFraction(aTotalsContext())).toEqual({ numerator: 100, denominator: 1310 }));
  it('is one in a store of the base currency', () =>
    expect(
      baseFraction(aTotalsContext({ currency: dollar, base_rate: { numerator: 1, denominator: 1 } })),
    ).toEqual({ numerator: 100, denominator: 100 }));
  it('keeps a broken rate exact', () =>
    expect(baseFraction(aTotalsContext({ base_rate: { numerator: 13_105, denominator: 10 } }))).toEqual({
      numerator: 1000,
      denominator: 13_105,
    }));
});
