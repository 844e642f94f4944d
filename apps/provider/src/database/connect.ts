import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { noteStatements } from './count-statements.ts';
import { leaveLostSession } from './lost-sessions.ts';
import { prepareMarked } from './prepare-marked.ts';
import type { Tables } from './schema.generated.ts';
import { valueParsers } from './value-parsers.ts';

/** Reads and single statements; a transaction is one too, so functions that only read take this. */
export type Database = Kysely<Tables>;
/** What functions that write take as first argument; `inTransaction` opens it. */
export type DatabaseTransaction = Transaction<Tables>;

/** Milliseconds; 0 is no limit. */
export type SessionLimits = {
  /** One statement, kept by the server. */
  statement: number;
  /** Waiting for what another transaction holds, kept by the server. */
  lock: number;
  /** One statement, kept by us: for a server that answers nothing at all. Above `statement`, which tells the statement from the server. */
  query: number;
  /** Waiting for a free session, or for one to open. */
  session: number;
  /** A transaction that says nothing, kept by the server: what is held by one whose network died is free again after that. */
  idle: number;
};

export type ConnectOptions = {
  url: string;
  /** A streaming replica; reads that may lag a moment go there. */
  readUrl?: string | undefined;
  applicationName?: string;
  /** Sessions at most, per server; as many more for statements by keys. */
  poolSize?: number;
  /** Seconds after which a session nobody uses ends. */
  idleSeconds?: number;
  /** Milliseconds; 0 for long work such as an import, which then waits for locks and answers without end too. */
  statementTimeout?: number;
  /** In place of the limits sessions have otherwise. */
  limits?: Partial<SessionLimits>;
  /** Hears of sessions that broke while nobody used them; the pool replaces them by itself. */
  onIdleError?: (error: Error) => void;
};

export type Connection = {
  /** The feed, jobs and whatever may take its time. */
  db: Database;
  /** What shoppers' requests read: from the replica where there is one, else from the same server as `db`. */
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
  /** The sessions of `byKey`, for a library that sends its statements itself. */
  poolByKey: pg.Pool;
  close: () => Promise<void>;
};

/** A long statement is expected to cost millions and takes a millisecond: compiling it first would take a hundred. */
const sessionSettings = '-c timezone=UTC -c jit=off';

const usualPoolSize = 10;

const patientLimits = (statement: number): SessionLimits => ({
  statement,
  lock: 0,
  query: statement === 0 ? 0 : statement + 5_000,
  session: 10_000,
  idle: 60_000,
});
/** A statement of a shopper's request takes milliseconds. She is told to come again before she gives up, and within the five seconds an outage may take. */
const shopperLimits: SessionLimits = {
  statement: 3_000,
  lock: 2_000,
  query: 3_500,
  session: 3_000,
  idle: 3_000,
};

type PoolOptions = { limits: SessionLimits; size?: number; settings?: string; kept?: number };

const openPool = (
  url: string,
  options: ConnectOptions,
  { limits, size, settings = sessionSettings, kept = 0 }: PoolOptions,
): pg.Pool => {
  const {
    applicationName = 'dijla',
    poolSize = usualPoolSize,
    idleSeconds = 10,
    onIdleError = () => undefined,
  } = options;
  const { statement, lock, query, session, idle } = { ...limits, ...options.limits };
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName,
    max: size ?? poolSize,
    min: kept,
    idleTimeoutMillis: idleSeconds * 1000,
    statement_timeout: statement,
    lock_timeout: lock,
    query_timeout: query,
    idle_in_transaction_session_timeout: idle,
    connectionTimeoutMillis: session,
    // The session that listens for changes says nothing itself: without it, it would not learn that the server has gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: settings,
    types: valueParsers,
  });
  pool.on('error', onIdleError);
  pool.on('connect', leaveLostSession);
  pool.on('connect', prepareMarked);
  pool.on('connect', noteStatements);
  return pool;
};

const openDatabase = (pool: pg.Pool): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Opens the database at `url`; nothing is sent before the first statement. */
export const connect = (options: ConnectOptions): Connection => {
  const pool = openPool(options.url, options, { limits: patientLimits(options.statementTimeout ?? 30_000) });
  const db = openDatabase(pool);
  const sessionsByKey = options.poolSize ?? usualPoolSize;
  const read = openDatabase(
    openPool(options.readUrl ?? options.url, options, {
      limits: shopperLimits,
      size: options.readUrl === undefined ? Math.ceil(sessionsByKey / 2) : sessionsByKey,
    }),
  );
  // Plans of long statements are made anew in every session, and dearer than keeping it.
  const poolByKey = openPool(options.url, options, {
    limits: shopperLimits,
    settings: `${sessionSettings} -c plan_cache_mode=force_generic_plan`,
    kept: sessionsByKey,
  });
  const byKey = openDatabase(poolByKey);
  const close = async (): Promise<void> => {
    await byKey.destroy();
    await read.destroy();
    await db.destroy();
  };
  return { db, read, byKey, sessionsByKey, pool, poolByKey, close };
};
