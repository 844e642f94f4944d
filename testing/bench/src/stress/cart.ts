import { accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import {
  type Player,
  play,
  type Schedule,
  schedules,
} from '../../../../packages/device/src/testing/test-schedules.ts';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import type { Bench, Stage, Table } from '../bench.ts';
import { benchConfig } from '../config.ts';
import { progressOf } from './progress.ts';

/** Number of concurrent players, each a separate customer. */
const atOnce = 4;
const skus = ['A', 'B', 'C'];
/** A stock that never sells out. */
const plenty = 1_000_000;

const aShop = async (stage: Stage) => {
  const { db } = await stage.newDatabase('stress_cart');
  const { simple } = catalogBuilder(db);
  for (const sku of skus) await simple({ sku, qty: plenty });
  const shop = await buyingProvider(db);
  const { aCustomer } = accountsOf(shop);
  const players: Player[] = [];
  for (let made = 0; made < atOnce; made += 1) {
    const { profile, token } = await aCustomer();
    players.push({ id: profile.id, token });
  }
  return { counter: { fetch: shop.fetch, skus }, players };
};

/**
 * Runs schedules against the provider as a device does. Throws with the schedule and the seed of the first
 * that loses, duplicates or revives a line.
 */
const run = async (stage: Stage): Promise<Table[]> => {
  const { counter, players } = await aShop(stage);
  const seed = Date.now() % 2 ** 31;
  const waiting = fc.sample(schedules, { numRuns: benchConfig().stressSchedules, seed });
  const tell = progressOf(waiting.length, 'schedules');
  const played = { schedules: 0, acts: 0, signIns: 0, calls: 0, disturbed: 0 };
  const judge = async (schedule: Schedule, player: Player): Promise<void> => {
    const { meant, hers, seen, held, heldOfHers, calls } = await play(counter, player, schedule);
    if (
      !isDeepStrictEqual({ seen, held, heldOfHers }, { seen: [meant, meant], held: meant, heldOfHers: hers })
    ) {
      throw new Error(`Seed ${seed}: ${JSON.stringify({ meant, hers, seen, held, heldOfHers, schedule })}`);
    }
    played.schedules += 1;
    tell(played.schedules);
    played.acts += schedule.acts.length;
    played.signIns += schedule.acts.filter(({ kind }) => kind === 'sign-in').length;
    played.calls += calls;
    played.disturbed += schedule.passages.filter(({ fate }) => fate !== 'answered').length;
  };
  const faults: unknown[] = [];
  await Promise.all(
    players.map(async (player) => {
      for (let next = waiting.pop(); next !== undefined && faults.length === 0; next = waiting.pop()) {
        await judge(next, player).catch((fault: unknown) => faults.push(fault));
      }
    }),
  );
  if (faults.length > 0) throw faults[0];
  const { schedules: all, acts, signIns, calls, disturbed } = played;
  return [
    {
      title: `Carts through ${all} random schedules, seed ${seed}`,
      rows: [
        [
          'schedules',
          'acts',
          'of them sign-ins',
          'calls',
          'calls to be cut or failed',
          'lines lost, doubled or revived',
        ],
        [all, acts, signIns, calls, disturbed, 0],
      ],
    },
  ];
};

export const cart: Bench = {
  about:
    'what shoppers do with carts in two tabs, with gaps, reloads, failed and cut answers and sign-ins: no line lost, doubled or revived',
  run,
};
