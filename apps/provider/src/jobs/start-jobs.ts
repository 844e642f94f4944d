import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '../config.ts';
import type { Connection } from '../database/database.ts';
import type { Schedule, Subscriber } from '../events/subscriber.ts';
import { findSubscribers } from '../events/find-subscribers.ts';
import { type JobQueue, startJobQueue } from '../events/job-queue.ts';
import { textOf } from '../events/run-each.ts';
import type { Logger } from '../logger.ts';
import type { Messenger } from '../modules/messaging/messaging.ts';
import { tellWatchers } from '../processes/tell-watchers/tell-watchers.ts';
import { certificateSchedules } from '../processes/watch-shop/check-certificate.ts';
import { schedules } from './schedules.ts';

/** Milliseconds after which a change may be told to its watchers, who are told within a minute. */
const watchersMs = 20_000;
const tryAgainAfterMs = 5_000;

/** What a module does in the background; `stop` ends what its jobs have begun. */
type ModuleJobs = {
  subscribers: readonly Subscriber[];
  schedules: readonly Schedule[];
  stop?: () => void;
};

export type JobsParts = {
  connection: Connection;
  /** Without one, messages are written and wait. */
  messenger: Messenger | undefined;
  /** Of modules whose jobs need more than the database and the time. */
  moduleJobs: readonly ModuleJobs[];
  /** Pass reports on to those whom the shop tells. */
  reportSubscribers: readonly Subscriber[];
  settings: Settings;
  now: () => number;
  logger: Logger;
};

export type RunningJobs = {
  /** Whether this process takes jobs; false until the database was reached. */
  hasStarted: () => boolean;
  stop: () => Promise<void>;
};

/** Starts the queue, again and again while the database cannot be reached. */
const startQueue = async (
  { connection, messenger, moduleJobs, reportSubscribers, settings, now, logger }: JobsParts,
  signal: AbortSignal,
): Promise<JobQueue | undefined> => {
  const options = {
    connection,
    subscribers: [
      ...(await findSubscribers()),
      ...moduleJobs.flatMap(({ subscribers }) => subscribers),
      ...reportSubscribers,
      ...(messenger?.subscribers ?? []),
    ],
    schedules: [
      ...schedules,
      ...moduleJobs.flatMap((jobs) => jobs.schedules),
      ...certificateSchedules(settings.publicUrl),
      ...(messenger?.schedules ?? []),
    ],
    context: { database: connection.db, settings, now, logger },
  };
  while (!signal.aborted) {
    try {
      return await startJobQueue(options);
    } catch (error) {
      if (signal.aborted) return undefined;
      logger.warn({ error: textOf(error) }, 'jobs do not start');
      await pause(tryAgainAfterMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  return undefined;
};

/** Starts this process's share of the shop's jobs without waiting for it. */
export const startJobs = (parts: JobsParts): RunningJobs => {
  const { connection, settings, now, logger } = parts;
  const stopping = new AbortController();
  const failed = (error: unknown) => logger.warn({ error: textOf(error) }, 'job failed');
  const watchers = setInterval(
    () => void tellWatchers(connection.db, now(), settings).catch(failed),
    watchersMs,
  ).unref();
  let queue: JobQueue | undefined;
  const start = async (): Promise<void> => {
    queue = await startQueue(parts, stopping.signal);
  };
  const starting = start().catch(failed);
  return {
    hasStarted: () => queue !== undefined,
    stop: async () => {
      clearInterval(watchers);
      stopping.abort();
      await starting;
      await queue?.stop();
    },
  };
};
