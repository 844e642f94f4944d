import { describe, expect, it } from 'vitest';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import { defaultShippingMethod, type MarkedShippingMethod } from './default-shipping-method.ts';
import { shippingMethodsFor } from './shipping-methods-for.ts';

const [flat] = shippingMethodsFor(aTotalsContext(), { country: 'IQ', subtotal: 0, isVirtual: false });
const method = (carrier_code: string, marks: Partial<MarkedShippingMethod> = {}): MarkedShippingMethod => ({ ...flat!, carrier_code, ...marks });

describe('defaultShippingMethod', () => {
  it.each([
    ['is the first default one', [method('a'), method('b', { default: true }), method('c', { default: true })], 'b'],
    ['is the first without a default', [method('a'), method('b')], 'a'],
    ['passes over offline ones, default or not', [method('a', { offline: true, default: true }), method('b'), method('c')], 'b'],
    ['is none when all are offline', [method('a', { offline: true })], null],
    ['is none of none', [], null],
  ])('%s', (_, methods, carrier) => expect(defaultShippingMethod(methods)?.carrier_code ?? null).toBe(carrier));
});
