import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseProxy, databaseProxy } from '@dijla/test-kit/database/database-proxy';
import { databaseUrl } from '@dijla/test-kit/database/database-url';
import { freePort } from '@dijla/test-kit/free-port';
import { type DatabaseMachines, databaseMachines } from './database-machines.ts';
import { type KeptProcess, keptProcess } from './kept-process.ts';
import { pageOf } from './page-of.ts';
import { type ProxyBeforeMachines, proxyBeforeMachines } from './proxy-before-machines.ts';
import { waitUntil } from './wait-until.ts';

const root = join(import.meta.dirname, '../../../../..');

/** A process of the shop, with the network between it and its database. */
export type Machine = { name: string; url: string; process: KeptProcess; network: DatabaseProxy };

/** A shop as `deploy/several-machines` has it, with a port in place of each machine. */
export type SeveralMachines = {
  /** Where shoppers reach it. */
  url: string;
  /** A page that readers open, or what it is made of where there are none. */
  page: string;
  /** Its database, at whichever server is the primary. */
  databaseUrl: string;
  web: readonly [Machine, Machine, Machine];
  jobs: Machine;
  databases: DatabaseMachines;
  redis: KeptProcess & { port: number };
  proxy: ProxyBeforeMachines;
  /** Stops everything as its owner does. Throws when something does not end cleanly. */
  stop: () => Promise<void>;
};

const isReady = async (url: string): Promise<boolean> => (await fetch(`${url}/readyz`)).ok;

/** Resolves when the process can do its work. */
export const getsReady = ({ name, url, process }: Machine): Promise<void> =>
  waitUntil(
    () => `${name} is ready:\n${process.log().slice(-2000)}`,
    () => isReady(url),
  );

type Shared = {
  folder: string;
  ports: { primary: number; replica: number };
  url: string;
  redisPort: number;
  hasPages: boolean;
};

const startMachine = async (
  name: string,
  { role, port, shared }: { role: 'web' | 'jobs'; port: number; shared: Shared },
): Promise<Machine> => {
  const { folder, ports, url, redisPort, hasPages } = shared;
  const at = (databasePort: number) =>
    databaseUrl(`postgres://dijla:of-a-server-thrown-away@127.0.0.1:${databasePort}`, 'dijla');
  const network = await databaseProxy(at(ports.primary));
  const environment = {
    PORT: String(port),
    DATA_DIR: join(folder, name),
    ROLE: role,
    DATABASE_URL: network.url,
    DATABASE_READ_URL: at(ports.replica),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    PUBLIC_URL: url,
    SECRET: 'the secret that all machines of the shop share',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const process = keptProcess({
    command: [
      globalThis.process.execPath,
      join(root, 'apps/shop/src', hasPages ? 'shop-command.ts' : 'provider-command.ts'),
    ],
    environment,
    logFile: join(folder, `${name}.log`),
  });
  return { name, url: `http://127.0.0.1:${port}`, process, network };
};

const startRedis = async (folder: string) => {
  const port = await freePort();
  const redis = keptProcess({
    command: [
      'redis-server',
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ],
    logFile: join(folder, 'redis.log'),
  });
  return { ...redis, port };
};

const freePorts = async (count: number): Promise<number[]> => {
  const ports: number[] = [];
  for (let made = 0; made < count; made += 1) ports.push(await freePort());
  return ports;
};

/** Starts the shop: three processes that serve, one that runs the jobs, three servers of the database, a Redis, and the proxy. */
export const severalMachines = async (
  folder: string,
  { hasPages }: { hasPages: boolean },
): Promise<SeveralMachines> => {
  mkdirSync(folder, { mode: 0o711 });
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    const failed: unknown[] = [];
    for (const close of closing.splice(0).toReversed())
      await close().catch((error: unknown) => failed.push(error));
    if (failed.length > 0) throw failed[0];
  };
  try {
    const [one = 0, two = 0, three = 0, jobsPort = 0, standby = 0, replica = 0] = await freePorts(6);
    const proxy = await proxyBeforeMachines(folder);
    closing.push(proxy.stop);
    const databases = await databaseMachines(folder, {
      through: proxy.primaryPort,
      ofFollowers: [standby, replica],
      startProxy: (ports) => proxy.start({ web: [one, two, three], databases: ports }),
    });
    closing.push(databases.stop);
    const redis = await startRedis(folder);
    closing.push(redis.stop);
    const shared: Shared = {
      folder,
      ports: { primary: proxy.primaryPort, replica: proxy.replicaPort },
      url: proxy.url,
      redisPort: redis.port,
      hasPages,
    };
    const start = async (name: string, role: 'web' | 'jobs', port: number): Promise<Machine> => {
      const machine = await startMachine(name, { role, port, shared });
      closing.push(machine.network.close, machine.process.stop);
      return machine;
    };
    const web = [
      await start('web-1', 'web', one),
      await start('web-2', 'web', two),
      await start('web-3', 'web', three),
    ] as const;
    const jobs = await start('jobs', 'jobs', jobsPort);
    await Promise.all([...web, jobs].map(getsReady));
    for (const { name } of web) await proxy.letIn(name);
    const primaryUrl = new URL(databases.primary.url);
    primaryUrl.port = String(proxy.primaryPort);
    const url = databaseUrl(primaryUrl.href, 'dijla');
    const page = `${proxy.url}${pageOf({ hasPages })}`;
    return { url: proxy.url, page, databaseUrl: url, web: [...web], jobs, databases, redis, proxy, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
};
