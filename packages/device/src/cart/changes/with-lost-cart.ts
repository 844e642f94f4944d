import { isOfCoupon } from '@dijla/commerce-rules/cart/is-of-coupon';
import { couponAgain } from '../coupon/coupon-operation.ts';
import { type DeviceCart, type DeviceOperation, unsentShipping } from '../device-cart.ts';
import type { Device } from '../../platform/device.ts';

type Made = Pick<Device, 'newId' | 'now' | 'store'>;

/** Returns the lines as additions to another cart, each under its own key. */
const addsOf = ({ base, store_code }: DeviceCart, { newId, now, store }: Made): DeviceOperation[] =>
  base.lines.map(({ line_key, sku, parent_sku, qty, product_option, line }) => ({
    id: newId(),
    kind: 'add',
    line_key,
    sku,
    parent_sku,
    qty,
    product_option,
    line: line ?? undefined,
    at: now(),
    store_code: store_code ?? store(),
    attempts: 0,
    qty_before: 0,
  }));

/**
 * Returns the lines of a guest's cart as additions to another, each under its own key, then the unanswered
 * operations, then the coupon.
 */
const guestsAgain = (cart: DeviceCart, device: Made): DeviceOperation[] => [
  ...addsOf(cart, device),
  ...cart.operations.filter((operation) => !isOfCoupon(operation)),
  ...couponAgain(cart, device),
];

/**
 * Returns the cart after its server side is gone (404). A guest gets a new cart, and every line is sent
 * first as an addition, so that each arrives exactly once even after retries. A customer's cart is gone only
 * if it was ordered on another device: its lines and its coupon must not come back, and the unanswered
 * operations go into the next cart. The server may have begun that cart with what the order left, so the
 * device asks for it.
 */
export const withLostCart = (cart: DeviceCart, device: Made): DeviceCart => ({
  ...cart,
  cart_id: null,
  create_key: cart.owner === null ? device.newId() : null,
  has_asked_for_mine: cart.owner === null && cart.has_asked_for_mine,
  base: { lines: [], included: [] },
  operations: (cart.owner === null ? guestsAgain(cart, device) : cart.operations).map((operation) => ({
    ...operation,
    qty_before: 0,
    attempts: 0,
  })),
  answer: null,
  shipping: unsentShipping(cart.shipping),
  restarts: cart.restarts + 1,
});
