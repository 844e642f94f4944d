import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';

/** Whether this transaction gets the named lock, so that only one of several processes does the work. */
export const tryLeaderLock = async (transaction: DatabaseTransaction, name: string): Promise<boolean> => {
  const {
    rows: [lock],
  } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(hashtext(${name})) as taken`.execute(
    transaction,
  );
  return lock?.taken === true;
};
