import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';

/** A counter's name, and the seconds after which a key counts from nothing again; ten minutes when none are given. */
export type LimiterOptions = { name: string; seconds?: number };

/** Makes the counter of a limit. A counter never refuses by itself: `penalty` tells how many points are spent. */
export type Limiters = (options: LimiterOptions) => RateLimiterAbstract;

const usualSeconds = 600;
/** The library asks for them, but looks at them in `consume` alone, which nobody here calls. */
const points = 1;

/** Counters of this process alone. A duration of more than 24 days does not fit its timers. */
export const memoryLimiters: Limiters = ({ name, seconds = usualSeconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

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
      points,
      duration: options.seconds ?? usualSeconds,
      insuranceLimiter: memoryLimiters(options),
    });
