import { handleCall } from '../../../call/handle-call.ts';
import type { Database } from '../../../database/connect.ts';
import { readDeadJobs } from '../../../events/dead-jobs-sql.ts';
import { runDeadJobs } from '../../../events/run-dead-jobs.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';

const jobsAtMost = 100;

/** `GET /api/desk/jobs` */
export const listDeadJobs = handleCall('desk/jobs', ({ database }: { database: Database }) => async () => ({
  result: {
    items: (await readDeadJobs(database, jobsAtMost)).map(({ id, queue, event, error, diedAt }) => ({
      id,
      queue,
      key: event.key,
      error,
      died_at: diedAt.toISOString(),
    })),
  },
}));

/** `POST /api/desk/jobs/again` */
export const runJobsAgain = handleDeskWrite(
  'desk/run-jobs-again',
  () =>
    async ({ body: { jobs } }, { transaction, act }) => {
      const run = await runDeadJobs(transaction, jobs);
      await act({ act: 'run-again', entity: 'job', entityId: null, before: null, after: { jobs, run } });
      return { result: { run } };
    },
);
