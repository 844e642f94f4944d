import { setTimeout as pause } from 'node:timers/promises';
import type { IsolationLevel } from 'kysely';
import type { Database, DatabaseTransaction } from './connect.ts';

export type TransactionOptions = { isolation?: IsolationLevel; attempts?: number };

const serializationFailure = '40001';
const deadlock = '40P01';

/** Whether the server gave a statement up for another's sake: nothing of it was done. */
export const canBeRepeated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === serializationFailure || error.code === deadlock);

/**
 * The one place that opens a transaction. `work` runs again, three times at most, when the server gave this transaction up for
 * another (deadlock, serialization failure), so it must change nothing but the database. Throws inside another transaction.
 */
export const inTransaction = async <T>(
  db: Database,
  work: (transaction: DatabaseTransaction) => Promise<T>,
  { isolation = 'read committed', attempts = 3 }: TransactionOptions = {},
): Promise<T> => {
  if (db.isTransaction)
    throw new Error('A transaction is open already: hand it on instead of opening another.');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      if (!canBeRepeated(error) || attempt >= attempts) throw error;
      // Two that met must not meet again at once.
      await pause(attempt * 10 * Math.random());
    }
  }
};
