import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';

/**
 * Does work that overwrites or deletes rows of orders, which are appended only (DESIGN §4): to erase personal
 * data, or to take back an import. The database refuses it elsewhere.
 */
export const whileErasing = async (
  transaction: DatabaseTransaction,
  work: () => Promise<void>,
): Promise<void> => {
  await sql`select set_config('dijla.erasing', 'on', true)`.execute(transaction);
  await work();
  await sql`select set_config('dijla.erasing', '', true)`.execute(transaction);
};
