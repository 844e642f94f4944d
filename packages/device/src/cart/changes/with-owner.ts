import { foldCart } from '@dijla/commerce-rules/cart/fold-cart';
import { couponAgain } from '../coupon/coupon-operation.ts';
import {
  type DeviceCart,
  type DeviceOperation,
  isBypassed,
  type LeftCart,
  nextCart,
  unsentShipping,
} from '../device-cart.ts';
import type { Device } from '../../platform/device.ts';

/** Number of hexadecimal digits for a line's id in a key. */
const numberLength = 12;

/**
 * Returns the key of the addition that merges a guest's line into a customer's cart. The key depends only on
 * the line, so that a device that has lost its storage sends the same addition and the server answers it as
 * before. A merge counts once per guest cart and customer cart.
 */
const mergeKeyOf = (itemId: number): string =>
  `6d657267-6500-4000-8000-${itemId.toString(16).padStart(numberLength, '0')}`;

type Left = DeviceCart['left'];

/** Returns what to keep of a customer's cart that leaves this device; empty if nothing in it is pending. */
export const leftOf = (
  {
    owner,
    cart_id,
    provider,
    store_code,
    base,
    operations,
  }: Pick<DeviceCart, Exclude<keyof LeftCart, 'taken'>>,
  taken: LeftCart['taken'] = {},
): Left =>
  owner === null || (operations.length === 0 && Object.keys(taken).length === 0)
    ? []
    : [{ owner, cart_id, provider, store_code, base, operations, taken }];

const bothOf = (one: LeftCart, other: LeftCart): LeftCart => {
  const taken = Object.fromEntries(
    Object.keys({ ...one.taken, ...other.taken }).map((key) => [
      key,
      (one.taken[key] ?? 0) + (other.taken[key] ?? 0),
    ]),
  );
  return { ...one, operations: [...one.operations, ...other.operations], taken };
};

/** Returns all left carts by customer, combining two of the same customer. */
export const joinedLeft = (one: Left, other: Left): Left => [
  ...one.map((left) => other.filter(({ owner }) => owner === left.owner).reduce(bothOf, left)),
  ...other.filter(({ owner }) => one.every((left) => left.owner !== owner)),
];

/**
 * Returns what is pending for all other customers, without `taken`: those lines went into a guest's cart and
 * are not compared when that customer returns.
 */
const leftBut = ({ left }: DeviceCart, owner: string): Left =>
  left.filter((other) => other.owner !== owner).flatMap((other) => leftOf(other));

type Made = Pick<Device, 'newId' | 'now' | 'store'>;

/**
 * Returns the operations that merge a guest's lines into a customer's cart: they are added on top, less what
 * was the customer's before it became a guest's.
 */
const mergeOf = (
  cart: DeviceCart,
  { hers, taken }: { hers: DeviceCart; taken: LeftCart['taken'] },
  { newId, now, store }: Made,
): DeviceOperation[] => {
  const lines = foldCart(cart.base, cart.operations);
  const shown = new Set(lines.map(({ line_key: key }) => key));
  const common = {
    at: now(),
    store_code: cart.operations.at(-1)?.store_code ?? cart.store_code ?? store(),
    attempts: 0,
    qty_before: 0,
  };
  const changed = lines.flatMap(
    ({ line_key, item_id, sku, parent_sku, qty, product_option, line }): DeviceOperation[] => {
      const more = qty - (taken[line_key] ?? 0);
      if (more === 0) return [];
      const ofLine = { ...common, line_key, sku, parent_sku, product_option, line: line ?? undefined };
      return more < 0
        ? [{ ...ofLine, id: newId(), kind: 'set-qty', qty }]
        : [
            {
              ...ofLine,
              id: item_id === null ? newId() : mergeKeyOf(item_id),
              kind: 'add',
              is_merge: true,
              qty: more,
            },
          ];
    },
  );
  const removed = foldCart(hers.base, hers.operations).filter(
    ({ line_key: key }) => key in taken && !shown.has(key),
  );
  return [
    ...changed,
    ...removed.map(({ line_key, sku, parent_sku, qty }): DeviceOperation => ({
      ...common,
      id: newId(),
      kind: 'remove',
      line_key,
      sku,
      parent_sku,
      qty,
    })),
  ];
};

/**
 * Returns the cart after a customer signed in: the guest's lines as shown are added to the customer's,
 * quantities of equal lines add up, the customer's lines come to the device together with what was pending,
 * and the guest's coupon is requested again (wire §2.7). Nothing is merged if the customer was already
 * signed in; another customer's cart is left behind.
 */
export const withOwner = (cart: DeviceCart, owner: string, device: Made): DeviceCart => {
  if (cart.owner === owner) return cart;
  const { taken = {}, ...before }: Partial<LeftCart> = cart.left.find((left) => left.owner === owner) ?? {};
  const left = joinedLeft(leftOf(cart), leftBut(cart, owner));
  const hers: DeviceCart = { ...nextCart(cart), ...before, owner, left };
  if (cart.owner !== null) return hers;
  const operations = [
    ...hers.operations,
    ...mergeOf(cart, { hers, taken }, device),
    ...couponAgain(cart, device),
  ];
  return { ...hers, operations, shipping: unsentShipping(cart.shipping), checkout_at: cart.checkout_at };
};

const guestsCart = (cart: DeviceCart): DeviceCart => ({ ...nextCart(cart), has_asked_for_mine: true });

/**
 * Returns the device's cart after a session ended by itself: the customer's cart stays on the server, and
 * its pending operations wait here. A guest's cart stays as it is.
 */
export const withoutOwner = (cart: DeviceCart): DeviceCart =>
  cart.owner === null ? cart : { ...guestsCart(cart), left: joinedLeft(leftOf(cart), cart.left) };

/**
 * Returns the device's cart after this customer signed out: the customer's cart stays untouched on the
 * server, and nothing of it on the device (spec 2 §4, wire §2.7).
 */
export const signedOutCart = (cart: DeviceCart, owner: string): DeviceCart => ({
  ...(cart.owner !== null || isBypassed(cart) ? guestsCart(cart) : cart),
  left: leftBut(cart, owner),
});
