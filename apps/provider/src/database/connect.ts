import { isTracing } from '@dijla/tracing/tracing';
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { noteStatements } from './count-statements.ts';
import { leaveLostSession } from './lost-sessions.ts';
import { prepareMarked } from './prepare-marked.ts';
import { readSessions } from './replica/read-sessions.ts';
import { type ReplicaWatch, type ReplicaWatchOptions, watchReplica } from './replica/replica-watch.ts';
import type { Tables } from './schema.generated.ts';
import { valueParsers } from './json/value-parsers.ts';
import { keepContexts, traceStatements } from './tracing/trace-statements.ts';

/**
 * For reads and single statements. A transaction is assignable to it, so functions that only read take this
 * type.
 */
export type Database = Kysely<Tables>;
/** First argument of functions that write; opened by `inTransaction`. */
export type DatabaseTransaction = Transaction<Tables>;

/** In milliseconds; 0 means no limit. */
type SessionLimits = {
  /** Limit for one statement, enforced by the server. */
  statement: number;
  /** Limit for waiting on another transaction's lock, enforced by the server. */
  lock: number;
  /**
   * Limit for one statement, enforced by the client for a server that does not respond at all. Larger than
   * `statement`, so that the server's own timeout comes first.
   */
  query: number;
  /** Limit for waiting until a session is free or opened. */
  session: number;
  /**
   * Limit for a transaction that sends nothing, enforced by the server: locks held by a client whose network
   * died are released after it.
   */
  idle: number;
};

export type ConnectOptions = {
  url: string;
  /** URL of a streaming replica for reads that may lag behind by a moment. */
  readUrl?: string | undefined;
  /** How the replica is watched. */
  replicaWatch?: ReplicaWatchOptions;
  applicationName?: string;
  /** Maximum number of sessions per server; the pool for statements by key has as many again. */
  poolSize?: number;
  /** Seconds after which an unused session is closed. */
  idleSeconds?: number;
  /**
   * In milliseconds. 0 is for long work such as an import, which then also waits for locks and responses
   * without a limit.
   */
  statementTimeout?: number;
  /** Override the default limits of the sessions. */
  limits?: Partial<SessionLimits>;
  /** Called for sessions that break while idle; the pool replaces them by itself. */
  onIdleError?: (error: Error) => void;
};

export type Connection = {
  /** For the change feed, jobs and other work that may take long. */
  db: Database;
  /**
   * For reads of shoppers' requests. Where there is a replica they go to it while it is well, but for the work of
   * `readFromPrimary`; otherwise to the same server as `db`.
   */
  read: Database;
  /** How the replica is; undefined where there is none. */
  replica?: Pick<ReplicaWatch, 'isUsed' | 'lagMs'> | undefined;
  /**
   * The same database for statements that find few rows by their keys. It uses generic plans, so a
   * `prepared` statement is planned once per session, and its sessions stay open. Not for reading many rows,
   * nor for statements where the value decides which index is useful.
   */
  byKey: Database;
  /** Maximum number of sessions of `byKey`, which are kept open. */
  sessionsByKey: number;
  /** For work that needs a session of its own: LISTEN, COPY, the job queue. */
  pool: pg.Pool;
  /** The sessions of `byKey`, for a library that sends its own statements. */
  poolByKey: pg.Pool;
  close: () => Promise<void>;
};

/**
 * The planner estimates a very high cost for long statements that take a millisecond; JIT compilation would
 * take a hundred.
 */
const sessionSettings = '-c timezone=UTC -c jit=off';

const usualPoolSize = 10;

const patientLimits = (statement: number): SessionLimits => ({
  statement,
  lock: 0,
  query: statement === 0 ? 0 : statement + 5_000,
  session: 10_000,
  idle: 60_000,
});
/**
 * A statement of a shopper's request takes milliseconds. These limits let the request fail with a retry hint
 * before the shopper gives up, and within the five seconds allowed for an outage.
 */
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
    // The session that listens for changes sends nothing itself; without keep-alive it would not notice that
    // the server has gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: settings,
    types: valueParsers,
  });
  pool.on('error', onIdleError);
  pool.on('connect', leaveLostSession);
  pool.on('connect', prepareMarked);
  pool.on('connect', noteStatements);
  if (isTracing()) {
    pool.on('connect', traceStatements);
    keepContexts(pool);
  }
  return pool;
};

const openDatabase = (pool: pg.Pool | PostgresPool): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Limits for looking at a replica, and for opening sessions of it: the primary answers instead of it. */
const watchLimits: SessionLimits = {
  statement: 1_000,
  lock: 1_000,
  query: 1_500,
  session: 1_000,
  idle: 3_000,
};
const replicaLimits: SessionLimits = { ...shopperLimits, session: 1_000 };

type Reads = Pick<Connection, 'read' | 'replica'> & { close: () => Promise<void> };

const openReads = (options: ConnectOptions, sessions: number): Reads => {
  const primary = openPool(options.url, options, { limits: shopperLimits, size: Math.ceil(sessions / 2) });
  const { readUrl } = options;
  if (readUrl === undefined) {
    const read = openDatabase(primary);
    return { read, close: () => read.destroy() };
  }
  const replica = openPool(readUrl, options, { limits: replicaLimits, size: sessions });
  const watched = [options.url, readUrl].map((url) =>
    openPool(url, options, { limits: watchLimits, size: 1 }),
  ) as [pg.Pool, pg.Pool];
  const watch = watchReplica({ primary: watched[0], replica: watched[1] }, options.replicaWatch);
  const read = openDatabase(readSessions({ primary, replica, watch }));
  const close = async (): Promise<void> => {
    watch.close();
    await read.destroy();
    await Promise.all(watched.map((pool) => pool.end()));
  };
  return { read, replica: watch, close };
};

/**
 * Opens the database at `url`. Sends nothing before the first statement, but for looking at the replica where
 * there is one.
 */
export const connect = (options: ConnectOptions): Connection => {
  const pool = openPool(options.url, options, { limits: patientLimits(options.statementTimeout ?? 30_000) });
  const db = openDatabase(pool);
  const sessionsByKey = options.poolSize ?? usualPoolSize;
  const reads = openReads(options, sessionsByKey);
  // Each new session has to plan long statements again, which costs more than keeping the session open.
  const poolByKey = openPool(options.url, options, {
    limits: shopperLimits,
    settings: `${sessionSettings} -c plan_cache_mode=force_generic_plan`,
    kept: sessionsByKey,
  });
  const byKey = openDatabase(poolByKey);
  const close = async (): Promise<void> => {
    await byKey.destroy();
    await reads.close();
    await db.destroy();
  };
  return { db, read: reads.read, replica: reads.replica, byKey, sessionsByKey, pool, poolByKey, close };
};
