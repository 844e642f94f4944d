import { isOfCoupon } from '@dijla/commerce-rules/cart/is-of-coupon';
import { couponAgain } from '../coupon-operation.ts';
import { type DeviceCart, type DeviceOperation, pendingNotices } from '../device-cart.ts';
import type { Device } from '../../platform/device.ts';

type Made = Pick<Device, 'newId' | 'now' | 'store'>;

/** The lines as adds for another cart, each under a key of its own. */
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

/** What a guest's cart held as adds for another, each under a key of its own; then what the server has not heard of, and her coupon behind its goods. */
const guestsAgain = (cart: DeviceCart, device: Made): DeviceOperation[] => [
  ...addsOf(cart, device),
  ...cart.operations.filter((operation) => !isOfCoupon(operation)),
  ...couponAgain(cart, device),
];

/**
 * The cart whose server side is gone (404): a new one will be created, and every line a guest's held goes first as an add, so that each arrives
 * exactly once whatever happens on the way. A customer's cart is gone only when it was ordered, on another device: its lines must not
 * come back, what the server has not heard of yet goes into her next cart. The server may have
 * begun that with what the order left, so it is asked for. Its coupon was ordered with it.
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
  shipping: pendingNotices(cart.shipping),
  restarts: cart.restarts + 1,
});
