import type { CallHandler } from '../../../http/call-handler.ts';
import { isRefusal } from '../../../http/refusal.ts';
import { newCartId } from '../cart-id.ts';
import { answerOf, type CartParts, findCart } from '../change-cart.ts';
import { findAnswer, insertCart, type KeptAnswer } from '../cart-store.ts';

const call = 'cart/create';

/** A new guest cart; under one idempotency key the one cart of the first request, in whatever store: its next change moves it. */
export const createCart = (parts: CartParts): CallHandler<typeof call> => async ({ query }, context) => {
  const cartId = newCartId();
  const { store, idempotencyKey: key } = context;
  const kept: KeptAnswer | null = key ? { scope: call, key, call, requestHash: call, status: 200, answer: { result: cartId } } : null;
  const isFirst = await insertCart(parts.database, cartId, { store, kept });
  const first = isFirst || !key ? null : await findAnswer(parts.database, call, key);
  const id = first ? (first.answer as { result: string }).result : cartId;
  if (query.view !== 'cart') return { result: id };
  const cart = await findCart(parts, { call, cartId: id, query }, context);
  return isRefusal(cart) ? { result: id } : answerOf(id, cart, query, context.now);
};
