import type { Database } from '../database/database.ts';

/** Deletes counters of limits whose time is over (epoch ms); returns how many there were. One that is counted anew at this moment stays. */
export const forgetSpentLimits = async (database: Database, now: number): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('rate_limit')
    .where('expire', '<', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
