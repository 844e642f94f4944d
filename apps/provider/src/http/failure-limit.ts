import { RateLimiterMemory } from 'rate-limiter-flexible';
import { giveBack } from './give-back.ts';
import { type Refusal, refusal } from './refusal.ts';

/** A try that was let through; it counts as a failure until it is told to have been none. */
export type Try = { wasRight: () => Promise<void> };

/** What may be tried under one key: a cart's coupons, a network's registrations. */
export type FailureLimit = { begin: (key: string) => Promise<Try | Refusal> };

/** Lets everybody try: for `RATE_LIMITS=off`. */
export const noFailureLimit: FailureLimit = { begin: async () => ({ wasRight: async () => {} }) };

const windowSeconds = 600;

/** What a try that comes too soon is refused with; the time to wait in ms. */
export const tooManyFor = (ms: number): Refusal => refusal('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });

/**
 * So many failures under one key in ten minutes; after them whoever comes under it waits, and nobody else (DESIGN §7). Counted before it is
 * known how a try ends, so that tries at once count too.
 */
export const memoryFailureLimit = (atMost: number): FailureLimit => {
  const tries = new RateLimiterMemory({ points: atMost, duration: windowSeconds });
  return {
    begin: async (key) => {
      const { consumedPoints, msBeforeNext } = await tries.penalty(key);
      if (consumedPoints > atMost) return tooManyFor(msBeforeNext);
      return { wasRight: () => giveBack(tries, key) };
    },
  };
};
