import { describe, expect, it } from 'vitest';
import { aPriceRow } from '../../test/a-totals-context.ts';
import { linePrice, type PricedLine, piecePartsOf } from './line-price.ts';

const own = [aPriceRow({ amount: 12_000 }), aPriceRow({ amount: 10_000, min_qty: 3 })];
const part = (amount: number, qty: number, tax_class_id = 2) => ({
  sku: `P${amount}`,
  qty,
  prices: [aPriceRow({ amount }), aPriceRow({ amount: amount - 500, min_qty: 6 })],
  tax_class_id,
});
const line = (given: Partial<PricedLine>): PricedLine => ({ prices: own, tax_class_id: 2, ...given });
const gold = { type: 'percent', percent: 100_000 } as const;
const box = { type: 'fixed', amount: 750 } as const;

describe('linePrice', () => {
  it.each<[string, PricedLine, number, number | null]>([
    ['a product', line({}), 1, 12_000],
    ['many of a product', line({}), 3, 10_000],
    ['a product with extras', line({ extras: [gold, box] }), 1, 13_950],
    ['many with shares of the price of many', line({ extras: [gold, box] }), 3, 11_750],
    ['a bundle', line({ prices: [], parts: [part(4000, 2), part(1000, 1)] }), 1, 9000],
    [
      'many bundles, whose parts are many',
      line({ prices: [], parts: [part(4000, 2), part(1000, 1)] }),
      3,
      8000,
    ],
    [
      'a bundle with shares of the whole',
      line({ prices: [], parts: [part(4000, 2), part(1000, 1)], extras: [gold] }),
      1,
      9900,
    ],
    [
      'a bundle of an unknown part',
      line({ prices: [], parts: [part(4000, 2), { ...part(1, 1), prices: [] }] }),
      1,
      null,
    ],
    [
      'links of a product without a price',
      line({ prices: [], extras: [{ type: 'link', amount: 3000 }] }),
      1,
      3000,
    ],
    ['an engraving of a product without a price', line({ prices: [], extras: [box] }), 1, null],
    ['nothing', line({ prices: [] }), 1, null],
  ])('of %s', (_, given, qty, final) => expect(linePrice(given, { qty, now: 0 })?.final ?? null).toBe(final));
});

describe('piecePartsOf', () => {
  it('lets every part of a bundle bear its own tax, and its extras that of the bundle', () =>
    expect(
      piecePartsOf(
        line({ prices: [], tax_class_id: 9, parts: [part(4000, 2, 3), part(1000, 1, 4)], extras: [gold] }),
        { qty: 1, now: 0 },
      ),
    ).toEqual([
      { price: { regular: 4000, special: null, final: 4000 }, pieces: 2, tax_class_id: 3 },
      { price: { regular: 1000, special: null, final: 1000 }, pieces: 1, tax_class_id: 4 },
      { price: { regular: 900, special: null, final: 900 }, pieces: 1, tax_class_id: 9 },
    ]));
});
