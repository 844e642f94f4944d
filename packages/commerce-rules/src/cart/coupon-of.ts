import type { CartOperation } from './cart-operation.ts';
import { isOfCoupon } from './is-of-coupon.ts';

/** The coupon of a cart; `isWaiting` until the server has answered it. Null when there is none. */
export type CartCoupon = { code: string; isWaiting: boolean };

/**
 * Returns the coupon the shopper wants: that of the last unanswered coupon operation, otherwise the
 * remembered one.
 */
export const couponOf = <Shown>(
  remembered: string | null,
  operations: readonly Pick<CartOperation<Shown>, 'kind' | 'coupon' | 'state'>[],
): CartCoupon | null => {
  const last = operations.findLast((operation) => isOfCoupon(operation) && operation.state !== 'refused');
  if (last === undefined) return remembered === null ? null : { code: remembered, isWaiting: false };
  return last.kind === 'apply-coupon' ? { code: last.coupon ?? '', isWaiting: true } : null;
};
