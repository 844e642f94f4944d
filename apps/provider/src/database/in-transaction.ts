import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { IsolationLevel } from 'kysely';
import type { Database, DatabaseTransaction } from './connect.ts';

export type TransactionOptions = { isolation?: IsolationLevel; attempts?: number };

const serializationFailure = '40001';
const deadlock = '40P01';

/** Whether the server aborted the transaction in favor of another one, so that none of it took effect. */
export const canBeRepeated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === serializationFailure || error.code === deadlock);

const inside = new AsyncLocalStorage<true>();

/** Whether whoever asks runs within a transaction, where nobody outside may be waited for (DESIGN §3). */
export const isInTransaction = (): boolean => inside.getStore() === true;

/**
 * Runs `work` in a transaction; no other code opens one. `work` runs again (by default at most three times
 * in total) when the server aborts the transaction in favor of another (deadlock, serialization failure), so
 * it must change nothing but the database. Throws inside another transaction.
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
      return await inside.run(true, () => db.transaction().setIsolationLevel(isolation).execute(work));
    } catch (error) {
      if (!canBeRepeated(error) || attempt >= attempts) throw error;
      // Random delay, so that two conflicting transactions do not collide again.
      await pause(attempt * 10 * Math.random());
    }
  }
};
