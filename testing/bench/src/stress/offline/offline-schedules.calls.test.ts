import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { runs } from '@dijla/test-kit/thoroughness';
import { expect, it } from 'vitest';
import { playOffline } from '../../../../../packages/device/src/testing/offline/play-offline.ts';
import { customersOf, fillOfflineShop, goods, placedOrdersIn, strayOrders } from './offline-shop.ts';

const database = await testDatabase();
const seed = 20_261_129;
const atOnce = 6;

it(
  'lesson 06, 07, 09: an order made without a connection is placed once or told of, whatever dies, is lost or comes twice',
  { timeout: 900_000 },
  async () => {
    await fillOfflineShop(database);
    const { fetch } = await buyingProvider(database.db);
    const shop = {
      ask: ({ url, ...call }: { url: string; method: string }) => fetch(new Request(url, call)),
      goods,
      placedOrders: placedOrdersIn(database),
    };
    const schedules = runs({ usual: 60, all: 1000 });
    const customers = await customersOf(database, atOnce * 2);
    let next = 0;
    const placed: string[] = [];
    const play = async (own: typeof customers): Promise<void> => {
      while (next < schedules) {
        const mine = seed + next;
        next += 1;
        const { faults, placed: these } = await playOffline(shop, mine, own);
        expect({ seed: mine, faults }).toEqual({ seed: mine, faults: [] });
        placed.push(...these);
      }
    };
    await Promise.all(
      Array.from({ length: atOnce }, (_, place) => play(customers.slice(place * 2, place * 2 + 2))),
    );
    expect(placed.length).toBeGreaterThan(schedules / 4);
    expect(await strayOrders(database, placed)).toEqual([]);
  },
);
