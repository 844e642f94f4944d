import { Agent } from 'node:http';
import { join } from 'node:path';
import { type Connection, countStatements } from '@dijla/provider/database';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { liftOrderLimits } from '@dijla/test-kit/orders/lift-order-limits';
import { type AskedFigure, figureRows, verdictOn } from '../asked-figures.ts';
import type { Bench, Stage, Table } from '../bench.ts';
import { median } from '../figures.ts';
import { measuredProcess } from '../processes/measured-process.ts';
import { middleOf, type Spent, spentPer } from '../processes/spent.ts';
import { type Calibration, calibrated } from './calibration.ts';
import { addAtMost } from './cart.ts';
import { copiesOf, type Counter, filledCart, orderBody, placeOrder, post, skus } from './order-bodies.ts';
import { orderRate } from './order-rate.ts';

const fewAndMany = [1, 60] as const;
/** Orders of each size before measuring: V8 compiles hot code in the first seconds, and a shop runs for weeks. */
const warmUp = 400;
const addsBefore = 1500;
const rounds = 5;
const ordersPerRound = 100;
const addsPerRound = 200;

type Seen = { spent: Spent[]; times: number[] };

/** Keeps events from making jobs, so that an order is measured without what follows from it. */
const withoutJobs = async <T>({ pool }: Counter, work: () => Promise<T>): Promise<T> => {
  await pool.query(`
    create function bench_queued() returns trigger language plpgsql as $$ begin new.queued_at = now(); return new; end $$;
    create trigger bench_queued before insert on event for each row execute function bench_queued()`);
  try {
    return await work();
  } finally {
    await pool.query('drop trigger bench_queued on event; drop function bench_queued()');
  }
};

/** Alternates sizes, so that other load on the machine affects them equally. */
const spentByLines = async (counter: Counter): Promise<Seen[]> => {
  const templates: string[] = [];
  for (const lines of fewAndMany) templates.push(await filledCart(counter, lines));
  const seen = fewAndMany.map((): Seen => ({ spent: [], times: [] }));
  for (let round = -1; round < rounds; round += 1)
    for (const [place, lines] of fewAndMany.entries()) {
      const count = round < 0 ? warmUp : ordersPerRound;
      const carts = (await copiesOf(counter, templates[place] ?? '', count)).values();
      const times: number[] = [];
      const spent = await spentPer(counter, count, async () => {
        const before = performance.now();
        await placeOrder(counter, carts.next().value ?? '', lines);
        times.push(performance.now() - before);
      });
      if (round < 0) continue;
      seen[place]?.spent.push(spent);
      seen[place]?.times.push(...times);
    }
  return seen;
};

/** Measures an add to a cart of one line; each answer holds the whole cart with its totals. */
const spentOnAdd = async (counter: Counter): Promise<Spent> => {
  const cartId = await filledCart(counter, 1);
  const add = () =>
    post(counter, `/api/cart/update?storeCode=ar&view=cart&cartId=${cartId}`, {
      cartItem: { sku: skus[0], qty: 1 },
    });
  for (let made = 0; made < addsBefore; made += 1) await add();
  const spent: Spent[] = [];
  for (let round = 0; round < rounds; round += 1) spent.push(await spentPer(counter, addsPerRound, add));
  return middleOf(spent);
};

/** Number of statements of an order with so many lines. BEGIN and COMMIT count. */
const statementsOfOrder = async ({ db }: Connection, lines: number): Promise<number> => {
  const { call } = await buyingProvider(db);
  const query = { storeCode: 'ar' };
  const cartId = (await call('cart/create', { query })).result;
  for (const sku of skus.slice(0, lines))
    await call('cart/update', { query: { ...query, cartId }, body: { cartItem: { sku, qty: 1 } } });
  const { statements } = await countStatements(() =>
    call('order/place', { query, body: orderBody(cartId, lines) }),
  );
  return statements.length;
};

const filled = async (stage: Stage) => {
  const connection = await stage.newDatabase('orders');
  const { simple } = catalogBuilder(connection.db);
  for (const sku of skus) await simple({ sku, price: { IQD: 12_000 }, qty: 100_000_000 });
  await liftOrderLimits(connection.db);
  return connection;
};

const both = ({ shop, database }: Spent): number => shop + database;

const figuresOf = ({ spent, times }: Seen, lines: number, atMost: number | null): AskedFigure[] => {
  const middle = middleOf(spent);
  return [
    { name: `processor ms of an order of ${lines} lines, shop and database`, atMost, seen: both(middle) },
    { name: 'of them the shop', atMost: null, seen: middle.shop },
    { name: 'ms until it is answered, p50', atMost: null, seen: median(times) },
  ];
};

const rowOf = (name: string, before: number, after: number): string[] => [
  name,
  before.toFixed(1),
  after.toFixed(1),
];

/** Says how fast and how idle the machine was, so that figures of two runs can be compared. */
const calibrationTable = (before: Calibration, after: Calibration): Table => ({
  title: 'The machine, by work that never changes',
  rows: [
    ['ms', 'before', 'after'],
    rowOf('hashing 32 MB', before.program, after.program),
    rowOf('counting a million rows in the database', before.database, after.database),
    rowOf('hashing 32 MB beside the counting', before.programBeside, after.programBeside),
  ],
});

/** Figures of a shop whose database this is: orders and adds one after the other, then many orders at once. */
const measured = async (counter: Counter, url: string): Promise<AskedFigure[]> => {
  const seen = await withoutJobs(counter, () => spentByLines(counter));
  const add = await spentOnAdd(counter);
  const rate = await orderRate(counter, url);
  return [
    ...fewAndMany.flatMap((lines, place) =>
      figuresOf(seen[place] ?? { spent: [], times: [] }, lines, place === 0 ? 17 : null),
    ),
    {
      name: 'processor ms of an add to the cart, shop and database',
      atMost: addAtMost,
      seen: both(add),
    },
    { name: 'of them the shop', atMost: null, seen: add.shop },
    { name: 'ms an order with its jobs, 8 clients at once', atMost: 1000 / 60, seen: 1000 / rate.withJobs },
    { name: 'orders a second with their jobs', atMost: null, seen: rate.withJobs },
    { name: 'orders a second until they are answered', atMost: null, seen: rate.answered },
  ];
};

async function* run(stage: Stage): AsyncIterable<Table> {
  const connection = await filled(stage);
  const statements = await statementsOfOrder(connection, skus.length);
  const folder = join(stage.folder, 'order');
  const shop = await measuredProcess('provider-process.ts', {
    message: { url: connection.url, folder, outboxFolder: join(folder, 'outbox') },
  });
  const agent = new Agent({ keepAlive: true });
  try {
    const before = await calibrated(connection);
    const figures = [
      { name: `statements of an order of ${skus.length} lines`, atMost: 15, seen: statements },
      ...(await measured({ shop, agent, pool: connection.pool }, connection.url)),
    ];
    yield calibrationTable(before, await calibrated(connection));
    yield {
      title: 'Orders over HTTP',
      rows: figureRows(figures),
      note: `${verdictOn(figures)}\nThe shop had taken ${warmUp} orders of each size before. Clients, shop and database share the machine; 60 orders a second are 16.7 ms each.`,
    };
  } finally {
    agent.destroy();
    await shop.stop();
  }
}

/** Runs the provider in its own process; the caller's timings include the caller and the database. */
export const orders: Bench = {
  about: 'what an order and an add to the cart cost, and how many orders a second with their jobs',
  hasPages: false,
  run,
};
