import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** Days after which it is no longer known who a message went to and what it said. */
export const keptDays = 30;

/**
 * Erases recipient, content and errors of messages older than 30 days, at `now` (ms); template, state and
 * times are left. What still waits then, and is not to be sent later, is given up. Returns how many.
 */
export const eraseMessages = async (database: Database, now: number): Promise<number> => {
  const before = new Date(now - keptDays * 86_400_000);
  const { numAffectedRows = 0n } = await sql`
    update message set "to" = null, params = '{}', error = null, provider_id = null, dedupe_key = null,
      state = case when state in ('queued', 'sending') then 'failed' else state end
    where "to" is not null and created_at < ${before} and (state not in ('queued', 'sending') or not_before is null or not_before < ${before})`.execute(
    database,
  );
  return Number(numAffectedRows);
};
