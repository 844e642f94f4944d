import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';

/** One limit: its name, how many points a key has, and the seconds after which they are its again. */
export type LimiterOptions = { name: string; points: number; seconds: number };

/** Makes the counter of a limit. A counter never refuses by itself: `penalty` tells how many points are spent. */
export type Limiters = (options: LimiterOptions) => RateLimiterAbstract;

/** Counters of this process alone. A duration of more than 24 days does not fit its timers. */
export const memoryLimiters: Limiters = ({ name, points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

/** Its rows tell nobody's address or e-mail. */
class HashedKeysLimiter extends RateLimiterPostgres {
  override getKey(key: string | number): string {
    return super.getKey(createHash('sha256').update(String(key)).digest('base64url'));
  }
}

/** Counters that all processes share: rows of `rate_limit`. While the database does not answer, each process counts for itself. */
export const sharedLimiters =
  (pool: pg.Pool): Limiters =>
  (options) =>
    new HashedKeysLimiter({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      // It is part of the schema, and a job deletes its expired rows.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: options.name,
      points: options.points,
      duration: options.seconds,
      insuranceLimiter: memoryLimiters(options),
    });
