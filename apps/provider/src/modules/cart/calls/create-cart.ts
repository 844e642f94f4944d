import { createHash } from 'node:crypto';
import type { CallHandler, RequestContext } from '../../../call/call-handler.ts';
import { networkOf } from '../../../http/limits/network-of.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { isRefusal, type Refusal } from '../../../call/refusal.ts';
import { callerRefusal } from '../../customers/customers.ts';
import { newCartId } from '../reading/cart-id.ts';
import { answerOf, type CartParts, findCart } from '../lines/change-cart.ts';
import { findUnusedCart, insertCart, type KeptAnswer, takeCustomerCart } from '../reading/cart-sql.ts';

const call = 'cart/create';

type CreateCartParts = CartParts & { limits: Pick<RateLimits, 'newCarts'> };

/** A guest without a cart is known by her network and browser alone; neither is kept in clear. */
const guestScope = ({ address, device }: RequestContext): string =>
  `${call} ${createHash('sha256')
    .update(`${networkOf(address)}\n${device}`)
    .digest('hex')}`;

/**
 * Under one idempotency key the one cart of the first request, in whatever store: its next change moves it. Only for the guest who asked first, and
 * only until the cart is used: whoever uses it has had the answer, so that another who comes with the key gets a cart of her own. A network that makes
 * too many carts waits.
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

/** A new cart for a guest, the one active cart for a customer (wire §2.1). Nothing of a guest's cart is put into it: that is the client's part (wire §2.7). */
export const createCart =
  (parts: CreateCartParts): CallHandler<typeof call> =>
  async ({ query }, context) => {
    const asker = await context.asker();
    const refused = callerRefusal(asker);
    if (refused) return refused;
    const id =
      asker.kind === 'customer'
        ? await takeCustomerCart(parts.database, {
            id: newCartId(),
            customerId: asker.customer.id,
            store: context.store,
          })
        : await newGuestCart(parts, context);
    if (isRefusal(id)) return id;
    if (query.view !== 'cart') return { result: id };
    const cart = await findCart(parts, { call, cartId: id, query }, context);
    return isRefusal(cart) ? { result: id } : answerOf(id, cart, query, context.now);
  };
