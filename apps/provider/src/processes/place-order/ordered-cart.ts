import { linesBeyond } from '@dijla/commerce-rules/cart/lines-beyond';
import type { OrderBody } from '@dijla/contract/client';
import { orThrow, RefusedError } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import {
  askedIds,
  beginNextCart,
  type Cart,
  type CartParts,
  cartOf,
  endCart,
  loadCart,
  lockCart,
  newCartId,
  notFound,
} from '../../modules/cart/cart.ts';
import { isSignedIn } from '../../modules/customers/customers.ts';
import type { OrderRequest } from './order-request.ts';

/** What the steps of an order need besides its transaction. */
export type OrderParts = Pick<CartParts, 'stores'>;

/**
 * Whether a request may do what a customer may with a cart of hers, or with what it was ordered as. Older clients send
 * orders without a token, so the cart id, which is secret, is enough while she is signed in somewhere and the account
 * is not disabled.
 */
export const isOfOwner = async (
  transaction: DatabaseTransaction,
  ownerId: number,
  { isCartNamed, context, clerk }: OrderRequest,
): Promise<boolean> => {
  if (clerk !== undefined) return true;
  const caller = await context.caller();
  if (caller.kind === 'customer') return caller.customer.id === ownerId;
  return isCartNamed && isSignedIn(transaction, ownerId, context.now);
};

/**
 * Returns the cart with the customer the order belongs to: the cart's owner, else the caller (wire §4.1).
 * Another customer's token is not enough for a cart that has an owner, nor is the cookie of a shared browser, nor what
 * a device remembers after sign-out (`isOfOwner`).
 */
export const ofBuyer = async (
  transaction: DatabaseTransaction,
  cart: Cart,
  request: OrderRequest,
): Promise<Cart> => {
  if (request.clerk !== undefined) return cart;
  if (cart.customerId === null) {
    const caller = await request.context.caller();
    return { ...cart, customerId: caller.kind === 'customer' ? caller.customer.id : null };
  }
  if (!(await isOfOwner(transaction, cart.customerId, request))) throw new RefusedError(notFound(cart.id));
  return cart;
};

/** Locks and reads the cart of an order, with the customer it belongs to. Throws a refusal where it is not theirs. */
export const readOrderedCart = async (
  transaction: DatabaseTransaction,
  { stores }: OrderParts,
  { request, cartId }: { request: OrderRequest; cartId: string },
): Promise<Cart> => {
  const { body, storeCode, context } = request;
  if (!(await lockCart(transaction, cartId))) throw new RefusedError(notFound(cartId));
  const reading = await loadCart(transaction, {
    cartId,
    storeCode,
    now: context.now,
    takesAddresses: true,
    skus: [...new Set(body.products.map(({ sku }) => sku))],
    ...askedIds(body.products.map(({ product_option }) => product_option)),
  });
  const cart = orThrow(cartOf(reading, stores.byCode(reading.store_code)) ?? notFound(cartId));
  return ofBuyer(transaction, cart, request);
};

/**
 * Ends the cart. Lines added to a customer's cart elsewhere, which the ordering device does not know of, are
 * not part of this order and start the customer's next cart.
 */
export const endOrdered = async (
  transaction: DatabaseTransaction,
  cart: Cart,
  { known_lines: known }: OrderBody,
): Promise<void> => {
  const inCart = cart.lines.map(({ item_id, qty, product, product_option }) => ({
    item_id,
    qty,
    sku: product.sku,
    product_option,
  }));
  const beyond = cart.customerId === null || !known ? [] : linesBeyond(inCart, known);
  await endCart(
    transaction,
    cart.id,
    beyond.map(({ item_id }) => item_id),
  );
  if (beyond.length > 0) await beginNextCart(transaction, cart, { nextId: newCartId(), lines: beyond });
};
