import { describe, expect, it } from 'vitest';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import { shippingPriceOf } from './shipping-price-of.ts';

const [flat] = aTotalsContext().shipping_methods;
const stepped = { ...flat!, steps: [{ min_subtotal: 100_000, price: 1000 }, { min_subtotal: 0, price: 5000 }, { min_subtotal: 50_000, price: 3000 }] };

describe('shippingPriceOf', () => {
  it.each([
    [0, 5000], [49_999, 5000], [50_000, 3000], [100_000, 1000], [9_000_000, 1000],
  ])('takes the highest step at or below %i: %i', (subtotal, price) =>
    expect(shippingPriceOf(stepped, { country: 'IQ', subtotal })).toBe(price));
  it('is none where it does not go', () => expect(shippingPriceOf(stepped, { country: 'JO', subtotal: 0 })).toBe(null));
  it('is none below its first step', () =>
    expect(shippingPriceOf({ ...stepped, steps: [{ min_subtotal: 150_000, price: 0 }] }, { country: 'IQ', subtotal: 149_999 })).toBe(null));
});
