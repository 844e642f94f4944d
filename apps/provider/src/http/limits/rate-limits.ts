import { type CountLimit, countLimit, type FailureLimit, failureLimit, noCountLimit, noFailureLimit, tooManyFor } from './failure-limit.ts';
import { firstWithin } from '../first-within.ts';
import { type GuessLimits, guessLimits, noGuessLimits } from './guess-limits.ts';
import { type Limiters, memoryLimiters } from './limiters.ts';
import { networkOf } from './network-of.ts';
import { isRefusal, type Refusal } from '../refusal.ts';

/** A coupon that is tried: by which cart, from where. */
export type CouponTry = { cartId: string; address: string };

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
  /** Wrong coupons, by cart and by network. */
  coupons: FailureLimit<CouponTry>;
  /** Registrations, by network: one that succeeds costs a password's hash, one that does not tells who is a customer. */
  registrations: CountLimit;
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
  newCarts: noCountLimit,
  profiles: noFailureLimit,
  invalidationKeys: noFailureLimit,
};

/** Points per 60 seconds. */
const ceilings = { search: 6000, order: 600, refusedOrdersPerCart: 20, tellings: 120 };

/** In ten minutes. A network may be a carrier's, with half a town behind one address; a customer is one. */
const inTenMinutes = { couponsOfCart: 20, couponsOfNetwork: 200, registrationsOfNetwork: 100, cartsOfNetwork: 3000, profilesOfCustomer: 10, invalidationKeysOfNetwork: 20 };

const hourMs = 3_600_000;
/** About 15 MB of pairs and networks. */
const mostPairs = 100_000;

/** A coupon counts for its cart and for its network; whoever waits for one of them has not tried. */
const couponLimit = (limiters: Limiters): FailureLimit<CouponTry> => {
  const ofCarts = failureLimit(limiters, { name: 'coupons of cart', atMost: inTenMinutes.couponsOfCart });
  const ofNetworks = failureLimit(limiters, { name: 'coupons of network', atMost: inTenMinutes.couponsOfNetwork });
  return {
    begin: async ({ cartId, address }) => {
      const ofNetwork = await ofNetworks.begin(networkOf(address));
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
  const byAddress = {
    search: memoryLimiters({ name: 'searches', points: ceilings.search, seconds: 60 }),
    order: memoryLimiters({ name: 'orders', points: ceilings.order, seconds: 60 }),
  };
  const refusedOrders = limiters({ name: 'refused orders', points: ceilings.refusedOrdersPerCart, seconds: 60 });
  const tellings = memoryLimiters({ name: 'tellings', points: ceilings.tellings, seconds: 60 });
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
    guesses: guessLimits(limiters),
    coupons: couponLimit(limiters),
    registrations: countLimit(limiters, { name: 'registrations', atMost: inTenMinutes.registrationsOfNetwork }),
    newCarts: countLimit(limiters, { name: 'new carts', atMost: inTenMinutes.cartsOfNetwork }),
    profiles: failureLimit(limiters, { name: 'profiles', atMost: inTenMinutes.profilesOfCustomer }),
    invalidationKeys: failureLimit(limiters, { name: 'invalidation keys', atMost: inTenMinutes.invalidationKeysOfNetwork }),
  };
};
