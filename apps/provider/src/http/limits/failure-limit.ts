import { giveBack } from './give-back.ts';
import type { Limiters } from './limiters.ts';
import { isRefusal, type Refusal, refusal } from '../refusal.ts';

/** A try that was let through; it counts as a failure until it is told to have been none. */
export type Try = { wasRight: () => Promise<void> };

/** What may be tried under one key: a cart's coupons, a customer's profile. */
export type FailureLimit<Key = string> = { begin: (key: Key) => Promise<Try | Refusal> };

/** What was counted, though nothing came of it: `undo` takes it back. */
export type Counted = { undo: () => Promise<void> };

/** How often something may be done under one key, with or without success: a network's registrations. */
export type CountLimit = { count: (key: string) => Promise<Counted | Refusal> };

/** Let everybody try: for `RATE_LIMITS=off`. */
export const noFailureLimit: FailureLimit<unknown> = { begin: async () => ({ wasRight: async () => {} }) };
export const noCountLimit: CountLimit = { count: async () => ({ undo: async () => {} }) };

const windowSeconds = 600;

/** What a try that comes too soon is refused with; the time to wait in ms. */
export const tooManyFor = (ms: number): Refusal => refusal('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });

/** A limit's name, which is its key among all counters, and how many it lets through in ten minutes. */
type Ceiling = { name: string; atMost: number };

/** So many under one key in ten minutes; after them whoever comes under it waits, and nobody else. */
export const countLimit = (limiters: Limiters, { name, atMost }: Ceiling): CountLimit => {
  const counter = limiters({ name, points: atMost, seconds: windowSeconds });
  return {
    count: async (key) => {
      const { consumedPoints, msBeforeNext } = await counter.penalty(key);
      if (consumedPoints > atMost) return tooManyFor(msBeforeNext);
      return { undo: () => giveBack(counter, key) };
    },
  };
};

/**
 * So many failures under one key in ten minutes; after them whoever comes under it waits, and nobody else (DESIGN §7). Counted before it is
 * known how a try ends, so that tries at once count too.
 */
export const failureLimit = (limiters: Limiters, ceiling: Ceiling): FailureLimit => {
  const limit = countLimit(limiters, ceiling);
  return {
    begin: async (key) => {
      const counted = await limit.count(key);
      return isRefusal(counted) ? counted : { wasRight: counted.undo };
    },
  };
};
