import type { OrderBody } from '@dijla/contract/client';
import { refusal, type Refusal } from '../../call/refusal.ts';
import type { Cart } from '../../modules/cart/cart.ts';

/**
 * Refuses an order whose cart remembers a coupon that nobody, or not this customer, can use any more: used up, past its last day, switched off. It would
 * cost more than the shopper was told when she applied it. Who sends the total she saw (`expected_total`) is asked about that instead.
 */
export const endedCoupon = (
  { coupon, promotions }: Pick<Cart, 'coupon' | 'promotions'>,
  { expected_total: seen }: Pick<OrderBody, 'expected_total'>,
): Refusal | null => {
  const isBlind = seen === null || seen === undefined;
  const hasEnded = coupon !== null && !promotions.some(({ coupon_code }) => coupon_code === coupon);
  return isBlind && hasEnded ? refusal('order.coupon-ended', { coupon }) : null;
};
