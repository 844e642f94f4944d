import { breakerOf } from '@dijla/semaphore/breaker';
import type { SharedStore } from '@dijla/storefront/server';
import type { Logger } from '@dijla/provider/logger';
import { Redis } from 'ioredis';

/** How long the Redis may take, in milliseconds. */
type RedisTiming = {
  /** Until it answers a command: less than rendering the page. */
  answerMs: number;
  /** How long it is not asked after it failed several times. */
  restMs: number;
};

const usualTiming: RedisTiming = { answerMs: 150, restMs: 5000 };

export type RedisStore = SharedStore & {
  /** Whether it is asked at present, and how many questions it did not answer. */
  facts: () => { isUsed: boolean; failures: number };
  close: () => void;
};

const mostFailures = 3;
/** More than any page has, so that a value of somebody else is not read whole. */
const mostBytes = 4_000_000;
const connectMs = 1000;
const longestPauseMs = 2000;

/** Whether the Redis works and answered that it will not, as of a value that is no text. */
const isAnswer = (error: unknown): boolean => error instanceof Error && error.name === 'ReplyError';

/** Words for what went wrong. Messages of the Redis are not among them: what it says may be anything. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && /^[A-Z_]{3,40}$/.test(code)) return code;
  if (isAnswer(error)) return `refused: ${/^[A-Z]{2,20}(?= )/.exec(error.message)?.[0] ?? 'error'}`;
  return /timed out/i.test(error.message) ? 'too late' : error.name;
};

/**
 * Creates the store in which processes share pages, in a Redis or what speaks its protocol. It is asked for a short time
 * only, and after some failures not for a while; then each process has its own pages alone. Nothing is sent again.
 */
export const redisStore = (
  url: string,
  { logger, now }: { logger: Logger; now: () => number },
  { answerMs, restMs }: RedisTiming = usualTiming,
): RedisStore => {
  const redis = new Redis(url, {
    protocol: 2,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: answerMs,
    connectTimeout: connectMs,
    retryStrategy: (times) => Math.min(times * 100, longestPauseMs),
    connectionName: 'dijla',
    disableClientInfo: true,
  });
  let failures = 0;
  let reason = 'unknown';
  redis.on('error', (error) => (reason = reasonOf(error)));

  const breaker = breakerOf({
    failures: mostFailures,
    openMs: restMs,
    now,
    isAnswer,
    onTurn: (openUntil) => {
      if (openUntil === null) return logger.info({}, 'pages are shared again');
      logger.warn({ reason }, 'pages are not shared: the Redis does not answer');
      // What it still owes is not waited for.
      if (redis.status === 'ready') redis.disconnect(true);
    },
  });

  const ask = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (!breaker.isClosed()) return undefined;
    try {
      return await breaker.call(work);
    } catch (error) {
      failures += 1;
      if (redis.status === 'ready') reason = reasonOf(error);
      return undefined;
    }
  };

  return {
    read: async (name) => {
      const value: unknown = await ask(() => redis.getrangeBuffer(name, 0, mostBytes - 1));
      return Buffer.isBuffer(value) && value.byteLength > 0 ? value : undefined;
    },
    write: async (name, value, ms) => void (await ask(() => redis.set(name, value, 'PX', ms))),
    facts: () => ({ isUsed: redis.status === 'ready' && breaker.isClosed(), failures }),
    close: () => redis.disconnect(),
  };
};
