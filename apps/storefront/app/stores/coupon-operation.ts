import type { DeviceOperation } from './device-cart.ts';
import type { Device } from './device.ts';

/** Another coupon for the cart, or none, as an operation of the log: it touches no line. */
export const couponOperation = (kind: 'apply-coupon' | 'delete-coupon', coupon: string, { newId, now, store }: Pick<Device, 'newId' | 'now' | 'store'>): DeviceOperation => ({
  id: newId(), kind, line_key: '', sku: '', parent_sku: '', qty: 0, coupon, at: now(), store_code: store(), attempts: 0, qty_before: 0,
});
