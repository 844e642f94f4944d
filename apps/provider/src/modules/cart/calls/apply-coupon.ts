import { handleCall } from '../../../call/handle-call.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { isCartId } from '../reading/cart-id.ts';
import { saveCoupon } from '../reading/cart-sql.ts';
import { totalsOfCart } from '../totals/cart-totals.ts';
import { type CartParts, changingCart } from '../lines/change-cart.ts';
import { couponCodes } from '../totals/coupon-codes.ts';

/**
 * Replaces the cart's coupon. A coupon that gives this cart no discount, or is used up, is refused as
 * invalid (wire §2.8); too many invalid codes are rate limited.
 */
export const applyCoupon = handleCall(
  'cart/apply-coupon',
  ({ limits, ...parts }: CartParts & { limits: Pick<RateLimits, 'coupons'> }) =>
    async ({ query }, context) => {
      const codes = couponCodes(query.coupon);
      if (codes.length === 0) return refusal('cart.coupon-missing');
      const { cartId } = query;
      const tried = isCartId(cartId)
        ? await limits.coupons.begin({ cartId, address: context.address })
        : null;
      if (tried && isRefusal(tried)) return tried;
      const request = {
        call: 'cart/apply-coupon' as const,
        cartId,
        query,
        body: codes[0],
        question: { couponCodes: codes },
        context,
      };
      const answer = await changingCart(parts, request, (cart) => {
        if (cart.lines.length === 0) return refusal('cart.coupon-without-goods');
        const { coupon_code } = totalsOfCart(cart, context.now);
        if (coupon_code === null) return refusal('cart.coupon-not-valid');
        const changed = { ...cart, coupon: coupon_code };
        return {
          cart: changed,
          result: true as const,
          save: (database, kept) => saveCoupon(database, changed, kept),
        };
      });
      if (!isRefusal(answer) || answer.code !== 'cart.coupon-not-valid') await tried?.wasRight();
      return answer;
    },
);
