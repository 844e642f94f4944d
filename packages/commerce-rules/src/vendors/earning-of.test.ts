import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earningOf } from './earning-of.ts';

describe('what a seller earns by a line', () => {
  it.each([
    ['two kept pieces', 16_000, 2, { rate: 1500, storage_fee: 250 }, [16_000, 2400, 500, 13_100]],
    ['one of two came back', 8000, 2, { rate: 1500, storage_fee: 250 }, [8000, 1200, 500, 6300]],
    ['all came back', 0, 2, { rate: 1500, storage_fee: 250 }, [0, 0, 500, -500]],
    ['half a dinar is the shop’s', 5, 1, { rate: 1000, storage_fee: 0 }, [5, 1, 0, 4]],
    ['nothing was delivered', 0, 0, { rate: 1500, storage_fee: 250 }, [0, 0, 0, 0]],
    ['there are no terms', 16_000, 2, null, [16_000, 0, 0, 0]],
  ])('%s', (_, gross, delivered, terms, expected) => {
    const { commission, storage, net, ...rest } = earningOf(gross, delivered, terms);
    expect([rest.gross, commission, storage, net]).toEqual(expected);
  });

  it('and what the shop keeps are what the goods cost', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (gross, delivered, rate, storageFee) => {
          const { commission, storage, net } = earningOf(gross, delivered, { rate, storage_fee: storageFee });
          expect(net + commission + storage).toBe(gross);
          expect(commission).toBeGreaterThanOrEqual(0);
          expect(commission).toBeLessThanOrEqual(gross);
        },
      ),
    );
  });
});
