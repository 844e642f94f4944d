import { testDatabase } from '@dijla/test-kit/database/test-database';
import { runs } from '@dijla/test-kit/thoroughness';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Knowledge, playCart } from './play-cart.ts';
import { roundCount, setRound } from './rounds.ts';
import { totalsShop } from './totals-shop.ts';

const { db } = await testDatabase();
const shop = await totalsShop(db, 1);

describe("a cart's totals on a device", () => {
  it.each(Array.from({ length: roundCount }, (_, round) => round))(
    'are the provider’s after each change, with points, gift cards, coupons and groups: way to reckon %i',
    { timeout: 240_000 },
    async (round) => {
      await setRound(db, round);
      const knowledge: Knowledge = new Map();
      const now = Date.now();
      let carts = 0;
      await fc.assert(
        fc.asyncProperty(shop.histories, async (history) => {
          const buyer = shop.buyers[0]?.[history.buyer] ?? {};
          carts += (await playCart(shop, { history, buyer, knowledge, now }))['carts'] ?? 0;
        }),
        { numRuns: runs({ usual: 20, all: 200 }), seed: 20_261_201 },
      );
      expect(carts).toBeGreaterThan(100);
    },
  );
});
