import { couponOf } from '@dijla/commerce-rules/cart/coupon-of';
import { foldCart } from '@dijla/commerce-rules/cart/fold-cart';
import { couponOperation } from './coupon-operation.ts';
import { type DeviceCart, type DeviceOperation, nextCart, rememberedCoupon } from './device-cart.ts';
import type { Device } from './device.ts';

/** Digits of a line's number in a key. */
const numberLength = 12;

/**
 * Key of the add that brings a line of a guest's cart into a customer's: the same line asked for again, after a device has forgotten all it knew,
 * is the same add, and the server answers it as it did. A merge counts once per guest cart and customer cart.
 */
const mergeKeyOf = (itemId: number): string => `6d657267-6500-4000-8000-${itemId.toString(16).padStart(numberLength, '0')}`;

/**
 * The cart after a customer signed in: the guest's lines as they are on screen go into hers, quantities of equal lines add up, and what she has
 * there comes to the device; the guest's coupon is asked for again (wire §2.7). Nothing is merged when she was signed in already; another customer's cart is left behind.
 */
export const withOwner = (cart: DeviceCart, owner: string, { newId, now, store }: Pick<Device, 'newId' | 'now' | 'store'>): DeviceCart => {
  if (cart.owner === owner) return cart;
  const fresh: DeviceCart = { ...nextCart(cart), owner };
  if (cart.owner !== null) return fresh;
  const lines = foldCart(cart.base, cart.operations);
  const coupon = couponOf(rememberedCoupon(cart.answer), cart.operations);
  const adds = lines.map(({ line_key, item_id, sku, parent_sku, qty, product_option, line }): DeviceOperation => ({
    id: item_id === null ? newId() : mergeKeyOf(item_id), kind: 'add', is_merge: true, line_key, sku, parent_sku, qty, product_option, line: line ?? undefined,
    at: now(), store_code: cart.operations.at(-1)?.store_code ?? cart.store_code ?? store(), attempts: 0, qty_before: 0,
  }));
  const operations = coupon === null ? adds : [...adds, couponOperation('apply-coupon', coupon.code, { newId, now, store })];
  return { ...fresh, operations, shipping: cart.shipping && { ...cart.shipping, is_sent: false }, checkout_at: cart.checkout_at };
};

/** The device's cart after a customer signed out: hers stays on the server, untouched (wire §2.7). A guest's stays as it is. */
export const withoutOwner = (cart: DeviceCart): DeviceCart => (cart.owner === null ? cart : { ...nextCart(cart), has_asked_for_mine: true });
