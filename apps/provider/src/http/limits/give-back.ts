import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/**
 * Takes back the count of one attempt. When its window has ended meanwhile, the counter is deleted, so that
 * nobody gains an extra attempt.
 */
export const giveBack = async (limiter: RateLimiterAbstract, key: string): Promise<void> => {
  if ((await limiter.reward(key)).consumedPoints < 0) await limiter.delete(key);
};
