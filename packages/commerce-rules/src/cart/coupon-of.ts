import type { CartOperation } from './cart-operation.ts';
import { isOfCoupon } from './is-of-coupon.ts';

/** The coupon of a cart: `isWaiting` until the server has answered it, null when there is none. */
export type CartCoupon = { code: string; isWaiting: boolean };

/** The coupon the shopper wants: what she asked for last and the server has not answered yet, else what it remembers. */
export const couponOf = <Shown>(
  remembered: string | null,
  operations: readonly Pick<CartOperation<Shown>, 'kind' | 'coupon' | 'state'>[],
): CartCoupon | null => {
  const last = operations.findLast((operation) => isOfCoupon(operation) && operation.state !== 'refused');
  if (last === undefined) return remembered === null ? null : { code: remembered, isWaiting: false };
  return last.kind === 'apply-coupon' ? { code: last.coupon ?? '', isWaiting: true } : null;
};
