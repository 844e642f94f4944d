import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { products, type ShopKind, type ShopUnderFault } from './shop-under-fault.ts';

export type Fault = {
  name: string;
  shop: ShopKind;
  /**
   * Number of confirmed orders between two faults. Counting orders gives slow and fast machines the same
   * number of faults, and each fault ends before the next begins.
   */
  orders: number;
  /** Triggers the fault once. Resolves when the shop can recover. */
  act: (shop: ShopUnderFault) => Promise<void>;
};

/** Runs a statement in its own session, bypassing any proxy. */
const inDatabase = async <T extends pg.QueryResultRow>(
  { databaseUrl }: ShopUnderFault,
  text: string,
): Promise<T[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
};

const terminate = (shop: ShopUnderFault) =>
  inDatabase(
    shop,
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
  );

/** Resolves when the database accepts sessions, bypassing any proxy. */
export const databaseIsBack = async (shop: ShopUnderFault): Promise<void> => {
  while (
    !(await inDatabase(shop, 'select 1').then(
      () => true,
      () => false,
    ))
  )
    await pause(50);
};

/** A server that is still starting has no process id yet. */
const isSame = ({ postmaster }: ShopUnderFault, pid: number): boolean => {
  try {
    return postmaster() === pid;
  } catch {
    return true;
  }
};

/** Sends a signal to the database server's main process and waits until a new server accepts sessions. */
const replaceServer = async (shop: ShopUnderFault, signal: NodeJS.Signals): Promise<void> => {
  const before = shop.postmaster();
  process.kill(before, signal);
  while (isSame(shop, before)) await pause(50);
  await databaseIsBack(shop);
};

/** Kills one process of the server; the server then ends all other sessions and recovers. */
const killSession = async (shop: ShopUnderFault): Promise<void> => {
  const [session] = await inDatabase<{ pid: number }>(
    shop,
    `select pid from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() order by random() limit 1`,
  );
  if (session) process.kill(session.pid, 'SIGKILL');
};

/** Pauses all processes of the server; their connections stay open. */
const freezeServer = async (shop: ShopUnderFault, ms: number): Promise<void> => {
  const pids = [
    ...(
      await inDatabase<{ pid: number }>(
        shop,
        'select pid from pg_stat_activity where pid <> pg_backend_pid()',
      )
    ).map(({ pid }) => pid),
    shop.postmaster(),
  ];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // That session has ended by itself.
      }
    }
  };
  signal('SIGSTOP');
  await pause(ms);
  signal('SIGCONT');
};

const stallNetwork = async ({ proxy }: ShopUnderFault, ms: number): Promise<void> => {
  proxy?.stall();
  await pause(ms);
  proxy?.resume();
};

const refuseConnections = async ({ proxy }: ShopUnderFault, ms: number): Promise<void> => {
  await proxy?.refuse();
  await pause(ms);
  await proxy?.allow();
};

const holdStock = (shop: ShopUnderFault, seconds: number) =>
  inDatabase(
    shop,
    `do $$ begin perform from stock_level l join product p on p.id = l.product_id where p.sku = '${products.sku}' for update of l; perform pg_sleep(${seconds}); end $$`,
  ).then(() => undefined);

const killWorker = async ({ workers }: ShopUnderFault): Promise<void> => {
  const [worker] = workers();
  if (worker) process.kill(worker, 'SIGKILL');
};

/** Faults that happen to a shop while it takes orders. */
export const faults: readonly Fault[] = [
  {
    name: 'every session ended by an administrator',
    shop: 'own',
    orders: 10,
    act: async (shop) => void (await terminate(shop)),
  },
  {
    name: 'the database server killed',
    shop: 'own',
    orders: 50,
    act: (shop) => replaceServer(shop, 'SIGKILL'),
  },
  {
    name: 'the database server stopped',
    shop: 'own',
    orders: 50,
    act: (shop) => replaceServer(shop, 'SIGINT'),
  },
  { name: 'a process of the database server killed', shop: 'own', orders: 50, act: killSession },
  {
    name: 'the database server frozen for 2 s',
    shop: 'own',
    orders: 50,
    act: (shop) => freezeServer(shop, 2000),
  },
  { name: 'the stock held for 2.5 s', shop: 'own', orders: 50, act: (shop) => holdStock(shop, 2.5) },
  { name: 'connections reset', shop: 'network', orders: 10, act: async ({ proxy }) => proxy?.cut() },
  {
    name: 'connections refused for 2 s',
    shop: 'network',
    orders: 50,
    act: (shop) => refuseConnections(shop, 2000),
  },
  {
    name: 'connections stalled for 2 s',
    shop: 'network',
    orders: 50,
    act: (shop) => stallNetwork(shop, 2000),
  },
  {
    name: 'connections dead without a word',
    shop: 'network',
    orders: 50,
    act: async ({ proxy }) => proxy?.strand(),
  },
  {
    name: 'the answer to COMMIT lost',
    shop: 'network',
    orders: 3,
    act: async ({ proxy }) => proxy?.loseAnswerTo('commit'),
  },
  { name: 'one of two workers killed', shop: 'workers', orders: 50, act: killWorker },
  {
    name: 'the database server of two workers killed',
    shop: 'workers',
    orders: 50,
    act: (shop) => replaceServer(shop, 'SIGKILL'),
  },
];
