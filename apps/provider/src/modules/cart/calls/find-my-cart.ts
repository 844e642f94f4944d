import type { CallHandler } from '../../../http/call-handler.ts';
import { isRefusal } from '../../../http/refusal.ts';
import { isCartId } from '../cart-id.ts';
import { isActiveCart } from '../cart-store.ts';
import { answerOf, type CartParts, findCart } from '../change-cart.ts';

/** The id of the cookie's cart while it is active, else null (wire §2.9). */
export const findMyCart = (parts: CartParts): CallHandler<'cart/mine'> => async ({ query }, context) => {
  const { cookieCartId: cartId, now } = context;
  if (!isCartId(cartId)) return { result: null };
  if (query.view !== 'cart') return { result: (await isActiveCart(parts.database, cartId)) ? cartId : null };
  const cart = await findCart(parts, { call: 'cart/mine', cartId, query }, context);
  return isRefusal(cart) ? { result: null } : answerOf(cart.id, cart, query, now);
};
