import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '@dijla/provider/database';
import { readConfig } from '@dijla/provider/config';
import { startShop } from '@dijla/shop/start-shop';
import { deskFolder } from '@dijla/back-office/build';
import { buildFolder } from '@dijla/storefront/build';
import { afterAll } from 'vitest';
import { demoDatabase } from '../database/demo-database.ts';
import { freePort } from '../free-port.ts';

const root = join(import.meta.dirname, '../../../..');

export type TestShop = {
  url: string;
  /** The shop's database, for direct inspection. */
  database: Connection;
  /** The injected clock; only a shop in this process uses it. */
  clock: { now: () => number; set: (epochMs: number) => void };
  environment: Record<string, string>;
  dataDir: string;
};

const environmentOf = async (database: { url: string } | null, changes: Record<string, string>) => {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'dijla-shop-'));
  // When root starts the database server, it runs as another user and must be able to enter this folder.
  if (database === null) chmodSync(dataDir, 0o711);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.url }),
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'error',
    ...changes,
  };
  return { environment, dataDir, url: `http://localhost:${port}` };
};

const clockOf = () => {
  let shift: number | undefined;
  return { now: () => shift ?? Date.now(), set: (epochMs: number) => (shift = epochMs) };
};

export type RestartableShop = TestShop & {
  /**
   * Stops the shop and starts it again at the same address on the same data, with these changes to its
   * environment.
   */
  restart: (changes: Record<string, string>) => Promise<void>;
};

/**
 * Runs a whole shop in this process on its own database with the demo catalog until the end of the test
 * file. A file that only does what a shopper does takes `sharedShop`, which is running already.
 */
export const runningShop = async (changes: Record<string, string> = {}): Promise<RestartableShop> => {
  const database = await demoDatabase();
  const { environment, dataDir, url } = await environmentOf(database, changes);
  const clock = clockOf();
  const start = (environmentNow: Record<string, string>) =>
    startShop(readConfig(environmentNow), { now: clock.now, buildFolder, deskFolder });
  let shop = await start(environment);
  afterAll(() => shop.stop());
  const restart = async (changed: Record<string, string>) => {
    await shop.stop();
    shop = await start({ ...environment, ...changed });
  };
  return { url, database, clock, environment, dataDir, restart };
};

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

/**
 * Starts a program of the repository, or of the copy at `from`, and waits until it reports that it is ready; killed after the test
 * file.
 */
const startProgram = async (
  program: string,
  environment: Record<string, string>,
  from = root,
): Promise<{ kill: (signal: NodeJS.Signals) => void; ended: Promise<unknown> }> => {
  const child = spawn(process.execPath, [join(from, program)], {
    cwd: from,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  afterAll(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://localhost:${environment.PORT}`;
  for (const deadline = Date.now() + 120_000; !(await isReady(url));) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${program} did not start:\n${Buffer.concat(output).toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { kill: (signal) => child.kill(signal), ended };
};

/** Starts the shop of a copy of the repository, which was built there, with the demo catalog. */
export const shopOfCopy = async (copy: string): Promise<Pick<TestShop, 'url' | 'database'>> => {
  const database = await demoDatabase();
  const { environment, url } = await environmentOf(database, {});
  await startProgram('apps/shop/src/shop-command.ts', environment, copy);
  return { url, database };
};

/** Starts a shop of two processes that share one port (WORKERS=2). */
export const shopOfTwoWorkers = async (changes: Record<string, string> = {}): Promise<TestShop> => {
  const database = await demoDatabase();
  const { environment, dataDir, url } = await environmentOf(database, { WORKERS: '2', ...changes });
  await startProgram('apps/shop/src/shop-command.ts', environment);
  return { url, database, clock: clockOf(), environment, dataDir };
};

type ShopOfRoles = {
  /** Addresses of the processes that serve. */
  web: readonly string[];
  database: Connection & { url: string };
  /** Starts a process that runs the jobs, with a folder of its own. */
  startJobs: () => Promise<{ url: string; dataDir: string; stop: () => Promise<unknown> }>;
};

/**
 * Starts a shop as on several machines: processes that serve, each with a port and a folder of its own, on one
 * database. They share a secret, what `changes` of their environment names, and nothing else.
 */
export const shopInRoles = async (changes: Record<string, string> = {}): Promise<ShopOfRoles> => {
  const database = await demoDatabase();
  const shared = { SECRET: 'the secret that all machines of the shop share', ...changes };
  const startOne = async (role: string) => {
    const { environment, dataDir, url } = await environmentOf(database, { ...shared, ROLE: role });
    return { url, dataDir, ...(await startProgram('apps/shop/src/shop-command.ts', environment)) };
  };
  const web = [await startOne('web'), await startOne('web')];
  const startJobs: ShopOfRoles['startJobs'] = async () => {
    const { url, dataDir, kill, ended } = await startOne('jobs');
    return {
      url,
      dataDir,
      stop: () => {
        kill('SIGTERM');
        return ended;
      },
    };
  };
  return { web: web.map(({ url }) => url), database, startJobs };
};

/**
 * Starts a shop in its own processes on the embedded database in its DATA_DIR, without the demo catalog;
 * killed after the test file.
 */
export const shopWithOwnDatabase = async (changes: Record<string, string> = {}) => {
  const { environment, dataDir, url } = await environmentOf(null, { DEMO: 'off', ...changes });
  return { url, dataDir, ...(await startProgram('apps/shop/src/shop-command.ts', environment)) };
};

/** Starts a storefront in this process and its provider in another (PROVIDER_URL). */
export const shopWithSeparateProvider = async ({
  pages = {},
  provider: ofProvider = {},
}: { pages?: Record<string, string>; provider?: Record<string, string> } = {}): Promise<TestShop> => {
  const database = await demoDatabase();
  const provider = await environmentOf(database, ofProvider);
  await startProgram('apps/shop/src/provider-command.ts', provider.environment);
  const { environment, dataDir, url } = await environmentOf(database, {
    PROVIDER_URL: provider.url,
    ...pages,
  });
  const clock = clockOf();
  const shop = await startShop(readConfig(environment), { now: clock.now, buildFolder, deskFolder });
  afterAll(shop.stop);
  return { url, database, clock, environment, dataDir };
};
