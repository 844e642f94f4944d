import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { countJobs, type JobCount } from './dead-jobs-sql.ts';

type CountJobs = (database: Database) => Promise<JobCount[]>;

/**
 * Adds the numbers of jobs to the metrics, counted whenever those are read; `others` count those of modules
 * that keep jobs in tables of their own.
 */
export const gaugeJobs = (
  registry: Registry,
  database: Database,
  others: readonly CountJobs[] = [],
): void => {
  const gauge = new Gauge({
    name: 'dijla_jobs',
    help: 'Jobs by queue: waiting, running, failed (to be tried again) and dead (failed at every try)',
    labelNames: ['queue', 'state'],
    registers: [registry],
    collect: async () => {
      // Without a database the other metrics are still told.
      const counts = await Promise.all(
        [countJobs, ...others].map((count) => count(database).catch(() => [])),
      );
      gauge.reset();
      for (const { queue, state, jobs } of counts.flat()) gauge.set({ queue, state }, jobs);
    },
  });
};
