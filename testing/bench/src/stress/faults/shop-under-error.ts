import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@dijla/provider/database';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { type DatabaseProxy, databaseProxy } from '@dijla/test-kit/database/database-proxy';
import { freePort } from '@dijla/test-kit/free-port';
import type { Stage } from '../../bench.ts';

/** A shop in processes of its own, and what can be done to it from outside. */
export type ShopUnderFault = {
  url: string;
  /** Of its database, past any proxy. */
  databaseUrl: string;
  /** The network to its database; absent where the shop starts the server itself. */
  proxy?: DatabaseProxy;
  /** The number of the first process of its own database server. */
  postmaster: () => number;
  workers: () => number[];
  /** Ends it as an owner does; throws when it does not end cleanly. */
  stop: () => Promise<void>;
};

/** `own`: one process with the embedded database. `workers`: two under a first one that has it. `network`: one process, and a database behind a proxy. */
export type ShopKind = 'own' | 'workers' | 'network';

const root = join(import.meta.dirname, '../../../../..');
/** What everybody buys, and as much as nobody buys out. */
export const goods = { sku: 'MUG', qty: 1_000_000 };

const waitUntil = async (
  isSo: () => Promise<boolean>,
  { child, output }: { child: ChildProcess; output: readonly Buffer[] },
): Promise<void> => {
  for (const deadline = Date.now() + 180_000; !(await isSo().catch(() => false)); await pause(100)) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The shop did not start:\n${Buffer.concat(output).toString()}`);
  }
};

/** The number of the first process of the server whose data lie in this folder. */
const postmasterOf = (dataDir: string) => (): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

const childrenOf = (pid: number | undefined): number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)])
    .stdout.toString()
    .trim()
    .split(/\s+/)
    .map(Number);

/** A database in the shop's own folder, filled; it stops when nobody uses it, and the shop starts it again. */
const fillOwn = async (dataDir: string): Promise<string> => {
  mkdirSync(dataDir, { mode: 0o711 });
  const { db, url, close } = await openDatabase({
    dataDir,
    databaseUrl: undefined,
    databaseReadUrl: undefined,
  });
  await catalogBuilder(db).simple(goods);
  await close();
  return url;
};

const fillBehindProxy = async (
  stage: Stage,
  name: string,
): Promise<{ databaseUrl: string; proxy: DatabaseProxy }> => {
  const { db, url } = await stage.newDatabase(`stress_${name}`);
  await catalogBuilder(db).simple(goods);
  return { databaseUrl: url, proxy: await databaseProxy(url) };
};

/** Starts a shop of this kind on a database of its own with the goods in stock; ready when it says so. */
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
  // Whatever becomes of this process, none that it started stays.
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
