import type { Database } from '../database/database.ts';

/**
 * Deletes rate limit counters whose window has ended (epoch ms). Returns how many were deleted. A counter
 * incremented at the same time stays.
 */
export const forgetSpentLimits = async (database: Database, now: number): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('rate_limit')
    .where('expire', '<', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
