/** `away`: the database cannot be reached, ends sessions or takes no writes. `busy`: it gave this statement up for others' sake or for time. */
export type DatabaseError = 'away' | 'busy';

/** SQLSTATE, of one code or of a whole class of two characters (PostgreSQL's appendix A). */
const faultOfState: Readonly<Record<string, DatabaseError>> = {
  // Connection exceptions, and resources such as sessions, memory and disk that have run out.
  '08': 'away',
  '53': 'away',
  // Ended by an administrator, by a crash, while it starts or stops, for its age, or for idling inside a transaction.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  '25P03': 'away',
  // What was the primary server before a failover takes no writes.
  '25006': 'away',
  // A lock, a statement, a serialization or a deadlock that took too long or could not be.
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

/** What pg, its pool and Kysely say of a session that is no more or does not come: these errors have no code. */
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

/** What a failed statement tells of the database rather than of itself; null when it is a fault of ours. */
export const databaseError = (error: unknown): DatabaseError | null => {
  if (!(error instanceof Error)) return null;
  if (clientMessages.has(error.message)) return 'away';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (networkCodes.has(code)) return 'away';
  return faultOfState[code] ?? (code.length === 5 ? faultOfState[code.slice(0, 2)] : undefined) ?? null;
};
