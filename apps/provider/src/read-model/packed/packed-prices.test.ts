import type { PriceRow } from '@dijla/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricesByList, StockRow } from '../overlay/hot-rows.ts';
import type { StoredNumbers } from '@dijla/search-index/core/packed/id-numbers';
import { packedPrices, type StoredPrices } from './packed-prices.ts';
import { packedStock } from './packed-stock.ts';

const instant = fc.option(
  fc
    .date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString()),
);
const row: fc.Arbitrary<PriceRow> = fc.record({
  kind: fc.constantFrom('regular', 'special'),
  amount: fc.oneof(fc.nat(), fc.constant(Number.MAX_SAFE_INTEGER)),
  min_qty: fc.integer({ min: 1, max: 2_147_483_647 }),
  from: instant,
  until: instant,
});
const prices: fc.Arbitrary<PricesByList> = fc.dictionary(
  fc.constantFrom('general:IQD', 'general:USD', 'wholesale:IQD'),
  fc.array(row, { minLength: 1, maxLength: 3 }),
);
const whole = fc.integer({ min: -2_147_483_647, max: 2_147_483_647 });
const stock: fc.Arbitrary<StockRow> = fc.record({
  qty: whole,
  manage_stock: fc.boolean(),
  is_in_stock: fc.boolean(),
  min_sale_qty: fc.integer({ min: 1, max: 2_147_483_647 }),
  max_sale_qty: fc.integer({ min: 1, max: 2_147_483_647 }),
});
const id = fc.nat({ max: 30 });

describe.each([
  ['packedPrices', packedPrices, prices],
  ['packedStock', packedStock, stock],
] as const)('%s', (_, keep, arbitrary) => {
  it('keeps rows as a map would, whatever is put, replaced and taken out', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(id, fc.option(arbitrary as fc.Arbitrary<PricesByList & StockRow>)), {
          minLength: 200,
          maxLength: 200,
        }),
        (acts) => {
          const [kept, map] = [keep(), new Map<number, PricesByList & StockRow>()];
          for (const [key, value] of acts) {
            const done = [kept, map].map((rows) =>
              value === null ? rows.delete(key) : void rows.set(key, value),
            );
            expect(done[0]).toBe(done[1]);
          }
          const wanted = Array.from({ length: 31 }, (__, key) => map.get(key));
          for (const each of [kept, keep(kept.stored() as StoredPrices & StoredNumbers)])
            expect(Array.from({ length: 31 }, (__, key) => each.get(key))).toEqual(wanted);
        },
      ),
      { numRuns: 50 },
    );
  });
});
