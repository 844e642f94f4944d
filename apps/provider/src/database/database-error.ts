/**
 * `away`: the database cannot be reached, ends sessions or accepts no writes. `busy`: it cancelled this
 * statement because of a timeout or in favor of other transactions.
 */
export type DatabaseError = 'away' | 'busy';

/** Keys are SQLSTATE codes or two-character classes (PostgreSQL's appendix A). */
const faultOfState: Readonly<Record<string, DatabaseError>> = {
  // Connection exceptions and exhausted resources: sessions, memory, disk.
  '08': 'away',
  '53': 'away',
  // Ended by an administrator, by a crash, during startup or shutdown, by the session age limit, or for
  // idling in a transaction.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  '25P03': 'away',
  // The former primary server accepts no writes after a failover.
  '25006': 'away',
  // A lock or statement timeout, a serialization failure or a deadlock.
  '55P03': 'busy',
  '57014': 'busy',
  '40001': 'busy',
  '40P01': 'busy',
};

const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Messages of pg, its pool and Kysely for a session that was lost or could not be opened: these errors have
 * no code.
 */
const clientMessages: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Postgres connection has been discarded',
]);

/**
 * Returns what a failed statement says about the state of the database, or null when the statement itself is
 * at fault.
 */
export const databaseError = (error: unknown): DatabaseError | null => {
  if (!(error instanceof Error)) return null;
  if (clientMessages.has(error.message)) return 'away';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (networkCodes.has(code)) return 'away';
  return faultOfState[code] ?? (code.length === 5 ? faultOfState[code.slice(0, 2)] : undefined) ?? null;
};

/**
 * Whether a statement was given a whole number that its column cannot hold, such as an id of ten digits: no row has
 * it. A sum that outgrows its type is told in other words and is a bug.
 */
export const isNumberTooLarge = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '22003' &&
  /^value "-?\d+" is out of range for type \w+$/.test(error.message);
