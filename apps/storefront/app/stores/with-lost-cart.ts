import type { DeviceCart, DeviceOperation } from './device-cart.ts';
import type { Device } from './device.ts';

/**
 * The cart whose server side is gone (404): a new one will be created, and every acknowledged line goes first as an add
 * under a key of its own, so that each arrives exactly once whatever happens on the way.
 */
export const withLostCart = (cart: DeviceCart, { newId, now, store }: Pick<Device, 'newId' | 'now' | 'store'>): DeviceCart => {
  const store_code = cart.store_code ?? store();
  const again = cart.base.lines.map(({ line_key, sku, parent_sku, qty, product_option, line }): DeviceOperation => ({
    id: newId(), kind: 'add', line_key, sku, parent_sku, qty, product_option, line: line ?? undefined, at: now(), store_code, attempts: 0, qty_before: 0,
  }));
  return {
    ...cart,
    cart_id: null,
    create_key: newId(),
    base: { lines: [], included: [] },
    operations: [...again, ...cart.operations.map((operation) => ({ ...operation, qty_before: 0, attempts: 0 }))],
    answer: null,
    shipping: cart.shipping && { ...cart.shipping, is_sent: false },
    restarts: cart.restarts + 1,
  };
};
