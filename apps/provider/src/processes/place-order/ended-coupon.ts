import type { OrderBody } from '@dijla/contract/client';
import { refusal, type Refusal } from '../../call/refusal.ts';
import type { Cart } from '../../modules/cart/cart.ts';

/**
 * Refuses an order whose cart has a coupon that has ended or that this customer cannot use any more: used
 * up, expired or disabled. The order would cost more than the shopper saw when applying it. When the client
 * sends the total shown (`expected_total`), that total is checked instead.
 */
export const endedCoupon = (
  { coupon, promotions }: Pick<Cart, 'coupon' | 'promotions'>,
  { expected_total: seen }: Pick<OrderBody, 'expected_total'>,
): Refusal | null => {
  const isBlind = seen === null || seen === undefined;
  const hasEnded = coupon !== null && !promotions.some(({ coupon_code }) => coupon_code === coupon);
  return isBlind && hasEnded ? refusal('order.coupon-ended', { coupon }) : null;
};
