import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { countJobs } from './dead-jobs-sql.ts';

/** Adds the numbers of jobs to the metrics, counted whenever those are read. */
export const gaugeJobs = (registry: Registry, database: Database): void => {
  const gauge = new Gauge({
    name: 'dijla_jobs',
    help: 'Jobs by queue: waiting, running, failed (to be tried again) and dead (failed at every try)',
    labelNames: ['queue', 'state'],
    registers: [registry],
    collect: async () => {
      // Without a database the other metrics are still told.
      const counts = await countJobs(database).catch(() => []);
      gauge.reset();
      for (const { queue, state, jobs } of counts) gauge.set({ queue, state }, jobs);
    },
  });
};
