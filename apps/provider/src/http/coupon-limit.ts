import { RateLimiterMemory } from 'rate-limiter-flexible';
import { giveBack } from './give-back.ts';
import type { Guess } from './guess-limits.ts';
import { type Refusal, refusal } from './refusal.ts';

/** What a cart may try: each try counts as a wrong coupon until it is told to have been none. */
export type CouponLimit = { begin: (cartId: string) => Promise<Guess | Refusal> };

/** Lets every cart try: for `RATE_LIMITS=off`. */
export const noCouponLimit: CouponLimit = { begin: async () => ({ wasRight: async () => {} }) };

const windowSeconds = 600;
const wrongPerCart = 20;

/**
 * Twenty wrong coupons of one cart in ten minutes; after them that cart waits, and no other (DESIGN §7). Counted before the coupon is looked
 * for, so that tries at once count too.
 */
export const memoryCouponLimit = (): CouponLimit => {
  const tries = new RateLimiterMemory({ points: wrongPerCart, duration: windowSeconds });
  return {
    begin: async (cartId) => {
      const { consumedPoints, msBeforeNext } = await tries.penalty(cartId);
      if (consumedPoints > wrongPerCart) return refusal('request.too-many', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
      return { wasRight: () => giveBack(tries, cartId) };
    },
  };
};
