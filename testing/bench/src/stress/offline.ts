import type { Bench, Stage, Table } from '../bench.ts';
import { benchConfig } from '../config.ts';
import { measuredProcess } from '../processes/measured-process.ts';
import type { TestCustomer } from '../../../../packages/device/src/testing/offline/offline-shopper.ts';
import {
  type OfflineEnding,
  type OfflineShop,
  playOffline,
} from '../../../../packages/device/src/testing/offline/play-offline.ts';
import { askOverHttp } from './offline/ask-over-http.ts';
import {
  customersOf,
  fillOfflineShop,
  goods,
  placedOrdersIn,
  strayOrders,
  withoutJobs,
} from './offline/offline-shop.ts';
import { progressOf } from './progress.ts';

/** Devices at once, each with two customers of its own. */
const atOnce = 24;
const customersEach = 2;
/** How often a schedule is replayed: what happens between its acts depends on the moment. */
const replays = 50;

type Sum = Readonly<Record<string, number>>;

const added = (one: Sum, other: Sum): Sum =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
      name,
      (one[name] ?? 0) + (other[name] ?? 0),
    ]),
  );

const sumOf = ({ fates, acts, calls, network, seen }: OfflineEnding): Sum => ({
  schedules: 1,
  acts,
  calls,
  orders: fates.length,
  ...Object.fromEntries(
    ['accepted', 'rejected', 'cancelled'].map((fate) => [fate, fates.filter((each) => each === fate).length]),
  ),
  ...network,
  ...seen,
});

/** Plays the schedules of these seeds, many at once; gives up at the first that fails. */
const playAll = async (
  shop: OfflineShop,
  seeds: readonly number[],
  players: readonly (readonly TestCustomer[])[],
): Promise<{ sum: Sum; placed: string[]; faults: string[] }> => {
  const tell = progressOf(seeds.length, 'schedules');
  const waiting = seeds.values();
  const state = { sum: {} as Sum, placed: [] as string[], faults: [] as string[] };
  const play = async (customers: readonly TestCustomer[]): Promise<void> => {
    for (const seed of waiting) {
      if (state.faults.length > 0) return;
      const ending = await playOffline(shop, seed, customers);
      state.sum = added(state.sum, sumOf(ending));
      state.placed.push(...ending.placed);
      state.faults.push(...ending.faults.map((fault) => `Seed ${seed}: ${fault}`));
      tell(state.sum['schedules'] ?? 0);
    }
  };
  await Promise.all(players.map(play));
  return state;
};

/** The schedules that are played: those from this seed on, or one schedule many times. */
const seedsOf = (replayed: number | undefined): number[] => {
  if (replayed !== undefined) return Array.from({ length: replays }, () => replayed);
  const first = Date.now() % 2 ** 30;
  return Array.from({ length: benchConfig().stressOffline }, (_, place) => first + place);
};

const tablesOf = (sum: Sum, { seed, seconds }: { seed: number; seconds: number }): Table[] => {
  const row = (names: readonly string[]) => [names, names.map((name) => sum[name] ?? 0)];
  return [
    {
      title: `${sum['schedules']} schedules of orders made offline, from seed ${seed} on`,
      rows: [
        [
          'schedules',
          'acts',
          'calls',
          'orders',
          'accepted',
          'rejected and told',
          'cancelled',
          'doubled',
          'lost',
          'seconds',
        ],
        [
          ...['schedules', 'acts', 'calls', 'orders', 'accepted', 'rejected', 'cancelled'].map(
            (name) => sum[name] ?? 0,
          ),
          0,
          0,
          Math.round(seconds),
        ],
      ],
    },
    {
      title: 'What was done to their calls',
      rows: row([
        'lost-before',
        'lost-after',
        'failed-before',
        'failed-after',
        'half',
        'timed-out',
        'late',
        'offline',
      ]),
    },
    {
      title: 'What was done to their browsers',
      rows: row(['kills', 'workers', 'builds', 'jumps', 'signIns']),
    },
  ];
};

const run = async (stage: Stage, [replayed]: readonly string[]): Promise<Table[]> => {
  const database = await stage.newDatabase('stress_offline');
  await fillOfflineShop(database);
  await withoutJobs(database);
  const customers = await customersOf(database, atOnce * customersEach);
  const players = Array.from({ length: atOnce }, (_, place) =>
    customers.slice(place * customersEach, (place + 1) * customersEach),
  );
  const provider = await measuredProcess('provider-process.ts', {
    message: { url: database.url, folder: stage.folder },
  });
  const { ask, close } = askOverHttp(provider.url, atOnce * 2);
  try {
    const seeds = seedsOf(replayed === undefined ? undefined : Number(replayed));
    const started = performance.now();
    const shop = { ask, goods, placedOrders: placedOrdersIn(database) };
    const { sum, placed, faults } = await playAll(shop, seeds, players);
    const seconds = (performance.now() - started) / 1000;
    const stray = await strayOrders(database, placed);
    faults.push(...stray.map((name) => `${name} has an order that no device knows of`));
    if (faults.length > 0)
      throw new Error(`${faults.join('\n')}\nPlay it again: npm run stress -- offline SEED`);
    return tablesOf(sum, { seed: seeds[0] ?? 0, seconds });
  } finally {
    close();
    await provider.stop();
  }
};

export const offline: Bench = {
  about:
    'orders made offline while pages and workers die, answers are lost or come late, clocks jump and builds change: each is placed once, or told of',
  run,
};
