import { foldCart } from '@dijla/commerce-rules/cart/fold-cart';
import { couponOf } from '@dijla/commerce-rules/cart/coupon-of';
import { couponAgain } from '../coupon/coupon-operation.ts';
import { asKept, type DeviceCart, type DeviceOperation, rememberedCoupon } from '../device-cart.ts';
import type { Device } from '../../platform/device.ts';
import { joinedLeft, leftOf, withOwner } from './with-owner.ts';

type Made = Pick<Device, 'newId' | 'now' | 'store'>;

const isUntouched = ({ cart_id, base, operations }: DeviceCart): boolean =>
  cart_id === null && base.lines.length === 0 && operations.length === 0;

const addsOf = (
  { base, operations, store_code }: DeviceCart,
  { newId, now, store }: Made,
): DeviceOperation[] =>
  foldCart(base, operations).map(({ line_key, sku, parent_sku, qty, product_option, line }) => ({
    id: newId(),
    kind: 'add',
    line_key,
    sku,
    parent_sku,
    qty,
    product_option,
    line: line ?? undefined,
    at: now(),
    store_code: operations[0]?.store_code ?? store_code ?? store(),
    attempts: 0,
    qty_before: 0,
  }));

/** Returns the ordered cart's coupon, unless the other cart has its own. */
const couponBeside = (cart: DeviceCart, ordered: DeviceCart, device: Made): DeviceOperation[] =>
  couponOf(rememberedCoupon(cart.answer), cart.operations) === null ? couponAgain(ordered, device) : [];

/** `isAsItWas` means that the order was never sent, so the server's last answer still applies. */
type Restored = { kept: DeviceCart; isAsItWas: boolean };

/**
 * Returns the cart after an order was rejected or cancelled: the ordered cart comes back as it was. If the
 * shopper has begun another cart since, the lines are added to that one, each under its own key. Lines of a
 * customer that continued as a guest's are still the customer's and are not added to the customer's own cart
 * again.
 */
export const withRestoredCart = (
  cart: DeviceCart,
  { kept, isAsItWas }: Restored,
  device: Made,
): DeviceCart => {
  const ordered = asKept(kept);
  // Pending operations of the customer's cart wait for the customer; the rest is on the server anyway.
  if (ordered.owner !== null && ordered.owner !== cart.owner)
    return { ...cart, left: joinedLeft(leftOf(ordered), cart.left) };
  const left = joinedLeft(ordered.left, cart.left);
  const since = { noted: cart.noted, unheard: cart.unheard, left };
  const back: DeviceCart = isAsItWas ? ordered : { ...ordered, answer: null };
  if (isUntouched(cart)) {
    const restored = { ...back, ...since };
    // Who ordered as a guest and signed in since has the lines in her own cart.
    return cart.owner === null ? restored : withOwner(restored, cart.owner, device);
  }
  // A customer has one cart on the server. Unless it was lost, it still holds the acknowledged lines of the
  // ordered cart.
  if (ordered.owner !== null && ordered.restarts === 0) {
    const [known, operations] =
      cart.cart_id === null
        ? [back, [...ordered.operations, ...cart.operations]]
        : [cart, [...cart.operations, ...ordered.operations]];
    return { ...known, ...since, order_id: null, operations };
  }
  const create_key = cart.create_key ?? (cart.cart_id === null ? device.newId() : null);
  if (cart.owner !== null && ordered.left.some(({ owner }) => owner === cart.owner))
    return {
      ...cart,
      create_key,
      operations: [...cart.operations, ...withOwner(ordered, cart.owner, device).operations],
    };
  return {
    ...cart,
    left,
    create_key,
    operations: [...cart.operations, ...addsOf(ordered, device), ...couponBeside(cart, ordered, device)],
  };
};
