import { refusal } from '../../call/refusal.ts';
import type { OrderStep } from '../orders/orders.ts';
import { countUses, uncountUses } from './promotion-use-sql.ts';

/**
 * Counts the order's use of its coupon and of promotions limited per customer. Refuses the order when a
 * coupon was used up since it was read, after which the cart shows its price without it, and when a limited
 * promotion has no identifiable buyer. An order that is cancelled or expires as a whole was no use; returned
 * goods were bought with it.
 */
export const promotionUsesStep: OrderStep = {
  name: 'promotion-uses',
  take: async (transaction, { orderId, order, promotions, buyers }) => {
    if (promotions.length === 0) return null;
    const outcome = await countUses(transaction, orderId, {
      promotions,
      couponCode: order.coupon_code,
      buyers,
    });
    if (outcome === 'counted') return null;
    return refusal(outcome === 'used-up' ? 'order.coupon-used-up' : 'order.buyer-unknown');
  },
  giveBack: async (transaction, { orderId, isCalledOff }) => {
    if (isCalledOff) await uncountUses(transaction, orderId);
  },
};
