import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantityOf } from './quantity-of.ts';

describe('quantityOf', () => {
  it.each([
    [1, 1],
    [10_000, 10_000],
    ['2', 2],
    [' 12 ', 12],
    ['٢', 2],
    ['١٠', 10],
    ['۳', 3],
    ['2.0', 2],
    ['007', 7],
  ])('reads %j as %i', (given, qty) => expect(quantityOf(given)).toEqual({ ok: true, qty }));

  it.each([
    0,
    -1,
    1.5,
    10_001,
    1e308,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    ' ',
    '-2',
    '+2',
    '1.5',
    '1e3',
    '0x10',
    '10001',
    '99999999999999999999',
    '1,000',
    'two',
    '２',
    null,
    undefined,
    true,
    [2],
    { qty: 2 },
  ])('refuses %j', (given) =>
    expect(quantityOf(given)).toEqual({ ok: false, code: 'cart.qty-invalid', data: { most: 10_000 } }),
  );

  it('answers whole numbers of 1 to 10,000 for whatever is given', () =>
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const quantity = quantityOf(given);
        expect(
          !quantity.ok || (Number.isInteger(quantity.qty) && quantity.qty >= 1 && quantity.qty <= 10_000),
        ).toBe(true);
      }),
    ));
});
