import { foldCart } from '@dijla/commerce-rules/cart/fold-cart';
import { couponAgain } from '../coupon-operation.ts';
import {
  type DeviceCart,
  type DeviceOperation,
  isBypassed,
  type LeftCart,
  nextCart,
  pendingNotices,
} from '../device-cart.ts';
import type { Device } from '../../platform/device.ts';

/** Digits of a line's number in a key. */
const numberLength = 12;

/**
 * Key of the add that brings a line of a guest's cart into a customer's: the same line asked for again, after a device has forgotten all it knew,
 * is the same add, and the server answers it as it did. A merge counts once per guest cart and customer cart.
 */
const mergeKeyOf = (itemId: number): string =>
  `6d657267-6500-4000-8000-${itemId.toString(16).padStart(numberLength, '0')}`;

type Left = DeviceCart['left'];

/** What is kept of a customer's cart when it is hers no more on this device; nothing where nothing waits for her. */
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

/** All of what waits, by customer: both, where both wait for the same one. */
export const joinedLeft = (one: Left, other: Left): Left => [
  ...one.map((left) => other.filter(({ owner }) => owner === left.owner).reduce(bothOf, left)),
  ...other.filter(({ owner }) => one.every((left) => left.owner !== owner)),
];

/** What waits for any other than this customer. What was taken of it as a guest's went another way: it is not looked for when she is back. */
const leftBut = ({ left }: DeviceCart, owner: string): Left =>
  left.filter((other) => other.owner !== owner).flatMap((other) => leftOf(other));

type Made = Pick<Device, 'newId' | 'now' | 'store'>;

/** What a guest's lines change in a customer's cart: they come on top, but for what was hers before it was a guest's. */
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
      const told = { ...common, line_key, sku, parent_sku, product_option, line: line ?? undefined };
      return more < 0
        ? [{ ...told, id: newId(), kind: 'set-qty', qty }]
        : [
            {
              ...told,
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
 * The cart after a customer signed in: the guest's lines as they are on screen go into hers, quantities of equal lines add up, and what she has
 * there comes to the device, with what it was not told when she left; the guest's coupon is asked for again (wire §2.7). Nothing is merged when
 * she was signed in already; another customer's cart is left behind.
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
  return { ...hers, operations, shipping: pendingNotices(cart.shipping), checkout_at: cart.checkout_at };
};

const guestsCart = (cart: DeviceCart): DeviceCart => ({ ...nextCart(cart), has_asked_for_mine: true });

/** The device's cart when a session has ended by itself: hers stays on the server and, where it was not told everything, waits for her here. A guest's stays as it is. */
export const withoutOwner = (cart: DeviceCart): DeviceCart =>
  cart.owner === null ? cart : { ...guestsCart(cart), left: joinedLeft(leftOf(cart), cart.left) };

/** The device's cart after this customer signed out: hers stays on the server, untouched, and nothing of it on the device (spec 2 §4, wire §2.7). */
export const signedOutCart = (cart: DeviceCart, owner: string): DeviceCart => ({
  ...(cart.owner !== null || isBypassed(cart) ? guestsCart(cart) : cart),
  left: leftBut(cart, owner),
});
