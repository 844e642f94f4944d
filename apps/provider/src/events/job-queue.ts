import { setTimeout as pause } from 'node:timers/promises';
import { fromKysely, PgBoss, type JobResult, type Queue } from 'pg-boss';
import { type Connection, inTransaction } from '../database/database.ts';
import { listen } from '../database/listen.ts';
import { jobsSchema } from '../database/migrating/make-job-tables.ts';
import { preparedText } from '../database/prepare-marked.ts';
import { pacedLoop } from '../database/paced-loop.ts';
import { bossDatabase } from './boss-database.ts';
import { type DeadJob, readDeadJobs } from './dead-jobs-sql.ts';
import type { ShopEvent } from './event.ts';
import { queueEvents } from './queue-events-sql.ts';
import {
  bossSettings,
  deadQueue,
  deadSettings,
  type QueuePace,
  scheduleQueue,
  scheduleRest,
  scheduleSettings,
  subscriberSettings,
  usualPace,
  workSettings,
} from './queue-settings.ts';
import { runDeadJobs } from './run-dead-jobs.ts';
import { runEach, textOf } from './run-each.ts';
import type { JobContext, Schedule, Subscriber } from './subscriber.ts';

export type JobQueueOptions = {
  connection: Connection;
  subscribers: readonly Subscriber[];
  schedules: readonly Schedule[];
  context: JobContext;
  pace?: QueuePace;
};

export type JobQueue = {
  /** Queues the jobs of all events recorded so far, as the queue does by itself. Returns the number of events. */
  queueEvents: () => Promise<number>;
  /** Lists the jobs that failed at every try, the latest first. */
  deadJobs: (limit?: number) => Promise<DeadJob[]>;
  /** Puts dead jobs back into their queues, with all their tries. Returns how many there were. */
  retryDeadJobs: (ids: readonly string[]) => Promise<number>;
  /** Stops taking jobs and waits for those that run; what then still runs is tried again elsewhere. */
  stop: () => Promise<void>;
};

const timeZone = 'Asia/Baghdad';
const stopWithinMs = 10_000;
const subscriberBatch = 20;
/** Schedules that a process runs at once. */
const schedulesAtOnce = 3;

const queueName = ({ event, name }: Pick<Subscriber, 'event' | 'name'>): string => `${event}.${name}`;

const checkNames = ({ subscribers, schedules }: JobQueueOptions): void => {
  for (const names of [subscribers.map(queueName), schedules.map(({ name }) => name)]) {
    const doubled = names.find((name, at) => names.indexOf(name) !== at);
    if (doubled !== undefined) throw new Error(`Two kinds of jobs are named ${doubled}.`);
  }
};

/** Makes a queue, or gives one of an earlier release today's settings. */
const makeQueue = async (
  boss: PgBoss,
  name: string,
  { policy, deadLetter, ...settings }: Omit<Queue, 'name'>,
): Promise<void> => {
  if ((await boss.getQueue(name)) !== null) return boss.updateQueue(name, settings);
  await boss.createQueue(name, {
    ...settings,
    ...(policy === undefined ? {} : { policy }),
    ...(deadLetter === undefined ? {} : { deadLetter }),
  });
};

/** The library's statement has one text for each queue, and takes longer to plan than to run. */
const preparing = ({ executeSql }: ReturnType<typeof fromKysely>): ReturnType<typeof fromKysely> => ({
  executeSql: (text, values) => executeSql(preparedText(text), values),
});

/** An event as its jobs have it: with the span that made it happen, where that was recorded. */
type QueuedEvent = ShopEvent & { trace?: string };

type Failed = (queue: string, error: unknown) => void;

const subscribe = async (
  boss: PgBoss,
  { subscribers, context, pace = usualPace }: JobQueueOptions,
  failed: Failed,
): Promise<void> => {
  await makeQueue(boss, deadQueue, deadSettings);
  for (const one of subscribers) {
    const queue = queueName(one);
    await makeQueue(boss, queue, subscriberSettings(pace));
    await boss.work<QueuedEvent, JobResult[]>(
      queue,
      { ...workSettings(pace), batchSize: subscriberBatch, perJobResults: true },
      runEach({
        handle: ({ name, key, data }) => one.handle({ name, key, data }, context),
        failed: (error) => failed(queue, error),
        tracedAs: ({ trace }) => ({ name: `job ${queue}`, trace }),
      }),
    );
  }
};

/** Sets the schedules in the database, which all processes share, and works at them. */
const schedule = async (
  boss: PgBoss,
  { schedules, context, pace = usualPace }: JobQueueOptions,
  failed: Failed,
): Promise<void> => {
  await makeQueue(boss, scheduleQueue, scheduleSettings(pace));
  const standing = new Map((await boss.getSchedules(scheduleQueue)).map(({ key, cron }) => [key, cron]));
  for (const { name, cron } of schedules) {
    if (standing.get(name) !== cron)
      await boss.schedule(scheduleQueue, cron, { name }, { key: name, singletonKey: name, tz: timeZone });
    standing.delete(name);
  }
  for (const gone of standing.keys()) await boss.unschedule(scheduleQueue, gone);
  const runs = new Map(schedules.map(({ name, run }) => [name, run]));
  await boss.work<{ name: string }, JobResult[]>(
    scheduleQueue,
    {
      ...workSettings(pace),
      notifyPollingIntervalSeconds: pace.poll * scheduleRest,
      localConcurrency: schedulesAtOnce,
      batchSize: 1,
      perJobResults: true,
    },
    runEach({
      handle: async ({ name }) => runs.get(name)?.(context),
      failed: (error, { name }) => failed(name, error),
      tracedAs: ({ name }) => ({ name: `schedule ${name}` }),
    }),
  );
};

/** Queues events as soon as they are committed, but for a short rest after each time there were some. */
const followEvents = (
  { connection, pace = usualPace }: JobQueueOptions,
  { queueAll, onTrouble }: { queueAll: () => Promise<number>; onTrouble: (error: unknown) => void },
): (() => Promise<void>) => {
  const queueSome = async (): Promise<void> => {
    if ((await queueAll()) > 0) await pause(pace.gather * 1000, undefined, { ref: false });
  };
  const loop = pacedLoop(queueSome, { restFor: () => pace.poll * 1000, onTrouble });
  const { wake } = loop;
  const listener = listen(connection.pool, {
    channel: 'event',
    onNotification: wake,
    onListening: wake,
    onTrouble,
  });
  return async () => {
    listener.close();
    await loop.close();
  };
};

/**
 * Starts this process's share of the shop's jobs: subscribers of events and schedules. Each job runs in one
 * of the shop's processes, again after a failure, and is kept as dead after the last try. The tables are
 * those of `migrate`.
 *
 * @throws when two subscribers or schedules have the same name, or the database cannot be reached.
 */
export const startJobQueue = async (options: JobQueueOptions): Promise<JobQueue> => {
  const { connection, subscribers, context, pace = usualPace } = options;
  checkNames(options);
  const failed: Failed = (queue, error) => context.logger.warn({ queue, error: textOf(error) }, 'job failed');
  const onTrouble = (error: unknown) => failed('jobs', error);
  const boss = new PgBoss({
    ...bossSettings(pace),
    db: bossDatabase(connection.pool, onTrouble),
    schema: jobsSchema,
  });
  boss.on('error', onTrouble);
  try {
    await boss.start();
    await subscribe(boss, options, failed);
    await schedule(boss, options, failed);
  } catch (error) {
    await boss.stop({ graceful: false, close: false });
    throw error;
  }
  const subscribed = Map.groupBy(subscribers, ({ event }) => event as string);
  const queueAll = () =>
    queueEvents({
      database: connection.db,
      queuesOf: (event) => (subscribed.get(event) ?? []).map(queueName),
      insertJobs: async (transaction, queue, jobs) =>
        void (await boss.insert(queue, jobs, { db: preparing(fromKysely(transaction)) })),
    });
  const stopFollowing = followEvents(options, { queueAll, onTrouble });
  return {
    queueEvents: queueAll,
    deadJobs: (limit = 100) => readDeadJobs(connection.db, limit),
    retryDeadJobs: (ids) => inTransaction(connection.db, (transaction) => runDeadJobs(transaction, ids)),
    stop: async () => {
      await stopFollowing();
      await boss.stop({ graceful: true, timeout: stopWithinMs, close: false });
    },
  };
};
