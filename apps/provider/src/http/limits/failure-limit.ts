import type { Ceiling } from './ceilings.ts';
import { giveBack } from './give-back.ts';
import type { Limiters } from './limiters.ts';
import { isRefusal, type Refusal, refusal } from '../../call/refusal.ts';

/** An attempt that was allowed. It counts as a failure until `wasRight` is called. */
export type Try = { wasRight: () => Promise<void> };

/**
 * Limits failed attempts per key, such as a cart's coupons or a customer's profile. A limit by network takes
 * an address in the network as its key.
 */
export type FailureLimit<Key = string> = { begin: (key: Key) => Promise<Try | Refusal> };

/** A counted action; `undo` takes the count back when nothing came of it. */
export type Counted = { undo: () => Promise<void> };

/**
 * Limits how often something may be done per key, whether or not it succeeds, such as a network's
 * registrations by an address in it.
 */
export type CountLimit = { count: (key: string) => Promise<Counted | Refusal> };

/** Counts an action under several limits, by the key that each goes by, and returns the refusal of the first it is beyond. */
export const countedUnder = async (
  limits: readonly (readonly [CountLimit, string])[],
): Promise<Refusal | null> => {
  let refused: Refusal | null = null;
  for (const [limit, key] of limits) {
    // oxlint-disable-next-line no-await-in-loop -- counted in their order, the later ones also where an earlier refuses
    const counted = await limit.count(key);
    if (refused === null && isRefusal(counted)) refused = counted;
  }
  return refused;
};

/** Limits that allow everything, for `RATE_LIMITS=off`. */
export const noFailureLimit: FailureLimit<unknown> = { begin: async () => ({ wasRight: async () => {} }) };
export const noCountLimit: CountLimit = { count: async () => ({ undo: async () => {} }) };

/** Returns the refusal of an attempt made too soon. Takes the time to wait in ms. */
export const tooManyFor = (ms: number): Refusal =>
  refusal('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });

/** Returns the key an attempt counts for: an address's network, or the given key itself. */
type KeyOf = (given: string) => string;
const itself: KeyOf = (key) => key;

/**
 * Returns a limit of `ceiling.atMost` actions per key in its window. Further ones are refused, for this key
 * only.
 */
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
 * Returns a limit of `ceiling.atMost` failures per key in its window; further attempts are refused, for this
 * key only (DESIGN §7). Each attempt counts before its outcome is known, so that concurrent attempts count
 * too.
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
