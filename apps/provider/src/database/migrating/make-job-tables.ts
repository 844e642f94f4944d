import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** PostgreSQL schema that holds the tables of the job queue. */
export const jobsSchema = 'jobs';

/** Creates the job queue's tables or brings them up to date, as pg-boss itself defines them. */
export const makeJobTables = async (client: pg.ClientBase): Promise<void> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: jobsSchema,
    supervise: false,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
  });
  // Errors are thrown by `start` too; without a listener they would end the process.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
};
