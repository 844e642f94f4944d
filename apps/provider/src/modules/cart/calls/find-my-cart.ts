import { type Caller, callerRefusal } from '../../../call/caller.ts';
import type { RequestContext } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal } from '../../../call/refusal.ts';
import { isCartId } from '../reading/cart-id.ts';
import { findCustomerCart, isGuestCart } from '../reading/cart-sql.ts';
import { answerOf, type CartParts, findCart } from '../lines/change-cart.ts';

const mine = async (
  { database }: CartParts,
  caller: Caller,
  { cookieCartId }: RequestContext,
): Promise<string | null> => {
  if (caller.kind === 'customer') return findCustomerCart(database, caller.customer.id);
  return isCartId(cookieCartId) && (await isGuestCart(database, cookieCartId)) ? cookieCartId : null;
};

/**
 * Returns the id of the active cart of the token's customer, or of the cart cookie when there is no token;
 * null when there is none (wire §2.9).
 */
export const findMyCart = handleCall('cart/mine', (parts: CartParts) => async ({ query }, context) => {
  const caller = await context.caller();
  const refused = callerRefusal(caller);
  if (refused) return refused;
  const cartId = await mine(parts, caller, context);
  if (cartId === null || query.view !== 'cart') return { result: cartId };
  const request = { call: 'cart/mine' as const, cartId, query, context };
  const cart = await findCart(parts, request);
  return isRefusal(cart) ? { result: null } : answerOf(cart.id, cart, request);
});
