import { describe, expect, it } from 'vitest';
import { extraOf, type WireExtra } from './wire-extra.ts';

describe('extraOf', () => {
  it.each([
    [
      { price: 22.9, price_type: 'fixed' },
      { type: 'fixed', amount: 2290 },
    ],
    [
      { price: 7.5, price_type: 'percent' },
      { type: 'percent', percent: 75_000 },
    ],
    [{ price_type: 'fixed' }, { type: 'fixed', amount: 0 }],
    [
      { price: null, price_type: 'fixed' },
      { type: 'fixed', amount: 0 },
    ],
    [
      { price: '5.00', price_type: 'fixed' },
      { type: 'fixed', amount: 500 },
    ],
    [
      { price: 'free', price_type: 'fixed' },
      { type: 'fixed', amount: 0 },
    ],
    [
      { price: 1.005, price_type: 'fixed' },
      { type: 'fixed', amount: 100 },
    ],
  ] as [WireExtra, object][])('reads %j, as other providers write it too', (wire, expected) => {
    expect(extraOf(wire, 2)).toEqual(expected);
  });
});
