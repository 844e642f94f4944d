import { fromKysely, PgBoss, type Job, type JobResult } from 'pg-boss';
import type { Connection } from '../database/database.ts';
import { bossDatabase, jobsSchema } from './boss-database.ts';
import type { ShopEvent } from './event.ts';
import { queueEvents } from './queue-events-sql.ts';
import type { JobContext, Schedule, Subscriber } from './subscriber.ts';

export type JobQueueOptions = {
  connection: Connection;
  subscribers: readonly Subscriber[];
  schedules: readonly Schedule[];
  context: JobContext;
};

export type JobQueue = {
  /** Queues the jobs of all events recorded so far. Returns the number of events. */
  queueEvents: () => Promise<number>;
  /** Stops taking jobs and waits for those that run. */
  stop: () => Promise<void>;
};

/** Queue of the jobs that failed at every try; they stay until somebody sees to them. */
export const deadJobs = 'dead';

const retries = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  deadLetter: deadJobs,
};
const timeZone = 'Asia/Baghdad';
const stopWithinMs = 10_000;

/**
 * A queue with `notify` polls rarely, and neither a retry that is due nor the rest of a full batch is
 * notified; the last two settings find those.
 */
const working = {
  batchSize: 20,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 2,
  burstWhenBatchFull: true,
} as const;

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs each job of a batch by itself, so that one that fails takes no other with it. */
const eachAlone =
  (handle: (event: ShopEvent) => Promise<void>, failed: (error: unknown) => void) =>
  (jobs: Job<ShopEvent>[]): Promise<JobResult[]> =>
    Promise.all(
      jobs.map(async ({ id, data }) => {
        try {
          await handle(data);
          return { id, status: 'completed' as const };
        } catch (error) {
          failed(error);
          return { id, status: 'failed' as const, output: { message: textOf(error) } };
        }
      }),
    );

const queueName = ({ event, name }: Pick<Subscriber, 'event' | 'name'>): string => `${event}.${name}`;

/**
 * Starts this process's share of the shop's jobs: subscribers of events and schedules. Each job runs in one
 * of the shop's processes, again after a failure, and is kept as dead after the last try. The tables come
 * from `makeJobTables`.
 *
 * @throws when two subscribers or schedules have the same queue.
 */
export const startJobQueue = async ({
  connection,
  subscribers,
  schedules,
  context,
}: JobQueueOptions): Promise<JobQueue> => {
  const queues = [...subscribers.map(queueName), ...schedules.map(({ name }) => name)];
  const doubled = queues.find((queue, at) => queues.indexOf(queue) !== at);
  if (doubled !== undefined) throw new Error(`Two kinds of jobs are named ${doubled}.`);
  const failed = (queue: string) => (error: unknown) =>
    context.logger.warn({ queue, error: textOf(error) }, 'job failed');

  const boss = new PgBoss({
    db: bossDatabase(connection.pool),
    schema: jobsSchema,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
  });
  boss.on('error', failed('jobs'));
  await boss.start();
  await boss.createQueue(deadJobs, { retentionSeconds: 90 * 86_400 });
  for (const one of subscribers) {
    const queue = queueName(one);
    await boss.createQueue(queue, { ...retries, notify: true });
    await boss.work<ShopEvent, JobResult[]>(
      queue,
      { ...working, perJobResults: true },
      eachAlone((event) => one.handle(event, context), failed(queue)),
    );
  }
  for (const { name, cron, run } of schedules) {
    // A run that takes longer than its interval leaves out the next one.
    await boss.createQueue(name, { policy: 'exclusive', retryLimit: 0 });
    await boss.schedule(name, cron, null, { tz: timeZone });
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      try {
        await run(context);
      } catch (error) {
        failed(name)(error);
        throw error;
      }
    });
  }
  const subscribed = Map.groupBy(subscribers, ({ event }) => event as string);
  return {
    queueEvents: () =>
      queueEvents(
        connection.db,
        (event) => (subscribed.get(event) ?? []).map(queueName),
        async (transaction, queue, jobs) =>
          void (await boss.insert(queue, jobs, { db: fromKysely(transaction) })),
      ),
    stop: () => boss.stop({ graceful: true, timeout: stopWithinMs, close: false }),
  };
};
