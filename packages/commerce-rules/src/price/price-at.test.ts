import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPriceRow } from '../../test/a-totals-context.ts';
import { priceAt } from './price-at.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const regular = aPriceRow({ amount: 18_000 });
const special = aPriceRow({ kind: 'special', amount: 15_000 });

describe('priceAt', () => {
  it.each([
    ['is unknown without rows', [], 1, null],
    ['is unknown with a special row alone', [special], 1, null],
    ['is the regular price', [regular], 1, { regular: 18_000, special: null, final: 18_000 }],
    [
      'is the special price when it is below',
      [regular, special],
      1,
      { regular: 18_000, special: 15_000, final: 15_000 },
    ],
    [
      'ignores a special price that equals the regular one',
      [regular, { ...special, amount: 18_000 }],
      1,
      { regular: 18_000, special: null, final: 18_000 },
    ],
    [
      'ignores a special price above',
      [regular, { ...special, amount: 20_000 }],
      1,
      { regular: 18_000, special: null, final: 18_000 },
    ],
    [
      'ignores a special price that has ended',
      [regular, { ...special, until: '2026-11-20T12:00:00Z' }],
      1,
      { regular: 18_000, special: null, final: 18_000 },
    ],
    [
      'takes a special price that begins now',
      [regular, { ...special, from: '2026-11-20T12:00:00Z' }],
      1,
      { regular: 18_000, special: 15_000, final: 15_000 },
    ],
    [
      'takes the lowest of several',
      [regular, special, { ...special, amount: 14_000 }],
      1,
      { regular: 18_000, special: 14_000, final: 14_000 },
    ],
    [
      'does not reach a tier below its quantity',
      [regular, aPriceRow({ amount: 17_000, min_qty: 3 })],
      2,
      { regular: 18_000, special: null, final: 18_000 },
    ],
    [
      'reaches a tier at its quantity',
      [regular, aPriceRow({ amount: 17_000, min_qty: 3 })],
      3,
      { regular: 17_000, special: null, final: 17_000 },
    ],
    ['knows a price of zero', [aPriceRow({ amount: 0 })], 1, { regular: 0, special: null, final: 0 }],
  ])('%s', (_, rows, qty, price) => expect(priceAt(rows, { qty, now })).toEqual(price));

  const rows = fc.array(
    fc
      .record({
        kind: fc.constantFrom('regular' as const, 'special' as const),
        amount: fc.nat(1_000_000),
        min_qty: fc.integer({ min: 1, max: 10 }),
      })
      .map(aPriceRow),
  );

  it('never rises with the quantity, nor above the regular price, in any order of rows', () =>
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 10 }), (given, qty) => {
        const price = priceAt(given, { qty, now });
        const more = priceAt(given, { qty: qty + 1, now });
        expect(priceAt(given.toReversed(), { qty, now })).toEqual(price);
        expect(
          price === null ||
            ((more?.final ?? Number.POSITIVE_INFINITY) <= price.final && price.final <= price.regular),
        ).toBe(true);
      }),
    ));
});
