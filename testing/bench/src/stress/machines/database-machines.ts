import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { connect, migrate } from '@dijla/provider/database';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { type DatabaseServer, newFollower, newPrimary } from '@dijla/test-kit/database/database-servers';
import { databaseUrl } from '@dijla/test-kit/database/database-url';
import { liftOrderLimits } from '@dijla/test-kit/orders/lift-order-limits';
import pg from 'pg';
import { products } from '../faults/shop-under-fault.ts';
import { waitUntil } from './wait-until.ts';

const names = ['primary', 'standby', 'replica'] as const;
type Name = (typeof names)[number];

/** Three servers of PostgreSQL as on three machines: a commit is answered once one follower has it. */
export type DatabaseMachines = Readonly<Record<Name, DatabaseServer>> & {
  /** Names of followers that confirm commits at this server. */
  confirming: (server: DatabaseServer) => Promise<string[]>;
  /** Fills the disk of the replica, where it has one of its own; returns what frees it again. */
  fillDisk: (() => () => void) | undefined;
  stop: () => Promise<void>;
};

/** The shop's database, made by it in a server that has none. */
const shopDatabase = 'dijla';

/** As `deploy/several-machines/let-standby-in.sh` has them. */
const settings = [
  'max_wal_senders = 10',
  'wal_keep_size = 2GB',
  'wal_sender_timeout = 5s',
  'wal_receiver_timeout = 5s',
  'wal_retrieve_retry_interval = 1s',
];
const confirmed = `alter system set synchronous_standby_names = 'ANY 1 (primary, standby, replica)'`;
const rules = ['host postgres proxy_check 127.0.0.1/32 trust'];

/** Sends statements in a session of their own and returns the rows of the last. */
export const ask = async <T extends pg.QueryResultRow>(
  url: string,
  ...statements: string[]
): Promise<T[]> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: T[] = [];
    for (const statement of statements) ({ rows } = await client.query<T>(statement));
    return rows;
  } finally {
    await client.end();
  }
};

const fill = async (primary: DatabaseServer): Promise<void> => {
  await ask(primary.url, `create role proxy_check login`, `create database ${shopDatabase}`);
  const url = databaseUrl(primary.url, shopDatabase);
  await migrate(url);
  const { db, close } = connect({ url, applicationName: 'stress' });
  await catalogBuilder(db).simple(products);
  await liftOrderLimits(db);
  await close();
};

/** Gives the replica a disk of its own that can be filled, which only root can. */
const smallDisk = (folder: string): { fill: () => () => void; remove: () => void } | undefined => {
  mkdirSync(folder, { recursive: true });
  const run = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
  if (process.getuid?.() !== 0 || !run('mount', '-t', 'tmpfs', '-o', 'size=1g', 'dijla-stress', folder))
    return undefined;
  const file = join(folder, 'what-fills-it');
  return {
    fill: () => {
      run('dd', 'if=/dev/zero', `of=${file}`, 'bs=1M');
      return () => void run('rm', '-f', file);
    },
    remove: () => void run('umount', '-l', folder),
  };
};

const confirming = async (server: DatabaseServer): Promise<string[]> =>
  (
    await ask<{ name: string }>(
      server.url,
      `select application_name as name from pg_stat_replication where state = 'streaming' and sync_state = 'quorum' order by 1`,
    )
  ).map(({ name }) => name);

type Ports = {
  /** Where followers reach whichever server is the primary. */
  through: number;
  ofFollowers: readonly [number, number];
  /** Starts the proxy, told the ports of the three servers. */
  startProxy: (databases: number[]) => Promise<void>;
};

/** Starts a primary with the shop's tables and one product, and two followers. */
export const databaseMachines = async (
  folder: string,
  { through: port, ofFollowers, startProxy }: Ports,
): Promise<DatabaseMachines> => {
  const servers: DatabaseServer[] = [];
  const killAll = (): void => servers.forEach(({ kill }) => kill());
  // They would outlive this process, however it ends.
  process.once('exit', killAll);
  const started = async (starting: Promise<DatabaseServer>): Promise<DatabaseServer> => {
    const server = await starting;
    servers.push(server);
    return server;
  };
  const disk = smallDisk(join(folder, 'replica'));
  const stop = async (): Promise<void> => {
    process.off('exit', killAll);
    for (const server of servers.toReversed()) await server.stop();
    disk?.remove();
  };
  try {
    const primary = await started(newPrimary(join(folder, 'primary'), { settings, rules }));
    await fill(primary);
    await ask(primary.url, confirmed);
    await startProxy([primary.port, ...ofFollowers]);
    const follow = (name: 'standby' | 'replica', listen: number) =>
      started(newFollower(join(folder, name), { of: primary, name, port, listen }));
    const standby = await follow('standby', ofFollowers[0]);
    const replica = await follow('replica', ofFollowers[1]);
    await ask(primary.url, 'select pg_reload_conf()');
    await waitUntil('both followers confirm', async () => (await confirming(primary)).length === 2);
    return { primary, standby, replica, confirming, fillDisk: disk?.fill, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
