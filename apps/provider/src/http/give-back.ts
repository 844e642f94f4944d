import type { RateLimiterMemory } from 'rate-limiter-flexible';

/** Takes back what one try was counted as. What then stands at nothing is let go of, so that a flood of names of nobody leaves nothing behind. */
export const giveBack = async (limiter: RateLimiterMemory, key: string): Promise<void> => {
  if ((await limiter.reward(key)).consumedPoints <= 0) await limiter.delete(key);
};
