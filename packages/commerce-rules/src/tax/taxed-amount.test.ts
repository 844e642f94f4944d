import { describe, expect, it } from 'vitest';
import { taxedAmount } from './taxed-amount.ts';

describe('taxedAmount', () => {
  it('adds tax to a price without it', () =>
    expect(taxedAmount(1000, 150_000, { included: false })).toEqual({ excl: 1000, incl: 1150, tax: 150 }));
  it('takes tax out of a price with it', () =>
    expect(taxedAmount(1150, 150_000, { included: true })).toEqual({ excl: 1000, incl: 1150, tax: 150 }));
});
