import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { superuser } from './initialise-data.ts';

export type Access = { port: number; password: string };

export const urlOf = ({ port, password }: Access, database: string): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;

/** Opens a session with the server's own `postgres` database. */
export const openSession = async (access: Access): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: urlOf(access, 'postgres'),
    application_name: 'dijla cluster',
    connectionTimeoutMillis: 20_000,
  });
  // A session that breaks also fails its next query or emits `end`; callers watch both where it matters.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const sqlState = (error: unknown): string | undefined =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : undefined;

const startingOrStopping = '57P03';
const repairPatience = 600_000;
const silencePatience = 10_000;

/**
 * Whether the server accepts sessions. Waits for a server that is starting or recovering from a crash, as
 * long as its process exists. A server that refuses the session for another reason is alive, so that error
 * is thrown.
 */
export const opensSessions = async (access: Access, isThere: () => Promise<boolean>): Promise<boolean> => {
  const begin = performance.now();
  for (;;) {
    try {
      await (await openSession(access)).end();
      return true;
    } catch (error) {
      const state = sqlState(error);
      if (state !== undefined && state !== startingOrStopping) throw error;
      if (performance.now() - begin > (state ? repairPatience : silencePatience) || !(await isThere()))
        return false;
      await pause(100);
    }
  }
};

/** Creates the database if it does not exist. */
export const ensureDatabase = async (access: Access, name: string): Promise<void> => {
  const session = await openSession(access);
  try {
    const found = await session.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await session.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await session.end();
  }
};
