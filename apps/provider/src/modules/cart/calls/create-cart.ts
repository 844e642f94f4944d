import { createHash } from 'node:crypto';
import { callerRefusal } from '../../../call/caller.ts';
import type { RequestContext } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { networkOf } from '../../../http/limits/network-of.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { isRefusal, type Refusal } from '../../../call/refusal.ts';
import { newCartId } from '../reading/cart-id.ts';
import { answerOf, type CartParts, findCart } from '../lines/change-cart.ts';
import { findUnusedCart, insertCart, type KeptAnswer, takeCustomerCart } from '../reading/cart-sql.ts';

const call = 'cart/create';

type CreateCartParts = CartParts & { limits: Pick<RateLimits, 'newCarts'> };

/**
 * Scope of the idempotency key of a guest without a cart: a hash of network and browser, so that neither is
 * stored in clear text.
 */
const guestScope = ({ address, device }: RequestContext): string =>
  `${call} ${createHash('sha256')
    .update(`${networkOf(address)}\n${device}`)
    .digest('hex')}`;

/**
 * Creates a guest's cart. Requests with the same idempotency key get the cart of the first request, in any
 * store; the cart's next change moves it to its store. This holds only for the same guest and only until the
 * cart is used: its user has received the answer, so another guest with the same key gets a new cart. A
 * network that creates too many carts is rate limited.
 */
const newGuestCart = async (
  { database, limits }: CreateCartParts,
  context: RequestContext,
): Promise<string | Refusal> => {
  const counted = await limits.newCarts.count(context.address);
  if (isRefusal(counted)) return counted;
  const { store, idempotencyKey: key } = context;
  const cartId = newCartId();
  if (!key) {
    await insertCart(database, cartId, { store, kept: null });
    return cartId;
  }
  const kept: KeptAnswer = {
    scope: guestScope(context),
    key,
    call,
    requestHash: call,
    status: 200,
    answer: { result: cartId },
  };
  if (await insertCart(database, cartId, { store, kept })) return cartId;
  const first = await findUnusedCart(database, kept);
  if (first === null) await insertCart(database, cartId, { store, kept: null });
  else await counted.undo();
  return first ?? cartId;
};

/**
 * Returns a new cart for a guest, or the customer's one active cart (wire §2.1). Lines of a guest's cart are
 * not merged into it; the client does that (wire §2.7). It knows no gift card, so the guest's comes from here.
 */
export const createCart = handleCall(call, (parts: CreateCartParts) => async ({ query }, context) => {
  const caller = await context.caller();
  const refused = callerRefusal(caller);
  if (refused) return refused;
  const id =
    caller.kind === 'customer'
      ? await takeCustomerCart(parts.database, {
          id: newCartId(),
          customerId: caller.customer.id,
          store: context.store,
          guestCartId: context.cookieCartId,
        })
      : await newGuestCart(parts, context);
  if (isRefusal(id)) return id;
  if (query.view !== 'cart') return { result: id };
  const request = { call, cartId: id, query, context } as const;
  const cart = await findCart(parts, request);
  return isRefusal(cart) ? { result: id } : answerOf(id, cart, request);
});
