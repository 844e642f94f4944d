import { couponOf } from '@dijla/commerce-rules/cart/coupon-of';
import { couponOperation } from './coupon-operation.ts';
import { type DeviceCart, rememberedCoupon } from '../device-cart.ts';
import type { ActingCartController } from '../acting-cart-controller.ts';
import { withOperation } from '../changes/with-operation.ts';

const wanted = ({ answer, operations }: DeviceCart): string | null =>
  couponOf(rememberedCoupon(answer), operations)?.code ?? null;

/**
 * Requests a coupon, in any letter case; without a connection it is requested later. Only the server knows
 * whether the code is valid.
 */
export const askForCoupon = async ({ device, act }: ActingCartController, typed: string): Promise<void> => {
  const code = typed.trim();
  await act({ kind: 'apply-coupon', code }, (cart) => {
    if (code === '' || wanted(cart)?.toLowerCase() === code.toLowerCase()) return cart;
    return { ...withOperation(cart, couponOperation('apply-coupon', code, device)), refused_coupon: null };
  });
};

/** Removes the coupon; the totals on screen change at once. */
export const takeOffCoupon = async ({ device, act }: ActingCartController): Promise<void> => {
  await act({ kind: 'delete-coupon' }, (cart) =>
    wanted(cart) === null
      ? cart
      : { ...withOperation(cart, couponOperation('delete-coupon', '', device)), refused_coupon: null },
  );
};
