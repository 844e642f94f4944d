import { sql } from 'kysely';
import { jobsSchema } from '../database/migrating/make-job-tables.ts';
import type { Database } from '../database/database.ts';
import type { ShopEvent } from './event.ts';
import { deadQueue } from './queue-settings.ts';

/** A job that failed at every try. */
export type DeadJob = {
  id: string;
  /** Name of its subscriber's queue. */
  queue: string;
  event: ShopEvent;
  /** What its last try failed with. */
  error: string | null;
  diedAt: Date;
};

const jobs = sql.table(`${jobsSchema}.job`);

/** Lists the dead jobs, the latest first. */
export const readDeadJobs = async (database: Database, limit: number): Promise<DeadJob[]> => {
  const { rows } = await sql<DeadJob>`
    select id, source_name as queue, data as event, source_output ->> 'message' as error, created_on as "diedAt"
    from ${jobs} where name = ${deadQueue} and state = 'created' order by created_on desc, id limit ${limit}`.execute(
    database,
  );
  return rows;
};

export type JobCount = { queue: string; state: 'waiting' | 'running' | 'failed' | 'dead'; jobs: number };

/**
 * Counts jobs by queue: waiting for a try, running, failed at least once and waiting for the next, and dead.
 */
export const countJobs = async (database: Database): Promise<JobCount[]> => {
  const { rows } = await sql<JobCount>`
    select case when name = ${deadQueue} then source_name else name end as queue,
      case when name = ${deadQueue} then 'dead' when state = 'retry' then 'failed' when state = 'active' then 'running' else 'waiting' end as state,
      count(*)::integer as jobs
    from ${jobs} where state < 'completed' and name not like '\\_\\_%' group by 1, 2`.execute(database);
  return rows;
};
