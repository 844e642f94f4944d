import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Stage, Table } from '../bench.ts';
import { benchConfig } from '../config.ts';
import { type Bought, buyWhile, nothingBought } from './faults/buyers.ts';
import { judgedOrders } from './faults/judged-orders.ts';
import { ask } from './machines/database-machines.ts';
import { type MachineFault, machineFaults } from './machines/machine-faults.ts';
import { openPages, type PagesSeen } from './machines/page-readers.ts';
import { severalMachines, type SeveralMachines } from './machines/several-machines.ts';

const programs = { haproxy: '-v', 'redis-server': '--version', psql: '--version' };
/** Milliseconds of calm before a fault and after it. */
const calmMs = 2000;
/** Milliseconds until the jobs of the last order are done. */
const jobsWithinMs = 120_000;

const headings = [
  'fault',
  'orders',
  'asked to come again',
  'not answered',
  'pages',
  'not answered',
  'longest wait for an order',
  'for a page',
  'without any order',
  'bound',
];
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

type Outcome = { row: (string | number)[]; note: string | undefined; breaches: string[]; bought: Bought };

/** Has a crowd order and read while the fault happens, until it is over and enough is ordered. */
const orderUnder = async (
  shop: SeveralMachines,
  { name, boundSeconds, act }: MachineFault,
  orders: number,
): Promise<Outcome> => {
  const bought = nothingBought();
  const pages: PagesSeen = { answered: 0, failed: 0, longestWaitMs: 0 };
  let isOver = false;
  let isRead = false;
  const buying = buyWhile(shop.url, (begun) => !isOver || begun < orders, bought);
  const reading = openPages(shop.page, pages, () => isRead);
  const breaches: string[] = [];
  await pause(calmMs);
  const note = await act(shop).catch((error: unknown) => void breaches.push(String(error)));
  await pause(calmMs);
  isOver = true;
  const begun = await buying;
  isRead = true;
  await reading;
  const { refused, unanswered, wrong, longestGapMs, longestWaitMs } = bought;
  if (begun > bought.numbers.size) breaches.push(`${begun - bought.numbers.size} orders given up`);
  const longest = Math.max(longestWaitMs, pages.longestWaitMs, longestGapMs);
  if (longest > boundSeconds * 1000) breaches.push(`${seconds(longest)} without an answer`);
  breaches.push(...[...wrong].map(([what, often]) => `${often} × ${what}`));
  const row = [
    name,
    bought.numbers.size,
    refused,
    unanswered,
    pages.answered,
    pages.failed,
    ...[longestWaitMs, pages.longestWaitMs, longestGapMs].map(seconds),
    `${boundSeconds} s`,
  ];
  return { row, note: note ?? undefined, bought, breaches: breaches.map((breach) => `${name}: ${breach}`) };
};

/** Counts what is left to do of the orders, once nothing more is done or the time is over. */
const leftToDo = async ({ databaseUrl }: SeveralMachines): Promise<number> => {
  for (const deadline = Date.now() + jobsWithinMs; ; await pause(500)) {
    const [row] = await ask<{ left: number }>(
      databaseUrl,
      `select (select count(*) from event where queued_at is null)::integer
         + (select count(*) from jobs.job where state in ('active', 'retry', 'failed') or (state = 'created' and start_after <= now()))::integer as left`,
    );
    const left = row?.left ?? 0;
    if (left === 0 || Date.now() > deadline) return left;
  }
};

/** Compares what was confirmed under all faults with the database there is in the end. */
const judge = async (
  shop: SeveralMachines,
  numbers: ReadonlyMap<string, string>,
): Promise<{ table: Table; breaches: string[] }> => {
  const { lost, doubled } = await judgedOrders(shop, { numbers: new Map(numbers) }, numbers.size);
  const left = await leftToDo(shop);
  const breaches = [
    ...(lost + doubled > 0 ? [`${lost} orders lost, ${doubled} doubled`] : []),
    ...(left > 0 ? [`${left} jobs of orders left to do`] : []),
  ];
  const table = {
    title: 'Orders of all faults, in the database that is the primary in the end',
    rows: [
      ['confirmed to shoppers', 'found', 'lost', 'doubled, or stock taken for none', 'jobs left to do'],
      [numbers.size, numbers.size - lost, lost, doubled, left],
    ],
  };
  return { table, breaches };
};

const needPrograms = (): void => {
  const missing = Object.entries(programs)
    .filter(([program, flag]) => spawnSync(program, [flag]).error !== undefined)
    .map(([program]) => program);
  if (missing.length > 0)
    throw new Error(
      `This needs ${missing.join(', ')}: sudo apt-get install haproxy redis-server postgresql-client`,
    );
};

/** Yields a table as soon as each fault is over. Throws at the end with everything that may not be. */
const run = async function* (stage: Stage): AsyncIterable<Table> {
  needPrograms();
  const { stressMachineOrders, stressFault, stressPages: hasPages } = benchConfig();
  const chosen = machineFaults.filter(
    ({ name, ofPages = false }) =>
      (hasPages || !ofPages) && (stressFault === undefined || name.includes(stressFault)),
  );
  const shop = await severalMachines(join(stage.folder, 'machines'), { hasPages });
  const numbers = new Map<string, string>();
  const breaches: string[] = [];
  try {
    for (const fault of chosen) {
      const {
        row,
        note,
        bought,
        breaches: more,
      } = await orderUnder(shop, fault, Math.ceil(stressMachineOrders / chosen.length));
      for (const [cart, number] of bought.numbers) numbers.set(cart, number);
      breaches.push(...more);
      yield { title: `Orders while: ${fault.name}`, rows: [headings, row], ...(note && { note }) };
    }
    const { table, breaches: more } = await judge(shop, numbers);
    breaches.push(...more);
    yield table;
  } finally {
    await shop.stop();
  }
  if (breaches.length > 0) throw new Error(breaches.join('\n'));
};

export const machines: Bench = {
  about:
    'a crowd orders at a shop on several machines while processes, networks, Redis, followers and the primary fail: no order is lost or doubled, and nobody waits over 5 s, or 30 s for another primary (needs haproxy, redis-server, psql)',
  hasPages: benchConfig().stressPages,
  run,
};
