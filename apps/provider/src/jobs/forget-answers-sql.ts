import type { Database } from '../database/database.ts';

/** Days after which no client retries a change. */
const keptDays = 7;

/** Deletes responses stored for retries that are older than a week. Returns how many were deleted. */
export const forgetOldAnswers = async (database: Database, now: number): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('replayed_answer')
    .where('created_at', '<', new Date(now - keptDays * 86_400_000))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
