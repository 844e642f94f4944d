import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/**
 * Queues messages that failed again, with all their attempts, except those whose content was wiped. Returns
 * how many.
 */
export const retryFailed = async (database: Database): Promise<number> => {
  const { numUpdatedRows } = await database
    .updateTable('message')
    .set({ state: 'queued', attempts: 0, is_uncertain: false, error: null, not_before: sql`now()` })
    .where('state', '=', 'failed')
    .where('to', 'is not', null)
    .where('params', '<>', sql`'{}'`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
