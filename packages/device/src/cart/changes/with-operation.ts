import { isOfCoupon } from '@dijla/commerce-rules/cart/is-of-coupon';
import type { DeviceCart, DeviceOperation } from '../device-cart.ts';
import { withoutErrors } from './without-errors.ts';

/**
 * Appends an operation of the shopper. A new quantity replaces the one before it if that was not sent, so
 * five quick taps on 'plus' are one call. The same applies to coupons.
 */
export const withOperation = (cart: DeviceCart, operation: DeviceOperation): DeviceCart => {
  const last = cart.operations.at(-1);
  const isSame =
    last !== undefined &&
    ((operation.kind === 'set-qty' && last.kind === 'set-qty') ||
      (isOfCoupon(operation) && isOfCoupon(last)));
  const replaces = isSame && last.line_key === operation.line_key && last.attempts === 0;
  return {
    ...withoutErrors(cart, [operation.line_key]),
    operations: [...(replaces ? cart.operations.slice(0, -1) : cart.operations), operation],
  };
};
