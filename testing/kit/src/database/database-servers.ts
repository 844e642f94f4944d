import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Binaries, findBinaries } from '@dijla/provider/database/cluster/binaries';
import { initialiseData, superuser } from '@dijla/provider/database/cluster/initialise-data';
import { chooseRunAs } from '@dijla/provider/database/cluster/run-as';
import type { RunAs } from '@dijla/provider/database/cluster/run-program';
import { type Server, startServer, stopServer } from '@dijla/provider/database/cluster/server-control';
import pg from 'pg';
import { freePort } from '../free-port.ts';

const password = 'of-a-server-thrown-away';

/** One server of PostgreSQL with its data, as on a machine of its own. Nobody starts it again when it ends. */
export type DatabaseServer = {
  /** Where its database `postgres` is, past any proxy. */
  url: string;
  port: number;
  data: string;
  /** Starts it on the data there are. */
  start: () => Promise<void>;
  isRunning: () => boolean;
  /** Ends all its processes at once, as a power cut does. */
  kill: () => void;
  stop: () => Promise<void>;
};

const postmasterOf = (data: string): number | undefined => {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
};

const told = (...args: string[]): string[] =>
  spawnSync('ps', args).stdout.toString().trim().split(/\s+/).filter(Boolean);

/** The file of a server that was killed stays, and its number may be another program's by now. */
const isRunning = (data: string): boolean => {
  const postmaster = postmasterOf(data);
  return (
    postmaster !== undefined && told('-o', 'comm=', '-p', String(postmaster)).join(' ').includes('postgres')
  );
};

const killAll = (data: string): void => {
  const postmaster = String(postmasterOf(data));
  if (!isRunning(data)) return;
  const children = told('-o', 'pid=', '--ppid', postmaster);
  // The postmaster first: it would end the others in order, and repair what they left.
  spawnSync('kill', ['-KILL', postmaster, ...children]);
};

const serverOn = (server: Server, port: number): DatabaseServer => ({
  url: `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`,
  port,
  data: server.data,
  start: async () => {
    for (const deadline = Date.now() + 60_000; ;) {
      const started = await startServer(server, port);
      if (started.ok) return;
      if (started.code === 'failed' || Date.now() > deadline)
        throw new Error(`PostgreSQL of ${server.data} does not start: ${started.log}`);
      await pause(100);
    }
  },
  isRunning: () => isRunning(server.data),
  kill: () => killAll(server.data),
  stop: () => stopServer(server, 'immediate'),
});

type Programs = { binaries: Binaries; runAs: RunAs };

const programsFor = async (folder: string, programs: string | undefined): Promise<Programs> => {
  const runAs = await chooseRunAs(join(folder, 'postgres'));
  return { runAs, binaries: await findBinaries(folder, runAs, programs) };
};

const giveTo = (runAs: RunAs, ...paths: string[]): void => {
  if (runAs) for (const path of paths) chownSync(path, runAs.uid, runAs.gid);
};

/**
 * Makes a server with these lines of configuration and of rules who may log in, and starts it. `programs` is the `bin` folder
 * of another installation than the shop's own.
 */
export const newPrimary = async (
  folder: string,
  { settings = [], rules = [], programs }: { settings?: string[]; rules?: string[]; programs?: string } = {},
): Promise<DatabaseServer> => {
  mkdirSync(folder, { recursive: true });
  // When root starts the server, it runs as another user and must be able to enter this folder.
  chmodSync(folder, 0o711);
  const { binaries, runAs } = await programsFor(folder, programs);
  const home = join(folder, 'home');
  mkdirSync(home);
  giveTo(runAs, home);
  const data = await initialiseData(binaries, runAs, { home, password, durable: true });
  appendFileSync(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`);
  const hba = join(data, 'pg_hba.conf');
  writeFileSync(hba, `${rules.join('\n')}\n${readFileSync(hba, 'utf8')}`);
  const server = serverOn({ data, binaries, runAs, durable: true }, await freePort());
  await server.start();
  return server;
};

/** Copies a running server's data into a folder (a base backup, without its program). */
const copyData = async (from: Pick<DatabaseServer, 'url' | 'data'>, to: string): Promise<void> => {
  const session = new pg.Client({ connectionString: from.url });
  await session.connect();
  try {
    await session.query(`select pg_backup_start('follower', true)`);
    // Files that vanish meanwhile are no failure: the log repeats what happened to them.
    spawnSync('cp', ['-a', `${from.data}/.`, to]);
    const { rows } = await session.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    rmSync(join(to, 'postmaster.pid'), { force: true });
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await session.end();
  }
};

/**
 * Makes a follower by the name `name` of a running server. It follows whatever is reached at `port`, which may be that of a
 * proxy, and listens at `listen`, or at a port that is free.
 */
export const newFollower = async (
  folder: string,
  { of, name, port, listen }: { of: DatabaseServer; name: string; port: number; listen?: number },
): Promise<DatabaseServer> => {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  const { binaries, runAs } = await programsFor(folder, undefined);
  const data = join(folder, 'data');
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  await copyData(of, data);
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${superuser} password=${password} application_name=${name}'\n`,
  );
  writeFileSync(join(data, 'standby.signal'), '');
  giveTo(runAs, data, join(data, 'standby.signal'), join(data, 'backup_label'));
  const server = serverOn({ data, binaries, runAs, durable: true }, listen ?? (await freePort()));
  await server.start();
  return server;
};

/** Returns the server of data that are there already, not yet started, and gives them and `others` to the user that runs it. */
export const serverOfData = async (
  data: string,
  { others = [], programs }: { others?: string[]; programs?: string } = {},
): Promise<DatabaseServer> => {
  const { binaries, runAs } = await programsFor(dirname(data), programs);
  if (runAs) spawnSync('chown', ['--recursive', `${runAs.uid}:${runAs.gid}`, data, ...others]);
  return serverOn({ data, binaries, runAs, durable: true }, await freePort());
};
