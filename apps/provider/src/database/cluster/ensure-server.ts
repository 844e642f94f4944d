import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { disownPostmaster, isAlive, readPostmaster, servesData } from './postmaster.ts';
import { opensSessions } from './reach-server.ts';
import { type Server, startServer, stopServer } from './server-control.ts';

const portFile = (dataDir: string): string => join(dataDir, 'postgres-port');

const lastPort = (dataDir: string): number | undefined => {
  try {
    return Number(readFileSync(portFile(dataDir), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
};

/**
 * Returns the port of the server running on these data. A server that runs but does not respond is stopped.
 */
export const findRunning = async (server: Server, password: string): Promise<number | undefined> => {
  const postmaster = readPostmaster(server.data);
  if (!postmaster || !isAlive(postmaster.pid)) return undefined;
  const { pid, port } = postmaster;
  const isThere = async (): Promise<boolean> => isAlive(pid) && (await servesData(pid, server.data));
  if (!(await isThere())) {
    disownPostmaster(server.data);
    return undefined;
  }
  if (port !== undefined && (await opensSessions({ port, password }, isThere))) return port;
  // A server that was already stopping may have exited by itself meanwhile.
  if (await isThere()) await stopServer(server, 'immediate');
  return undefined;
};

const attempts = 100;
const pauseMs = 200;

/** Starts the server at the requested port, or else at another free port. */
const startAt = async (
  server: Server,
  { preferred, port: only }: { preferred: number | undefined; port: number | undefined },
): Promise<number> => {
  let log = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = only ?? (await freePort(preferred));
    const started = await startServer(server, port);
    if (started.ok) return port;
    log = started.log;
    if (started.code === 'failed' || (started.code === 'port-taken' && only !== undefined)) break;
    if (started.code === 'still-stopping') await pause(pauseMs);
  }
  throw new Error(`PostgreSQL did not start on ${server.data}: ${log}`);
};

export type Ensured = { port: number; how: 'found' | 'started' };
export type Wanted = {
  password: string;
  /**
   * The port the server had before, where other processes look for it. If absent, the server starts at its
   * last port or, when that is taken, at another.
   */
  port?: number | undefined;
};

/**
 * Finds the server of these data or starts it. Must be called while holding the lock of DATA_DIR. Throws
 * when the server does not start.
 */
export const ensureServer = async (
  server: Server,
  dataDir: string,
  { password, port: only }: Wanted,
): Promise<Ensured> => {
  const running = await findRunning(server, password);
  if (running !== undefined) return { port: running, how: 'found' };
  const port = await startAt(server, { preferred: lastPort(dataDir), port: only });
  writeFileSync(portFile(dataDir), `${port}\n`);
  return { port, how: 'started' };
};
