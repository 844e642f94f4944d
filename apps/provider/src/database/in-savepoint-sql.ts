import { sql } from 'kysely';
import type { DatabaseTransaction } from './connect.ts';

/**
 * Runs `work` within a transaction and takes back what it wrote when its result `isRefused`; what was written before
 * stays. An error ends the whole transaction, as everywhere.
 */
export const inSavepoint = async <T>(
  transaction: DatabaseTransaction,
  work: () => Promise<T>,
  isRefused: (result: T) => boolean,
): Promise<T> => {
  await sql`savepoint part`.execute(transaction);
  const result = await work();
  await (isRefused(result) ? sql`rollback to savepoint part` : sql`release savepoint part`).execute(
    transaction,
  );
  return result;
};
