import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@dijla/provider/database';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { type DatabaseProxy, databaseProxy } from '@dijla/test-kit/database/database-proxy';
import { freePort } from '@dijla/test-kit/free-port';
import { liftOrderLimits } from '@dijla/test-kit/orders/lift-order-limits';
import type { Stage } from '../../bench.ts';

/** A shop in its own processes, with the means to disturb it from outside. */
export type ShopUnderFault = {
  url: string;
  /** The address of its database, bypassing any proxy. */
  databaseUrl: string;
  /** The network between the shop and its database; absent where the shop starts the server itself. */
  proxy?: DatabaseProxy;
  /** Process id of the main process of its database server. */
  postmaster: () => number;
  workers: () => number[];
  /** Stops the shop as its owner does. Throws when it does not end cleanly. */
  stop: () => Promise<void>;
};

/**
 * - `own`: one process with the embedded database.
 * - `workers`: two worker processes under a main process that runs the embedded database.
 * - `network`: one process, and a database behind a proxy.
 */
export type ShopKind = 'own' | 'workers' | 'network';

const root = join(import.meta.dirname, '../../../../..');
/** The product that every buyer orders, with a stock that never sells out. */
export const products = { sku: 'MUG', qty: 1_000_000 };

const waitUntil = async (
  isSo: () => Promise<boolean>,
  { child, output }: { child: ChildProcess; output: readonly Buffer[] },
): Promise<void> => {
  for (const deadline = Date.now() + 180_000; !(await isSo().catch(() => false)); await pause(100)) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The shop did not start:\n${Buffer.concat(output).toString()}`);
  }
};

/** Returns the process id of the main process of the server with its data in this folder. */
const postmasterOf = (dataDir: string) => (): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

const childrenOf = (pid: number | undefined): number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)])
    .stdout.toString()
    .trim()
    .split(/\s+/)
    .map(Number);

/**
 * Fills a database in the shop's own folder. Its server stops when it has no users, and the shop starts it
 * again.
 */
const fillOwn = async (dataDir: string): Promise<string> => {
  mkdirSync(dataDir, { mode: 0o711 });
  const { db, url, close } = await openDatabase({
    dataDir,
    databaseUrl: undefined,
    databaseReadUrl: undefined,
  });
  await catalogBuilder(db).simple(products);
  await liftOrderLimits(db);
  await close();
  return url;
};

const fillBehindProxy = async (
  stage: Stage,
  name: string,
): Promise<{ databaseUrl: string; proxy: DatabaseProxy }> => {
  const { db, url } = await stage.newDatabase(`stress_${name}`);
  await catalogBuilder(db).simple(products);
  await liftOrderLimits(db);
  return { databaseUrl: url, proxy: await databaseProxy(url) };
};

/**
 * Starts a shop of this kind on its own database with the product in stock. Resolves when the shop reports
 * that it is ready.
 */
export const shopUnderFault = async (stage: Stage, kind: ShopKind, name: string): Promise<ShopUnderFault> => {
  const dataDir = join(stage.folder, name);
  const { databaseUrl, proxy } =
    kind === 'network'
      ? await fillBehindProxy(stage, name)
      : { databaseUrl: await fillOwn(dataDir), proxy: undefined };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    WORKERS: kind === 'workers' ? '2' : '1',
    ...(proxy && { DATABASE_URL: proxy.url }),
  };
  const program = kind === 'workers' ? 'shop-command.ts' : 'provider-command.ts';
  const child = spawn(process.execPath, [join(root, 'apps/shop/src', program)], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve));
  // Ends every child process, however this process ends.
  const endToo = () => void child.kill('SIGTERM');
  process.once('exit', endToo);
  child.once('exit', () => process.off('exit', endToo));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const code = await ended;
    await proxy?.close();
    if (code !== 0)
      throw new Error(`The shop ended with ${code}:\n${Buffer.concat(output).toString().slice(-2000)}`);
  };
  await waitUntil(async () => (await fetch(`${url}/readyz`)).ok, { child, output }).catch(
    async (error: unknown) => {
      await stop().catch(() => undefined);
      throw error;
    },
  );
  return {
    url,
    databaseUrl,
    ...(proxy && { proxy }),
    postmaster: postmasterOf(dataDir),
    workers: () => childrenOf(child.pid),
    stop,
  };
};
