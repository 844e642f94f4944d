import type { Database } from '../../../database/database.ts';
import { sql } from 'kysely';
import type { JobCount } from '../../../events/dead-jobs-sql.ts';

/**
 * Counts messages as the jobs they are, by channel: `messages.email` and `messages.sms`. Dead are those that
 * were given up or refused in the last 30 days.
 */
export const countMessages = async (database: Database): Promise<JobCount[]> => {
  const { rows } = await sql<JobCount>`
    select 'messages.' || channel as queue,
      case when state = 'failed' then 'dead' when state = 'sending' then 'running' when attempts > 0 then 'failed' else 'waiting' end as state,
      count(*)::integer as jobs
    from message where state in ('queued', 'sending') or (state = 'failed' and "to" is not null) group by 1, 2`.execute(
    database,
  );
  return rows;
};
