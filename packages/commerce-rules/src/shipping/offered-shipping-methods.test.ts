import { describe, expect, it } from 'vitest';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import { offeredShippingMethods } from './offered-shipping-methods.ts';
import { shippingMethodsFor } from './shipping-methods-for.ts';

const [flat, free] = shippingMethodsFor(aTotalsContext(), {
  country: 'IQ',
  subtotal: 200_000,
  isVirtual: false,
});
const pickup = { ...flat!, carrier_code: 'pickup' };

describe('offeredShippingMethods', () => {
  it.each([
    ['hides flat rate beside free shipping', [flat!, free!, pickup], ['freeshipping', 'pickup']],
    ['keeps flat rate alone', [flat!, pickup], ['flatrate', 'pickup']],
    ['leaves out what is not available', [{ ...pickup, available: false }, flat!], ['flatrate']],
    [
      'keeps flat rate when free shipping is not available',
      [flat!, { ...free!, available: false }],
      ['flatrate'],
    ],
    ['offers nothing of nothing', [], []],
  ])('%s', (_, methods, offered) =>
    expect(offeredShippingMethods(methods).map(({ carrier_code }) => carrier_code)).toEqual(offered),
  );
});
