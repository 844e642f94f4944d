import { foldCart } from '@dijla/commerce-rules/cart/fold-cart';
import type { DeviceCart, DeviceOperation } from './device-cart.ts';
import type { Device } from './device.ts';
import { leftOf } from './with-owner.ts';

const isUntouched = ({ cart_id, base, operations }: DeviceCart): boolean => cart_id === null && base.lines.length === 0 && operations.length === 0;

/**
 * The cart after an order was rejected or cancelled: the ordered one comes back as it was; when the shopper
 * has begun another meanwhile, its lines are added to that one, each under a key of its own.
 */
export const withRestoredCart = (cart: DeviceCart, ordered: DeviceCart, { newId, now, store }: Pick<Device, 'newId' | 'now' | 'store'>): DeviceCart => {
  // Hers waits for her; what the server has of it is there anyway.
  if (ordered.owner !== null && ordered.owner !== cart.owner) return { ...cart, left: leftOf(ordered) ?? cart.left };
  if (isUntouched(cart)) return { ...ordered, noted: cart.noted, left: cart.left };
  const again = foldCart(ordered.base, ordered.operations).map(({ line_key, sku, parent_sku, qty, product_option, line }): DeviceOperation => ({
    id: newId(), kind: 'add', line_key, sku, parent_sku, qty, product_option, line: line ?? undefined, at: now(),
    store_code: ordered.operations[0]?.store_code ?? ordered.store_code ?? store(), attempts: 0, qty_before: 0,
  }));
  return { ...cart, create_key: cart.create_key ?? (cart.cart_id === null ? newId() : null), operations: [...cart.operations, ...again] };
};
