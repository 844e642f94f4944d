import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '../database/database.ts';
import type { Subscriber } from '../events/subscriber.ts';
import { findSubscribers } from '../events/find-subscribers.ts';
import { type JobQueue, startJobQueue } from '../events/job-queue.ts';
import { textOf } from '../events/run-each.ts';
import type { Logger } from '../logger.ts';
import type { SeenTogether } from '../modules/catalog/catalog.ts';
import type { Messenger } from '../modules/messaging/messaging.ts';
import {
  type ClickCounter,
  keepSearchClicks,
  keepSearchCounts,
  type SearchCounter,
} from '../modules/search-counts/search-counts.ts';
import { reviewPictureSchedules } from '../modules/reviews/reviews.ts';
import { tellWatchers } from '../processes/tell-watchers/tell-watchers.ts';
import type { PaymentJobs } from '../processes/settle-payment/payment-jobs.ts';
import { keepSeenTogether } from './count-viewed-together-sql.ts';
import { certificateSchedules } from '../processes/watch-shop/check-certificate.ts';
import { schedules } from './schedules.ts';

const minuteMs = 60_000;
/** Milliseconds after which a change may be told to its watchers, who are told within a minute. */
const watchersMs = 20_000;
const tryAgainAfterMs = 5_000;

export type JobsParts = {
  connection: Connection;
  seenTogether: SeenTogether;
  searchCounter: SearchCounter;
  clickCounter: ClickCounter;
  /** Without one, messages are written and wait. */
  messenger: Messenger | undefined;
  paymentJobs: PaymentJobs;
  /** Pass reports on to those whom the shop tells. */
  reportSubscribers: readonly Subscriber[];
  /** Where shoppers reach the shop; its certificate is looked at. */
  publicUrl: string | undefined;
  /** The folder that pictures of reviews are kept in. */
  pictureFolder: string | undefined;
  now: () => number;
  logger: Logger;
};

/** Starts the queue, again and again while the database cannot be reached. */
const startQueue = async (
  { connection, messenger, paymentJobs, reportSubscribers, publicUrl, pictureFolder, now, logger }: JobsParts,
  signal: AbortSignal,
): Promise<JobQueue | undefined> => {
  const options = {
    connection,
    subscribers: [
      ...(await findSubscribers()),
      ...paymentJobs.subscribers,
      ...reportSubscribers,
      ...(messenger?.subscribers ?? []),
    ],
    schedules: [
      ...schedules,
      ...paymentJobs.schedules,
      ...certificateSchedules(publicUrl),
      ...reviewPictureSchedules(pictureFolder),
      ...(messenger?.schedules ?? []),
    ],
    context: { database: connection.db, now, logger },
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

/**
 * Starts this process's share of the jobs without waiting for it, and keeps its own counts of searches and
 * of what is seen together. Returns how both are stopped.
 */
export const startJobs = (parts: JobsParts): (() => Promise<void>) => {
  const { connection, seenTogether, searchCounter, clickCounter, now, logger } = parts;
  const stopping = new AbortController();
  const failed = (error: unknown) => logger.warn({ error: textOf(error) }, 'job failed');
  // Each process has counts of its own, so this is no schedule of the whole shop.
  const timer = setInterval(() => {
    void keepSeenTogether(connection.db, seenTogether.take(), now()).catch(failed);
    void keepSearchCounts(connection.db, searchCounter.take(), now()).catch(failed);
    void keepSearchClicks(connection.db, clickCounter.take(), now()).catch(failed);
  }, minuteMs).unref();
  const watchers = setInterval(
    () => void tellWatchers(connection.db, now()).catch(failed),
    watchersMs,
  ).unref();
  const starting = startQueue(parts, stopping.signal).catch((error: unknown) => {
    failed(error);
    return undefined;
  });
  return async () => {
    clearInterval(timer);
    clearInterval(watchers);
    stopping.abort();
    await (await starting)?.stop();
  };
};
