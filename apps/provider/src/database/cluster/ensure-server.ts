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

/** The port of the server that runs on these data; one that runs but answers nobody is stopped. */
const findRunning = async (server: Server, password: string): Promise<number | undefined> => {
  const postmaster = readPostmaster(server.data);
  if (!postmaster || !isAlive(postmaster.pid)) return undefined;
  if (!(await servesData(postmaster.pid, server.data))) {
    disownPostmaster(server.data);
    return undefined;
  }
  const { port } = postmaster;
  if (port !== undefined && (await opensSessions({ port, password }))) return port;
  await stopServer(server, 'immediate');
  return undefined;
};

const attempts = 40;

const startSomewhere = async (server: Server, preferred: number | undefined): Promise<number> => {
  let log = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = await freePort(preferred);
    const started = await startServer(server, port);
    if (started.ok) return port;
    log = started.log;
    if (started.code === 'failed') break;
    if (started.code === 'still-stopping') await pause(500);
  }
  throw new Error(`PostgreSQL did not start on ${server.data}: ${log}`);
};

export type Ensured = { port: number; how: 'found' | 'started' };

/** Finds the server of these data or starts it, at its last port if that is free; call it under the lock of DATA_DIR. */
export const ensureServer = async (server: Server, dataDir: string, password: string): Promise<Ensured> => {
  const running = await findRunning(server, password);
  if (running !== undefined) return { port: running, how: 'found' };
  const port = await startSomewhere(server, lastPort(dataDir));
  writeFileSync(portFile(dataDir), `${port}\n`);
  return { port, how: 'started' };
};
