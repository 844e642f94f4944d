import { firstWithin } from '../first-within.ts';
import { isRefusal, type Refusal } from '../../call/refusal.ts';
import { ceilings } from './ceilings.ts';
import { type CodeLimits, codeLimits, noCodeLimits } from './code-limits.ts';
import {
  type CountLimit,
  countLimit,
  type FailureLimit,
  failureLimit,
  noCountLimit,
  noFailureLimit,
  tooManyFor,
} from './failure-limit.ts';
import { type FormLimits, formLimits, noFormLimits } from './form-limits.ts';
import {
  deskCodeGuesses,
  type GuessLimits,
  guessLimits,
  noGuessLimits,
  orderGuesses,
} from './guess-limits.ts';
import { type Limiters, memoryLimiters } from './limiters.ts';
import { type ListLimits, listLimits, noListLimits } from './list-limits.ts';
import { networkOf } from './network-of.ts';
import { noOddness, type Oddness, oddnessOf } from './oddness.ts';

/** A coupon attempt: the cart and the caller's address. */
type CouponTry = { cartId: string; address: string };

/**
 * Rate limits (DESIGN §7). Only failures count where somebody guesses; successes count too where each costs
 * the shop something: searches, orders, registrations, new carts. Limits by network take the caller's
 * address and derive the network themselves.
 */
export type RateLimits = ListLimits &
  FormLimits & {
    /** Returns null when the call may proceed. */
    enter: (kind: 'search' | 'order' | 'cart', address: string) => Promise<Refusal | null>;
    mayOrder: (cartId: string) => Promise<Refusal | null>;
    orderRefused: (cartId: string) => Promise<void>;
    /**
     * Whether a reported pair of products counts: once an hour per network, with a limited number of reports
     * per network.
     */
    mayTell: (address: string, pair: string) => Promise<boolean>;
    /** Whether a search counts: each text once a day per network, among the network's reports. */
    maySearchCount: (address: string, search: string) => Promise<boolean>;
    /**
     * Whether what was chosen of results counts: each choice once a day per network, and so many of a network a day
     * that a program that chooses moves nothing.
     */
    mayClickCount: (address: string, click: string) => Promise<boolean>;
    guesses: GuessLimits;
    /** Guests' guesses at number and telephone of an order. */
    orderGuesses: GuessLimits;
    /** One-time codes that are asked for. Guesses at a code are counted with the code. */
    codes: CodeLimits;
    /** Wrong coupons, by cart and by network. */
    coupons: FailureLimit<CouponTry>;
    /** Successful registrations, by network. Each costs a password hash. */
    registrations: CountLimit;
    /** Reviews written, by network. */
    reviews: CountLimit;
    /**
     * Registrations with an e-mail or phone number already taken, by network, because each reveals that a
     * customer exists. They are cheap and do not use up the other limit.
     */
    takenNames: FailureLimit;
    /** Which networks have to solve captchas. */
    oddness: Oddness;
    /** Captchas asked for, by network. */
    captchas: CountLimit;
    /** Steps of logins elsewhere, by network. Each asks a login provider. */
    socialLogins: CountLimit;
    /** Customers' passkeys that open no account, by network. */
    passkeys: FailureLimit;
    /** New guest carts, by network. */
    newCarts: CountLimit;
    /** Profile updates with a value already taken, by customer. They too reveal that a customer exists. */
    profiles: FailureLimit;
    /** Wrong keys of `/invalidate`, by network. */
    invalidationKeys: FailureLimit;
    /** Links and passkeys of the staff that open nothing, by network. */
    deskLinks: FailureLimit;
    /** Codes of the staff's second factor. */
    deskCodes: GuessLimits;
    /** Calls of the desk, by member of the staff. */
    deskCalls: CountLimit;
    /** Calls of the desk, by API key. */
    keyCalls: CountLimit;
  };

export const noRateLimits: RateLimits = {
  enter: async () => null,
  mayOrder: async () => null,
  orderRefused: async () => {},
  mayTell: async () => true,
  maySearchCount: async () => true,
  mayClickCount: async () => true,
  guesses: noGuessLimits,
  orderGuesses: noGuessLimits,
  codes: noCodeLimits,
  coupons: noFailureLimit,
  registrations: noCountLimit,
  reviews: noCountLimit,
  takenNames: noFailureLimit,
  oddness: noOddness,
  captchas: noCountLimit,
  socialLogins: noCountLimit,
  passkeys: noFailureLimit,
  newCarts: noCountLimit,
  profiles: noFailureLimit,
  ...noListLimits,
  ...noFormLimits,
  invalidationKeys: noFailureLimit,
  deskLinks: noFailureLimit,
  deskCodes: noGuessLimits,
  deskCalls: noCountLimit,
  keyCalls: noCountLimit,
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Uses about 15 MB for pairs and networks. */
const mostPairs = 100_000;

/**
 * Counts a coupon attempt for its cart and for its network. An attempt that either refuses does not count
 * for the other.
 */
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
  /**
   * Counters that guard secrets and orders. Limits of calls that do not query the database are counted in
   * this process.
   */
  limiters: Limiters;
};

/** Counts one more of a network. Returns why it may not, null when it may. */
const refusalOfOne = async (
  limit: ReturnType<typeof countLimit>,
  address: string,
): Promise<Refusal | null> => {
  const counted = await limit.count(address);
  return isRefusal(counted) ? counted : null;
};

export const rateLimitsOf = ({ now, limiters }: RateLimitsParts): RateLimits => {
  const entered = {
    search: countLimit(memoryLimiters, ceilings.searchesOfNetwork, networkOf),
    order: countLimit(memoryLimiters, ceilings.ordersOfNetwork, networkOf),
    cart: countLimit(memoryLimiters, ceilings.cartChangesOfNetwork, networkOf),
  };
  const tellings = countLimit(memoryLimiters, ceilings.tellingsOfNetwork, networkOf);
  const clicks = countLimit(memoryLimiters, ceilings.clicksOfNetwork, networkOf);
  const refusedOrders = limiters(ceilings.refusedOrdersOfCart);
  const isFirstTelling = firstWithin({ ms: hourMs, atMost: mostPairs, now });
  const isFirstSearch = firstWithin({ ms: dayMs, atMost: mostPairs, now });
  return {
    enter: (kind, address) => refusalOfOne(entered[kind], address),
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
    maySearchCount: async (address, search) =>
      !isRefusal(await tellings.count(address)) && isFirstSearch(`${networkOf(address)}\n${search}`),
    mayClickCount: async (address, click) =>
      isFirstSearch(`${networkOf(address)}\n${click}`) && !isRefusal(await clicks.count(address)),
    guesses: guessLimits(limiters),
    orderGuesses: guessLimits(limiters, orderGuesses),
    codes: codeLimits(limiters),
    coupons: couponLimit(limiters),
    registrations: countLimit(limiters, ceilings.registrationsOfNetwork, networkOf),
    reviews: countLimit(limiters, ceilings.reviewsOfNetwork, networkOf),
    takenNames: failureLimit(limiters, ceilings.takenNamesOfNetwork, networkOf),
    oddness: oddnessOf(limiters),
    captchas: countLimit(limiters, ceilings.captchasOfNetwork, networkOf),
    socialLogins: countLimit(limiters, ceilings.socialLoginsOfNetwork, networkOf),
    passkeys: failureLimit(limiters, ceilings.passkeysOfNetwork, networkOf),
    newCarts: countLimit(limiters, ceilings.cartsOfNetwork, networkOf),
    profiles: failureLimit(limiters, ceilings.profilesOfCustomer),
    ...listLimits(limiters),
    ...formLimits(limiters),
    invalidationKeys: failureLimit(limiters, ceilings.invalidationKeysOfNetwork, networkOf),
    deskLinks: failureLimit(limiters, ceilings.deskLinksOfNetwork, networkOf),
    deskCodes: guessLimits(limiters, deskCodeGuesses),
    deskCalls: countLimit(limiters, ceilings.deskCallsOfStaff),
    keyCalls: countLimit(limiters, ceilings.deskCallsOfKey),
  };
};
