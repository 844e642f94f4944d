import { calls } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import { aTaxedContext, aTotalsContext } from '../../test/a-totals-context.ts';
import { shippingMethodsFor } from './shipping-methods-for.ts';

const codes = (methods: readonly { carrier_code: string }[]) =>
  methods.map(({ carrier_code }) => carrier_code);

describe('shippingMethodsFor', () => {
  it.each([
    ['offers flat rate below the free step', 'IQ', 149_999, false, ['flatrate']],
    ['keeps flat rate beside free shipping', 'IQ', 150_000, false, ['flatrate', 'freeshipping']],
    ['offers nothing abroad', 'JO', 150_000, false, []],
    ['takes the default country for none', '', 0, false, ['flatrate']],
    ['delivers nothing of a virtual cart', 'IQ', 150_000, true, []],
  ])('%s', (_, country, subtotal, isVirtual, offered) =>
    expect(codes(shippingMethodsFor(aTotalsContext(), { country, subtotal, isVirtual }))).toEqual(offered),
  );

  it('answers the method as the wire has it, in major units', () =>
    expect(shippingMethodsFor(aTotalsContext(), { country: 'IQ', subtotal: 0, isVirtual: false })).toEqual([
      {
        carrier_code: 'flatrate',
        carrier_title: 'Standard',
        method_code: 'flatrate',
        method_title: 'Within 24 hours',
        amount: 5000,
        base_amount: 3.82,
        available: true,
        error_message: '',
        price_excl_tax: 5000,
        price_incl_tax: 5000,
      },
    ]));

  it('adds the tax of the method', () =>
    expect(
      shippingMethodsFor(aTaxedContext(15, false), { country: 'IQ', subtotal: 0, isVirtual: false })[0],
    ).toMatchObject({
      price_excl_tax: 5000,
      price_incl_tax: 5750,
    }));

  it('keeps to the contract', () =>
    expect(
      calls['cart/shipping-methods'].result.safeParse(
        shippingMethodsFor(aTotalsContext(), { country: 'IQ', subtotal: 200_000, isVirtual: false }),
      ).success,
    ).toBe(true));
});
