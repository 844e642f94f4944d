import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { noteStatements } from './count-statements.ts';
import { prepareMarked } from './prepare-marked.ts';
import type { Tables } from './schema.generated.ts';
import { valueParsers } from './value-parsers.ts';

/** Reads and single statements; a transaction is one too, so functions that only read take this. */
export type Database = Kysely<Tables>;
/** What functions that write take as first argument; `inTransaction` opens it. */
export type DatabaseTransaction = Transaction<Tables>;

export type ConnectOptions = {
  url: string;
  /** A streaming replica; reads that may lag a moment go there. */
  readUrl?: string | undefined;
  applicationName?: string;
  /** Sessions at most, per server; as many more for statements by keys. */
  poolSize?: number;
  /** Seconds after which a session nobody uses ends. */
  idleSeconds?: number;
  /** Milliseconds; 0 for long work such as an import. */
  statementTimeout?: number;
  /** Hears of sessions that broke while nobody used them; the pool replaces them by itself. */
  onIdleError?: (error: Error) => void;
};

export type Connection = {
  db: Database;
  /** The replica where there is one, else the same as `db`. */
  read: Database;
  /**
   * The same database for statements that find few rows by their keys: planned whatever the values, so that a marked one (`prepared`) is planned once a
   * session, and its sessions stay. Not for reading much, nor where only the value says which index serves.
   */
  byKey: Database;
  /** How many sessions `byKey` has at most, and keeps. */
  sessionsByKey: number;
  /** For what needs a session of its own: LISTEN, COPY, the job queue. */
  pool: pg.Pool;
  close: () => Promise<void>;
};

/** A long statement is expected to cost millions and takes a millisecond: compiling it first would take a hundred. */
const sessionSettings = '-c timezone=UTC -c jit=off';

const usualPoolSize = 10;

const openPool = (url: string, options: ConnectOptions, { settings = sessionSettings, kept = 0 } = {}): pg.Pool => {
  const { applicationName = 'dijla', poolSize = usualPoolSize, idleSeconds = 10, statementTimeout = 30_000, onIdleError = () => undefined } = options;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: poolSize,
    min: kept,
    idleTimeoutMillis: idleSeconds * 1000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    options: settings,
    types: valueParsers,
  });
  pool.on('error', onIdleError);
  pool.on('connect', prepareMarked);
  pool.on('connect', noteStatements);
  return pool;
};

const openDatabase = (pool: pg.Pool): Database => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Opens the database at `url`; nothing is sent before the first statement. */
export const connect = (options: ConnectOptions): Connection => {
  const pool = openPool(options.url, options);
  const db = openDatabase(pool);
  const read = options.readUrl === undefined ? db : openDatabase(openPool(options.readUrl, options));
  const sessionsByKey = options.poolSize ?? usualPoolSize;
  // Plans of long statements are made anew in every session, and dearer than keeping it.
  const byKey = openDatabase(openPool(options.url, options, { settings: `${sessionSettings} -c plan_cache_mode=force_generic_plan`, kept: sessionsByKey }));
  const close = async (): Promise<void> => {
    await byKey.destroy();
    await db.destroy();
    if (read !== db) await read.destroy();
  };
  return { db, read, byKey, sessionsByKey, pool, close };
};
