import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { findBinaries } from './binaries.ts';
import { dataLink, findData, homeForNewData, showData } from './data-home.ts';
import { ensureServer, findRunning } from './ensure-server.ts';
import { withExclusiveLock } from './exclusive-lock.ts';
import { initialiseData } from './initialise-data.ts';
import { type Access, ensureDatabase, urlOf } from './reach-server.ts';
import { chooseRunAs } from './run-as.ts';
import { type Server, stopServer } from './server-control.ts';
import { claimUse, releaseClaim } from './use-claim.ts';
import { makeDataDir } from '../data-dir.ts';
import { readOrMakeSecret } from '../secret-file.ts';

export type ClusterOptions = {
  dataDir: string;
  /** Name of the database in `url`; created if missing. */
  database?: string;
  /** False may lose the last writes when the machine fails: for tests only. */
  durable?: boolean;
  /** The `bin` folder of a PostgreSQL installation to use instead of the packaged one. */
  programs?: string;
  log?: (message: string) => void;
};

export type Cluster = {
  url: string;
  /** Real path of the data folder; contains `postmaster.pid` while the server runs. */
  data: string;
  /**
   * 'made' with new data, 'started' on existing data, 'found' running (started by another process or left
   * behind by a killed one).
   */
  how: 'made' | 'started' | 'found';
  /** Stops the server cleanly, unless another process still uses it; then the last process to stop does. */
  stop: () => Promise<void>;
};

type Standing = { server: Server; access: Access; claim: pg.Client; how: Cluster['how'] };

const passwordFile = (dataDir: string): string => join(dataDir, 'postgres-password');
const lockFile = (dataDir: string): string => join(dataDir, 'postgres.lock');

const prepareServer = async (
  options: Required<ClusterOptions>,
  password: string,
): Promise<{ server: Server; isNew: boolean }> => {
  const { dataDir, durable, programs } = options;
  const found = findData(dataDir);
  const runAs = await chooseRunAs(found ?? dataLink(dataDir));
  const binaries = await findBinaries(dataDir, runAs, programs || undefined);
  if (found !== undefined) return { server: { data: found, binaries, runAs, durable }, isNew: false };
  const data = await initialiseData(binaries, runAs, {
    home: await homeForNewData(dataDir, runAs),
    password,
    durable,
  });
  showData(dataDir, data);
  return { server: { data, binaries, runAs, durable }, isNew: true };
};

const stand = async (options: Required<ClusterOptions>): Promise<Standing> => {
  const { dataDir } = options;
  if (findData(dataDir) !== undefined && !existsSync(passwordFile(dataDir))) {
    throw new Error(
      `${passwordFile(dataDir)} is missing, and without it the data beside it cannot be opened. Bring it back.`,
    );
  }
  const password = readOrMakeSecret(passwordFile(dataDir));
  const { server, isNew } = await prepareServer(options, password);
  const { port, how } = await ensureServer(server, dataDir, { password });
  const access = { port, password };
  await ensureDatabase(access, options.database);
  return { server, access, claim: await claimUse(access), how: isNew ? 'made' : how };
};

/** Restarts the server at the same port, because its users know no other. */
const standAgain = async (dataDir: string, before: Standing): Promise<Standing> => {
  await ensureServer(before.server, dataDir, before.access);
  return { ...before, claim: await claimUse(before.access) };
};

/**
 * Stops the server unless other processes use it. A server that was killed may have been restarted
 * meanwhile, without a claim of this process.
 */
const leave = async ({ server, access: { password }, claim }: Standing): Promise<void> => {
  let left = await releaseClaim(claim);
  if (left === 'gone') {
    const port = await findRunning(server, password);
    if (port !== undefined) left = await releaseClaim(await claimUse({ port, password }));
  }
  if (left === 'last') await stopServer(server, 'fast');
};

/** Milliseconds between restart attempts; the last value applies to all later attempts. */
const pauses = [0, 250, 500, 1_000, 2_000];

/** Waits before the attempt with this number. Resolves to false when the cluster was stopped meanwhile. */
const isDue = (attempt: number, stopping: AbortSignal): Promise<boolean> =>
  pause(pauses[attempt] ?? pauses.at(-1), true, { signal: stopping }).catch(() => false);

/**
 * Starts the embedded PostgreSQL of DATA_DIR, or finds it running; creates its data if there are none. Safe
 * against other processes doing the same. Until it is stopped, a server that ends is restarted at the same
 * port as often as necessary. Throws errors with messages for the operator when the first start fails.
 */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const dataDir = resolve(options.dataDir);
  const complete = {
    database: 'dijla',
    durable: true,
    programs: '',
    log: () => undefined,
    ...options,
    dataDir,
  };
  makeDataDir(dataDir);
  const underLock = <T>(work: () => Promise<T>): Promise<T> => withExclusiveLock(lockFile(dataDir), work);

  let standing = await underLock(() => stand(complete));
  const stopping = new AbortController();
  let recovering: Promise<void> = Promise.resolve();
  const recover = async (): Promise<void> => {
    for (let attempt = 0; await isDue(attempt, stopping.signal); attempt += 1) {
      try {
        standing = await underLock(() => standAgain(dataDir, standing));
        watch();
        complete.log('PostgreSQL runs again.');
        return;
      } catch (error) {
        complete.log(`PostgreSQL stopped and does not start: ${String(error)}`);
      }
    }
  };
  const watch = (): void => {
    standing.claim.once('end', () => {
      if (stopping.signal.aborted) return;
      complete.log('PostgreSQL stopped unexpectedly; it is being started again.');
      recovering = recover();
    });
  };
  watch();

  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await recovering;
    await underLock(() => leave(standing));
  };
  return {
    url: urlOf(standing.access, complete.database),
    data: standing.server.data,
    how: standing.how,
    stop,
  };
};
