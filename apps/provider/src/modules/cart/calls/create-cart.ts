import type { CallHandler, RequestContext } from '../../../http/call-handler.ts';
import { isRefusal } from '../../../http/refusal.ts';
import { refusedAsker } from '../../customers/customers.ts';
import { newCartId } from '../cart-id.ts';
import { answerOf, type CartParts, findCart } from '../change-cart.ts';
import { findAnswer, insertCart, type KeptAnswer, takeCustomerCart } from '../cart-store.ts';

const call = 'cart/create';

/** Under one idempotency key the one cart of the first request, in whatever store: its next change moves it. */
const newGuestCart = async ({ database }: CartParts, { store, idempotencyKey: key }: RequestContext): Promise<string> => {
  const cartId = newCartId();
  const kept: KeptAnswer | null = key ? { scope: call, key, call, requestHash: call, status: 200, answer: { result: cartId } } : null;
  const isFirst = await insertCart(database, cartId, { store, kept });
  const first = isFirst || !key ? null : await findAnswer(database, call, key);
  return first ? (first.answer as { result: string }).result : cartId;
};

/** A new cart for a guest, the one active cart for a customer (wire §2.1). Nothing of a guest's cart is put into it: that is the client's part (wire §2.7). */
export const createCart = (parts: CartParts): CallHandler<typeof call> => async ({ query }, context) => {
  const asker = await context.asker();
  const refused = refusedAsker(asker);
  if (refused) return refused;
  const id = asker.kind === 'customer'
    ? await takeCustomerCart(parts.database, { id: newCartId(), customerId: asker.customer.id, store: context.store })
    : await newGuestCart(parts, context);
  if (query.view !== 'cart') return { result: id };
  const cart = await findCart(parts, { call, cartId: id, query }, context);
  return isRefusal(cart) ? { result: id } : answerOf(id, cart, query, context.now);
};
