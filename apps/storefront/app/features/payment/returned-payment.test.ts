import { describe, expect, it } from 'vitest';
import { hostedPageOf, isReturnPath, isStillChecked } from './returned-payment.ts';

const paymentUrl = 'https://wallet.example/1';

describe('a payment that a gateway led back from', () => {
  it.each([
    ['waiting', 1, true],
    ['unknown', 5, true],
    ['waiting', 6, false],
    ['paid', 1, false],
    ['failed', 1, false],
  ] as const)('that is %s is checked after %i answers: %s', (state, readings, isChecked) =>
    expect(isStillChecked({ state }, readings)).toBe(isChecked),
  );

  it('is checked while it cannot be asked, and not for ever', () =>
    expect([1, 6].map((readings) => isStillChecked(null, readings))).toEqual([true, false]));

  it.each([
    ['/ar/checkout/success', true],
    ['/en/checkout/error', true],
    ['/ar/checkout/payment', false],
    ['/ar/fib', false],
  ])('is told by its address %s: %s', (path, isReturned) => expect(isReturnPath(path)).toBe(isReturned));
});

describe('where a payment goes on', () => {
  it.each([
    [{ state: 'waiting', step: { kind: 'redirect', paymentUrl } }, paymentUrl],
    [{ state: 'failed', step: { kind: 'redirect', paymentUrl } }, null],
    [{ state: 'waiting' }, null],
  ] as const)('%o: %s', (payment, page) => expect(hostedPageOf(payment)).toBe(page));
});
