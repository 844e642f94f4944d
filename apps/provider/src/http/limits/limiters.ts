import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';

/** A counter's name, and its window in seconds (ten minutes by default). */
type LimiterOptions = { name: string; seconds?: number };

/**
 * Creates the counter of a limit. A counter never refuses by itself: `penalty` returns the number of points
 * spent.
 */
export type Limiters = (options: LimiterOptions) => RateLimiterAbstract;

const usualSeconds = 600;
/** Required by the library but read only in `consume`, which is not used here. */
const points = 1;

/** Counters of this process only. The library's timers cannot hold a window of more than 24 days. */
export const memoryLimiters: Limiters = ({ name, seconds = usualSeconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

/** Hashes its keys, so that the rows reveal no address or e-mail. */
class HashedKeysLimiter extends RateLimiterPostgres {
  override getKey(key: string | number): string {
    return super.getKey(createHash('sha256').update(String(key)).digest('base64url'));
  }
}

/**
 * Returns counters shared by all processes, stored as rows of `rate_limit`. While the database does not
 * respond, each process counts for itself.
 */
export const sharedLimiters =
  (pool: pg.Pool): Limiters =>
  (options) =>
    new HashedKeysLimiter({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      // The table is part of the schema, and a job deletes its expired rows.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: options.name,
      points,
      duration: options.seconds ?? usualSeconds,
      insuranceLimiter: memoryLimiters(options),
    });
