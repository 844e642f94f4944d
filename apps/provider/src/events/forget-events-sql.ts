import type { Database } from '../database/database.ts';

/** Days after which the record of an event is deleted, if its jobs were queued. */
const keptDays = 30;

/** Deletes old events whose jobs were queued. Returns how many. `now` in milliseconds. */
export const forgetOldEvents = async (database: Database, now: number): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('event')
    .where('emitted_at', '<', new Date(now - keptDays * 86_400_000))
    .where('queued_at', 'is not', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
