import { accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { runs } from '@dijla/test-kit/thoroughness';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Player, play, schedules } from '../../../../packages/device/src/testing/test-schedules.ts';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const { aCustomer } = accountsOf(shop);
const skus = ['A', 'B', 'C'];
const player: Player = { id: 0, token: '' };

beforeAll(async () => {
  const { simple } = catalogBuilder(db);
  for (const sku of skus) await simple({ sku, qty: 1_000_000 });
  const { profile, token } = await aCustomer();
  Object.assign(player, { id: profile.id, token });
});

describe('the cart through random schedules against the provider', () => {
  it(
    'lesson 01, 02, 03: loses, doubles and revives no line, whatever tabs, reloads, gaps, failed and cut answers and sign-ins there are',
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(schedules, async (schedule) => {
          const { meant, hers, seen, held, heldOfHers } = await play(
            { fetch: shop.fetch, skus },
            player,
            schedule,
          );
          expect({ seen, held, heldOfHers }).toEqual({ seen: [meant, meant], held: meant, heldOfHers: hers });
        }),
        { numRuns: runs({ usual: 60, all: 200 }), seed: 20_261_121 },
      );
    },
  );
});
