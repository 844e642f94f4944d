import type { ProductOption } from '@dijla/contract/client';
import { quantityOf } from '@dijla/commerce-rules/cart/quantity-of';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { Cart } from '../cart-of.ts';
import { type CartLine, cartLine } from './cart-line.ts';
import { chosenItem, type AskedItem } from './chosen-item.ts';
import type { LineItem } from './line-item.ts';
import { lineRefusal } from './line-refusal.ts';
import { storedOption } from './stored-option.ts';

/** Maximum number of lines in a cart. */
const largestCart = 500;

/** The cart after a change, the changed line, and the id of the line merged into it. */
export type LineChange = { cart: Cart; line: CartLine; absorbed: number | null };

const withLine = (cart: Cart, line: CartLine, absorbed: number | null): Cart => {
  const kept = cart.lines.filter(({ item_id }) => item_id !== absorbed);
  const isNew = kept.every(({ item_id }) => item_id !== line.item_id);
  return {
    ...cart,
    lines: isNew ? [...kept, line] : kept.map((other) => (other.item_id === line.item_id ? line : other)),
  };
};

const checked = (
  cart: Cart,
  line: CartLine,
  { absorbed, now }: { absorbed: number | null; now: number },
): LineChange | Refusal => {
  const quantity = quantityOf(line.qty);
  if (!quantity.ok) return refusal(quantity.code, quantity.data);
  const changed = withLine(cart, line, absorbed);
  return lineRefusal(changed, line, now) ?? { cart: changed, line, absorbed };
};

/**
 * Adds to the cart: increases an identical line by `qty`, or else appends a new line with `itemId` (wire
 * §2.3).
 */
export const addLine = (
  cart: Cart,
  asked: AskedItem & { qty: number; itemId: number },
  now: number,
): LineChange | Refusal => {
  const choice = chosenItem(cart, asked);
  if (isRefusal(choice)) return choice;
  const same = cart.lines.find(({ line_key }) => line_key === choice.line_key);
  if (!same && cart.lines.length >= largestCart) return refusal('cart.too-many-lines', { most: largestCart });
  const line = cartLine(same ?? choice, {
    item_id: same?.item_id ?? asked.itemId,
    qty: (same?.qty ?? 0) + asked.qty,
  });
  return checked(cart, line, { absorbed: null, now });
};

const members = [
  'bundle_options',
  'custom_options',
  'configurable_item_options',
  'downloadable_option',
] as const;

/** Returns the line's item with a new choice; options that are not given keep their values. */
const choiceChange = (
  cart: Cart,
  line: CartLine,
  option: ProductOption | null | undefined,
): LineItem | Refusal => {
  const given = storedOption(option)?.extension_attributes ?? {};
  if (members.every((member) => given[member] === undefined)) return line;
  const extension_attributes = { ...line.product_option?.extension_attributes, ...given };
  return chosenItem(cart, {
    sku: (line.parent ?? line.product).sku,
    product_option: { extension_attributes },
  });
};

/**
 * Sets a line to exactly `qty` and, when options are given, to another choice. When an identical line
 * exists, that line is merged in and the quantities add up (wire §2.3).
 */
export const setLine = (
  cart: Cart,
  asked: { itemId: number; qty: number; product_option?: ProductOption | null | undefined },
  now: number,
): LineChange | Refusal => {
  const current = cart.lines.find(({ item_id }) => item_id === asked.itemId);
  if (!current) return refusal('cart.line-not-found', { item_id: asked.itemId });
  const choice = choiceChange(cart, current, asked.product_option);
  if (isRefusal(choice)) return choice;
  const twin = cart.lines.find(
    ({ item_id, line_key }) => item_id !== asked.itemId && line_key === choice.line_key,
  );
  const line = cartLine(choice, { item_id: asked.itemId, qty: asked.qty + (twin?.qty ?? 0) });
  return checked(cart, line, { absorbed: twin?.item_id ?? null, now });
};

/** Removes a line by its id, or by sku when no id is given (wire §2.6). */
export const removeLine = (
  cart: Cart,
  asked: { itemId: number | null; sku: string | null },
): { cart: Cart; line: CartLine } | Refusal => {
  const line = cart.lines.find(({ item_id, product }) =>
    asked.itemId === null ? product.sku === asked.sku : item_id === asked.itemId,
  );
  if (!line) return refusal('cart.line-not-found');
  return { cart: { ...cart, lines: cart.lines.filter(({ item_id }) => item_id !== line.item_id) }, line };
};
