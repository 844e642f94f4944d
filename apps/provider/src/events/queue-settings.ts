import type { ConstructorOptions, Queue } from 'pg-boss';

/** Queue of the jobs that failed at every try; they stay until somebody sees to them. */
export const deadQueue = 'dead';
/** Queue of all schedules. One queue, because each is asked for jobs as long as the shop runs. */
export const scheduleQueue = 'schedules';

/** Seconds between steps of the queue; tests shorten them. */
export type QueuePace = {
  /** Between the first try and the second; about twice as long before each further one. */
  retryDelay: number;
  /** After which a job that has not ended is tried again. */
  expireInSeconds: number;
  /** After which the job of a process that has died is tried again, before it expires. */
  heartbeatSeconds: number | undefined;
  /** Between two searches for jobs whose process has died. */
  superviseIntervalSeconds: number;
  /** Between two searches for schedules that are due. */
  cronIntervalSeconds: number;
  /** Between two searches for events without jobs and for retries that are due. */
  poll: number;
  /** After events got their jobs: those recorded meanwhile get theirs together, which costs hardly more than one's. */
  gather: number;
};

export const usualPace: QueuePace = {
  retryDelay: 5,
  expireInSeconds: 900,
  heartbeatSeconds: 30,
  superviseIntervalSeconds: 30,
  cronIntervalSeconds: 30,
  poll: 5,
  gather: 0.1,
};

const day = 86_400;
/** Seconds between tasks of the library that this shop has no use for. */
const seldom = 3600;

/** Of the library as a whole: it is silent while there is nothing to do but for a few statements a minute. */
export const bossSettings = ({
  superviseIntervalSeconds,
  cronIntervalSeconds,
  poll,
}: QueuePace): ConstructorOptions => ({
  migrate: false,
  createSchema: false,
  useListenNotify: true,
  superviseIntervalSeconds,
  monitorIntervalSeconds: superviseIntervalSeconds,
  cronMonitorIntervalSeconds: cronIntervalSeconds,
  cronWorkerIntervalSeconds: Math.max(1, poll),
  flowIntervalSeconds: seldom,
  registerInstance: false,
});

type Settings = Omit<Queue, 'name'>;

const ofProcesses = ({ expireInSeconds, heartbeatSeconds }: QueuePace): Settings => ({
  expireInSeconds,
  ...(heartbeatSeconds === undefined ? {} : { heartbeatSeconds }),
});

/** Tries nine times within about half an hour, then moves the job to the dead ones. */
export const subscriberSettings = (pace: QueuePace): Settings => ({
  ...ofProcesses(pace),
  retryLimit: 8,
  retryDelay: pace.retryDelay,
  retryBackoff: true,
  retryDelayMax: 3600,
  deadLetter: deadQueue,
  deleteAfterSeconds: 7 * day,
  notify: true,
});

/** A process asks for schedules this many times less often than for retries, because each run is notified. */
export const scheduleRest = 6;

/** A run that takes longer than its interval leaves out the next one; one that failed is not repeated. */
export const scheduleSettings = (pace: QueuePace): Settings => ({
  ...ofProcesses(pace),
  policy: 'exclusive',
  retryLimit: 0,
  deleteAfterSeconds: day,
  notify: true,
});

export const deadSettings: Settings = { retentionSeconds: 90 * day, deleteAfterSeconds: 7 * day };

/**
 * A queue with `notify` polls rarely, and neither a retry that is due nor the rest of a full batch is
 * notified; the last two settings find those.
 */
export const workSettings = ({ poll }: QueuePace) => ({
  pollingIntervalSeconds: Math.min(1, poll),
  notifyPollingIntervalSeconds: poll,
  burstWhenBatchFull: true,
});
