import { firstWithin } from '../first-within.ts';
import { isRefusal, type Refusal } from '../../call/refusal.ts';
import { ceilings } from './ceilings.ts';
import {
  type CountLimit,
  countLimit,
  type FailureLimit,
  failureLimit,
  noCountLimit,
  noFailureLimit,
  tooManyFor,
} from './failure-limit.ts';
import { type GuessLimits, guessLimits, noGuessLimits } from './guess-limits.ts';
import { type Limiters, memoryLimiters } from './limiters.ts';
import { networkOf } from './network-of.ts';

/** A coupon that is tried: by which cart, from where. */
export type CouponTry = { cartId: string; address: string };

/**
 * What has to wait (DESIGN §7). Failures alone count where somebody guesses or tries, successes too where each costs the shop something: searches,
 * orders, registrations, new carts. All that are limited by network are told the caller's address, and find its network themselves.
 */
export type RateLimits = {
  /** Null when the call may go on. */
  enter: (kind: 'search' | 'order', address: string) => Promise<Refusal | null>;
  mayOrder: (cartId: string) => Promise<Refusal | null>;
  orderRefused: (cartId: string) => Promise<void>;
  /** Whether a pair of products told from an address counts: once an hour from each network, and so many different ones. */
  mayTell: (address: string, pair: string) => Promise<boolean>;
  guesses: GuessLimits;
  /** Wrong coupons, by cart and by network. */
  coupons: FailureLimit<CouponTry>;
  /** Registrations that go through, by network: each costs a password's hash. */
  registrations: CountLimit;
  /** Registrations under what is taken, by network: each tells who is a customer. They are cheap, and use up none of the others. */
  takenNames: FailureLimit;
  /** Carts made for guests, by network. */
  newCarts: CountLimit;
  /** Saved profiles that want what is taken, by customer; they too tell who is one. */
  profiles: FailureLimit;
  /** Wrong keys of `/invalidate`, by network. */
  invalidationKeys: FailureLimit;
};

export const noRateLimits: RateLimits = {
  enter: async () => null,
  mayOrder: async () => null,
  orderRefused: async () => {},
  mayTell: async () => true,
  guesses: noGuessLimits,
  coupons: noFailureLimit,
  registrations: noCountLimit,
  takenNames: noFailureLimit,
  newCarts: noCountLimit,
  profiles: noFailureLimit,
  invalidationKeys: noFailureLimit,
};

const hourMs = 3_600_000;
/** About 15 MB of pairs and networks. */
const mostPairs = 100_000;

/** A coupon counts for its cart and for its network; whoever waits for one of them has not tried. */
const couponLimit = (limiters: Limiters): FailureLimit<CouponTry> => {
  const ofCarts = failureLimit(limiters, ceilings.couponsOfCart);
  const ofNetworks = failureLimit(limiters, ceilings.couponsOfNetwork, networkOf);
  return {
    begin: async ({ cartId, address }) => {
      const ofNetwork = await ofNetworks.begin(address);
      if (isRefusal(ofNetwork)) return ofNetwork;
      const ofCart = await ofCarts.begin(cartId);
      if (isRefusal(ofCart)) {
        await ofNetwork.wasRight();
        return ofCart;
      }
      return { wasRight: async () => void (await Promise.all([ofCart.wasRight(), ofNetwork.wasRight()])) };
    },
  };
};

type RateLimitsParts = {
  /** Epoch milliseconds. */
  now: () => number;
  /** Where guards are counted; ceilings of calls that ask the database nothing are counted in this process. */
  limiters: Limiters;
};

export const rateLimitsOf = ({ now, limiters }: RateLimitsParts): RateLimits => {
  const [searches, orders] = [
    countLimit(memoryLimiters, ceilings.searchesOfNetwork, networkOf),
    countLimit(memoryLimiters, ceilings.ordersOfNetwork, networkOf),
  ];
  const tellings = countLimit(memoryLimiters, ceilings.tellingsOfNetwork, networkOf);
  const refusedOrders = limiters(ceilings.refusedOrdersOfCart);
  const isFirstTelling = firstWithin({ ms: hourMs, atMost: mostPairs, now });
  return {
    enter: async (kind, address) => {
      const counted = await (kind === 'search' ? searches : orders).count(address);
      return isRefusal(counted) ? counted : null;
    },
    mayOrder: async (cartId) => {
      const state = await refusedOrders.get(cartId);
      return state && state.consumedPoints >= ceilings.refusedOrdersOfCart.atMost
        ? tooManyFor(state.msBeforeNext)
        : null;
    },
    orderRefused: async (cartId) => {
      await refusedOrders.penalty(cartId);
    },
    mayTell: async (address, pair) =>
      !isRefusal(await tellings.count(address)) && isFirstTelling(`${networkOf(address)}\n${pair}`),
    guesses: guessLimits(limiters),
    coupons: couponLimit(limiters),
    registrations: countLimit(limiters, ceilings.registrationsOfNetwork, networkOf),
    takenNames: failureLimit(limiters, ceilings.takenNamesOfNetwork, networkOf),
    newCarts: countLimit(limiters, ceilings.cartsOfNetwork, networkOf),
    profiles: failureLimit(limiters, ceilings.profilesOfCustomer),
    invalidationKeys: failureLimit(limiters, ceilings.invalidationKeysOfNetwork, networkOf),
  };
};
