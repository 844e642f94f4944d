import { expect, it } from 'vitest';
import { isAmountOf, stepsTyped, typedNumber, typedSteps } from './step-values.ts';

const units = [
  { code: 'IQD' as const, scale: 0 },
  { code: 'USD' as const, scale: 2 },
];
const steps = [
  {
    carrier_code: 'flatrate',
    method_code: 'flatrate',
    region_code: 'IQ-BA',
    currency: 'USD' as const,
    min_subtotal: 0,
    price: 610,
  },
  {
    carrier_code: 'flatrate',
    method_code: 'flatrate',
    region_code: '*',
    currency: 'IQD' as const,
    min_subtotal: 50_000,
    price: 8000,
  },
];

it('types steps in the decimals of their currency, and reads them as they were', () => {
  const typed = typedSteps(steps, units);
  expect(typed[0]).toEqual({
    method: 'flatrate/flatrate',
    place: 'IQ-BA',
    currency: 'USD',
    from: '0.00',
    price: '6.10',
  });
  expect(stepsTyped(typed, units)).toEqual(steps);
});

it.each([
  ['8,000', 'IQD', true],
  ['٨٠٠٠', 'IQD', true],
  ['6.1', 'IQD', false],
  ['6.1', 'USD', true],
  ['', 'USD', false],
])('%j of %s is an amount: %j', (typed, currency, isOne) =>
  expect(isAmountOf(typed, currency, units)).toBe(isOne),
);

it.each([
  ['', null],
  [' ', null],
  ['14', 14],
  ['١٤', 14],
  ['a', undefined],
])('%j is the number %j', (typed, number) => expect(typedNumber(typed)).toBe(number));
