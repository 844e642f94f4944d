import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** Takes back what one try was counted as. When its window has ended meanwhile nothing is counted, and nobody has a try more. */
export const giveBack = async (limiter: RateLimiterAbstract, key: string): Promise<void> => {
  if ((await limiter.reward(key)).consumedPoints < 0) await limiter.delete(key);
};
