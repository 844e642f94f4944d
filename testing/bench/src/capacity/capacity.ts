import { Agent } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { connect, type Connection } from '@dijla/provider/database';
import processEnvironment from '@dijla/shop/process-environment.json' with { type: 'json' };
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { freePort } from '@dijla/test-kit/free-port';
import { liftOrderLimits } from '@dijla/test-kit/orders/lift-order-limits';
import type { Bench, Stage, Table } from '../bench.ts';
import { filledCart, skus } from '../buying/order-bodies.ts';
import { catalogDatabase } from '../catalogue/catalog-database.ts';
import { shopInListings } from '../catalogue/shop-in-listings.ts';
import { shown } from '../figures.ts';
import { measuredProcess } from '../processes/measured-process.ts';
import { listings, orders, searches } from './asked.ts';
import { isCarried, kneeOf } from './knee.ts';
import { type Asked, openLoop, type Step } from './open-loop.ts';

const counts: Readonly<Record<string, number>> = { 'capacity-2000': 2000, 'capacity-50000': 50_000 };
const byDefault = 'capacity-50000';

const seconds = 6;
const growth = 1.4;
const stepsAtMost = 16;
/** Requests before the first step: V8 compiles hot code in the first seconds, and a shop runs for weeks. */
const warmUp = 600;
const warmUpPerSecond = 60;

type Kind = { name: string; from: number; p99Ms: number; asked: (count: number) => Promise<Iterator<Asked>> };

/** Raises the rate until answers come late. */
const stepsOf = async (base: string, { from, p99Ms, asked }: Kind): Promise<Step[]> => {
  const agent = new Agent({ keepAlive: true });
  const steps: Step[] = [];
  try {
    await openLoop(base, await asked(warmUp), {
      agent,
      perSecond: warmUpPerSecond,
      seconds: warmUp / warmUpPerSecond,
    });
    for (let perSecond = from; steps.length < stepsAtMost; perSecond = Math.round(perSecond * growth)) {
      const step = await openLoop(base, await asked(perSecond * seconds), { agent, perSecond, seconds });
      steps.push(step);
      if (!isCarried(step, { p99Ms, seconds })) break;
    }
    return steps;
  } finally {
    agent.destroy();
  }
};

/** The knee of each kind, and what led there. */
type Measured = { processes: number; kinds: readonly { kind: Kind; steps: readonly Step[] }[] };

const measured = async (
  { folder }: Stage,
  { url, connection, processes }: { url: string; connection: Connection; processes: number },
): Promise<Measured> => {
  const port = await freePort();
  const environment = {
    ...processEnvironment,
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'capacity'),
    SECRET: 'the secret of a shop that is measured and thrown away',
    PORT: String(port),
    WORKERS: String(processes),
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
    DEMO: 'off',
    MESSAGES: 'paused',
  };
  const shop = await measuredProcess('workers-process.ts', { environment });
  const agent = new Agent({ keepAlive: true });
  const base = `http://127.0.0.1:${port}`;
  try {
    const template = await filledCart({ shop: { ...shop, url: base }, agent, pool: connection.pool }, 1);
    const inListings = await shopInListings(base);
    // Each process begins elsewhere, so that nothing was asked before.
    const listed = listings(inListings, processes * 100_000);
    const searched = searches(processes * 1_000_000);
    const kinds: Kind[] = [
      {
        name: 'orders',
        from: 10,
        p99Ms: 500,
        asked: (count) => orders(connection.pool, { template, count }),
      },
      { name: 'listings', from: 40, p99Ms: 100, asked: async () => listed },
      { name: 'searches', from: 40, p99Ms: 100, asked: async () => searched },
    ];
    const found = [];
    for (const kind of kinds) {
      console.log(`${processes} processes: ${kind.name}`);
      found.push({ kind, steps: await stepsOf(base, kind) });
    }
    return { processes, kinds: found };
  } finally {
    agent.destroy();
    await shop.stop();
  }
};

const processesText = (count: number): string => (count === 1 ? 'one process' : `${count} processes`);

const stepRows = ({ kinds }: Measured): (string | number)[][] => [
  ['what', 'offered a second', 'answered a second', 'ms, p50', 'ms, p99', 'failed', 'in time'],
  ...kinds.flatMap(({ kind, steps }) =>
    steps.map((step) => [
      kind.name,
      step.offered,
      shown(step.answered),
      shown(step.p50),
      shown(step.p99),
      step.failed,
      isCarried(step, { p99Ms: kind.p99Ms, seconds }) ? 'yes' : 'LATE',
    ]),
  ),
];

const kneeText = (steps: readonly Step[], kind: Kind): number | undefined =>
  kneeOf(steps, { p99Ms: kind.p99Ms, seconds })?.offered;

const kneeRows = (one: Measured, two: Measured): (string | number)[][] => [
  ['what', 'in time means', 'one process', 'two processes', 'times', 'a core of this machine'],
  ...one.kinds.map(({ kind, steps }, place) => {
    const [alone, both] = [kneeText(steps, kind), kneeText(two.kinds[place]?.steps ?? [], kind)];
    const best = Math.max(alone ?? 0, both ?? 0);
    return [
      `${kind.name} a second`,
      `p99 within ${kind.p99Ms} ms`,
      alone ?? 'none',
      both ?? 'none',
      alone === undefined || both === undefined ? '' : shown(both / alone),
      shown(best / availableParallelism()),
    ];
  }),
];

/** Adds what is ordered, unless a database that is kept has it, and lets everybody order as much as they like. */
const addGoods = async ({ db }: Connection): Promise<void> => {
  const sku = skus[0] ?? '';
  const known = await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirst();
  if (known === undefined) await catalogBuilder(db).simple({ sku, price: { IQD: 12_000 }, qty: 100_000_000 });
  await liftOrderLimits(db);
};

async function* run(stage: Stage, parts: readonly string[]): AsyncIterable<Table> {
  for (const part of parts.length > 0 ? parts : [byDefault]) {
    const count = counts[part] ?? 0;
    const database = await catalogDatabase(stage, count);
    const connection = connect({ url: database.url, applicationName: 'bench', statementTimeout: 0 });
    try {
      await addGoods(connection);
      const all: Measured[] = [];
      for (const processes of [1, 2]) {
        const found = await measured(stage, { url: database.url, connection, processes });
        all.push(found);
        yield {
          title: `Rising rates, ${count} products, ${processesText(processes)}`,
          rows: stepRows(found),
        };
      }
      const [one, two] = all;
      if (one && two)
        yield {
          title: `The most that is answered in time, ${count} products`,
          rows: kneeRows(one, two),
          note: `Each rate for ${seconds} s, sent when due whether or not earlier ones are answered; the next is ${growth} times as high, so a knee is true to that. Clients, shop and PostgreSQL share ${availableParallelism()} cores: two processes have half of what is left each. Orders of one line, with their jobs beside them and messages waiting; listings of 48 never asked before with all counts; searches of typed texts with all counts.`,
        };
    } finally {
      await connection.close();
      await database.close();
    }
  }
}

/** Finds how many orders, listings and searches a second are answered in time, by one process and by two. */
export const capacity: Bench = {
  about: 'orders, listings and searches a second before answers come late, one process beside two',
  parts: Object.keys(counts),
  hasPages: false,
  run,
};
