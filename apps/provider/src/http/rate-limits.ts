import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type FailureLimit, memoryFailureLimit, noFailureLimit, tooManyFor } from './failure-limit.ts';
import { firstWithin } from './first-within.ts';
import { type GuessLimits, memoryGuessLimits, noGuessLimits } from './guess-limits.ts';
import { networkOf } from './network-of.ts';
import type { Refusal } from './refusal.ts';

/**
 * Ceilings far above what a carrier's NAT full of shoppers needs, and a count of refused orders per cart.
 * Only failures of one cart are punished, never its successes (DESIGN §7).
 */
export type RateLimits = {
  /** Null when the call may go on. */
  enter: (kind: 'search' | 'order', address: string) => Promise<Refusal | null>;
  mayOrder: (cartId: string) => Promise<Refusal | null>;
  orderRefused: (cartId: string) => Promise<void>;
  /** Whether a pair of products told from an address counts: once an hour from each network, and so many different ones. */
  mayTell: (address: string, pair: string) => Promise<boolean>;
  guesses: GuessLimits;
  /** Wrong coupons, by cart. */
  coupons: FailureLimit;
  /** Registrations under what is taken, by network; saved profiles that want what is taken, by customer. Either tells who is a customer. */
  registrations: FailureLimit;
  profiles: FailureLimit;
};

export const noRateLimits: RateLimits = {
  enter: async () => null,
  mayOrder: async () => null,
  orderRefused: async () => {},
  mayTell: async () => true,
  guesses: noGuessLimits,
  coupons: noFailureLimit,
  registrations: noFailureLimit,
  profiles: noFailureLimit,
};

/** Points per 60 seconds. */
const ceilings = { search: 6000, order: 600, refusedOrdersPerCart: 20, tellings: 120 };

/** In ten minutes. A network may be a carrier's, with half a town behind one address; a customer is one. */
const failures = { couponsOfCart: 20, registrationsOfNetwork: 100, profilesOfCustomer: 10 };

const hourMs = 3_600_000;
/** About 15 MB of pairs and networks. */
const mostPairs = 100_000;

export const memoryRateLimits = (now: () => number): RateLimits => {
  const byAddress = {
    search: new RateLimiterMemory({ points: ceilings.search, duration: 60 }),
    order: new RateLimiterMemory({ points: ceilings.order, duration: 60 }),
  };
  const refusedOrders = new RateLimiterMemory({ points: ceilings.refusedOrdersPerCart, duration: 60 });
  const tellings = new RateLimiterMemory({ points: ceilings.tellings, duration: 60 });
  const isFirstTelling = firstWithin({ ms: hourMs, atMost: mostPairs, now });
  return {
    enter: async (kind, address) => {
      const state = await byAddress[kind].penalty(networkOf(address));
      return state.consumedPoints > ceilings[kind] ? tooManyFor(state.msBeforeNext) : null;
    },
    mayOrder: async (cartId) => {
      const state = await refusedOrders.get(cartId);
      return state && state.consumedPoints >= ceilings.refusedOrdersPerCart ? tooManyFor(state.msBeforeNext) : null;
    },
    orderRefused: async (cartId) => {
      await refusedOrders.penalty(cartId);
    },
    mayTell: async (address, pair) => {
      const network = networkOf(address);
      if ((await tellings.penalty(network)).consumedPoints > ceilings.tellings) return false;
      return isFirstTelling(`${network}\n${pair}`);
    },
    guesses: memoryGuessLimits(),
    coupons: memoryFailureLimit(failures.couponsOfCart),
    registrations: memoryFailureLimit(failures.registrationsOfNetwork),
    profiles: memoryFailureLimit(failures.profilesOfCustomer),
  };
};
