import type { Ceiling } from './ceilings.ts';
import { giveBack } from './give-back.ts';
import type { Limiters } from './limiters.ts';
import { isRefusal, type Refusal, refusal } from '../../call/refusal.ts';

/** A try that was let through; it counts as a failure until it is told to have been none. */
export type Try = { wasRight: () => Promise<void> };

/** What may be tried under one key: a cart's coupons, a customer's profile. Of a network the key is an address in it. */
export type FailureLimit<Key = string> = { begin: (key: Key) => Promise<Try | Refusal> };

/** What was counted, though nothing came of it: `undo` takes it back. */
export type Counted = { undo: () => Promise<void> };

/** How often something may be done under one key, with or without success: a network's registrations, by an address in it. */
export type CountLimit = { count: (key: string) => Promise<Counted | Refusal> };

/** Let everybody try: for `RATE_LIMITS=off`. */
export const noFailureLimit: FailureLimit<unknown> = { begin: async () => ({ wasRight: async () => {} }) };
export const noCountLimit: CountLimit = { count: async () => ({ undo: async () => {} }) };

/** What a try that comes too soon is refused with; the time to wait in ms. */
export const tooManyFor = (ms: number): Refusal =>
  refusal('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });

/** Whom an address given as a key stands for, such as its network; any other key for itself. */
type KeyOf = (given: string) => string;
const itself: KeyOf = (key) => key;

/** So many under one key in its time; after them whoever comes under it waits, and nobody else. */
export const countLimit = (limiters: Limiters, ceiling: Ceiling, keyOf = itself): CountLimit => {
  const counter = limiters(ceiling);
  return {
    count: async (given) => {
      const key = keyOf(given);
      const { consumedPoints, msBeforeNext } = await counter.penalty(key);
      if (consumedPoints > ceiling.atMost) return tooManyFor(msBeforeNext);
      return { undo: () => giveBack(counter, key) };
    },
  };
};

/**
 * So many failures under one key in its time; after them whoever comes under it waits, and nobody else (DESIGN §7). Counted before it is
 * known how a try ends, so that tries at once count too.
 */
export const failureLimit = (limiters: Limiters, ceiling: Ceiling, keyOf = itself): FailureLimit => {
  const limit = countLimit(limiters, ceiling, keyOf);
  return {
    begin: async (key) => {
      const counted = await limit.count(key);
      return isRefusal(counted) ? counted : { wasRight: counted.undo };
    },
  };
};
