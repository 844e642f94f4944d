import fc from 'fast-check';
import type { Bench, Stage, Table } from '../bench.ts';
import { benchConfig } from '../config.ts';
import { progressOf } from './progress.ts';
import { type Compared, type Knowledge, playCart } from './totals/play-cart.ts';
import { roundCount, setRound } from './totals/rounds.ts';
import { groups, totalsShop } from './totals/totals-shop.ts';

/** Devices at once, each with buyers of its own. */
const atOnce = 4;
/** Histories that are drawn at a time. */
const drawn = 400;

const tablesOf = (sum: Compared, seed: number): Table[] => {
  const { carts = 0, foreseen = 0, ...rest } = sum;
  const held = Object.entries(rest).filter(([name]) => !name.startsWith('refused: '));
  const refused = Object.entries(rest).filter(([name]) => name.startsWith('refused: '));
  return [
    {
      title: `Totals of devices and of the provider, seed ${seed}`,
      rows: [
        ['carts', 'of them shown before their answer', 'that differ'],
        [carts, foreseen, 0],
      ],
      note: `${roundCount} ways to reckon taxes, cash, fees and rates; both stores; guests and ${groups.length} groups.`,
    },
    {
      title: 'Carts whose totals held',
      rows: [['what', 'carts'], ...held.toSorted(([a], [b]) => (a < b ? -1 : 1))],
    },
    {
      title: 'Refused by the provider',
      rows: [
        ['call and refusal', 'times'],
        ...refused.map(([name, times]): [string, number] => [name.replace('refused: ', ''), times]),
      ],
    },
  ];
};

const run = async (stage: Stage, seeds: readonly string[]): Promise<Table[]> => {
  const { db } = await stage.newDatabase('stress_totals');
  const shop = await totalsShop(db, atOnce);
  const first = Number(seeds[0] ?? Date.now() % 2 ** 30);
  const total = benchConfig().stressCarts;
  const tell = progressOf(total, 'carts');
  const sum: Compared = {};
  let seed = first;
  for (let round = 0; round < roundCount; round += 1) {
    await setRound(db, round);
    const now = Date.now();
    const faults: unknown[] = [];
    const goal = Math.ceil((total * (round + 1)) / roundCount);
    while ((sum['carts'] ?? 0) < goal && faults.length === 0) {
      const waiting = fc.sample(shop.histories, { numRuns: drawn, seed }).values();
      const play = async (members: (typeof shop.buyers)[number]): Promise<void> => {
        const knowledge: Knowledge = new Map();
        for (const history of waiting) {
          if (faults.length > 0 || (sum['carts'] ?? 0) >= goal) return;
          const buyer = members[history.buyer] ?? {};
          const compared = await playCart(shop, { history, buyer, knowledge, now }).catch(
            (fault: unknown) => {
              faults.push(new Error(`Seed ${seed}, round ${round}: ${String(fault)}`));
              return {};
            },
          );
          for (const [name, times] of Object.entries(compared)) {
            if (name === 'carts') for (let done = 1; done <= times; done += 1) tell((sum[name] ?? 0) + done);
            sum[name] = (sum[name] ?? 0) + times;
          }
        }
      };
      await Promise.all(shop.buyers.map(play));
      seed += 1;
    }
    if (faults.length > 0) throw faults[0];
  }
  return tablesOf(sum, first);
};

export const totals: Bench = {
  about:
    'random carts with points, gift cards, coupons, promotions and groups of buyers: what a device shows and computes is what the provider answers',
  run,
};
