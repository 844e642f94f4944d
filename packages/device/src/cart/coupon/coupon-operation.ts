import { couponOf } from '@dijla/commerce-rules/cart/coupon-of';
import { type DeviceCart, type DeviceOperation, rememberedCoupon } from '../device-cart.ts';
import type { Device } from '../../platform/device.ts';

type Made = Pick<Device, 'newId' | 'now' | 'store'>;

/** Returns an operation that applies or removes a coupon; it touches no line. */
export const couponOperation = (
  kind: 'apply-coupon' | 'delete-coupon',
  coupon: string,
  { newId, now, store }: Made,
): DeviceOperation => ({
  id: newId(),
  kind,
  line_key: '',
  sku: '',
  parent_sku: '',
  qty: 0,
  coupon,
  at: now(),
  store_code: store(),
  attempts: 0,
  qty_before: 0,
});

/**
 * Returns the operation that requests a cart's applied or pending coupon again in the cart its lines move to
 * (wire §2.7).
 */
export const couponAgain = ({ answer, operations }: DeviceCart, device: Made): DeviceOperation[] => {
  const coupon = couponOf(rememberedCoupon(answer), operations);
  return coupon === null ? [] : [couponOperation('apply-coupon', coupon.code, device)];
};
