import type { CallHandlers } from '../../call/call-handler.ts';
import { isRefusal, refusal } from '../../call/refusal.ts';
import { type CartParts, readingCart } from '../../modules/cart/cart.ts';
import { withdrawOrderId } from '../../modules/orders/orders.ts';

/**
 * `POST /api/ext/dijla/withdraw-order`: whoever may use the cart takes back an order of hers that got no answer, so that she can cancel it and
 * no late attempt places it. A cart that was ordered is not found, as by every call of a cart.
 */
export const withdrawOrder =
  (parts: CartParts): CallHandlers['order/withdraw'] =>
  async ({ query, body }, context) => {
    const cart = await readingCart(
      parts,
      { call: 'order/withdraw', cartId: query.cartId, query },
      context,
      () => true as const,
    );
    if (isRefusal(cart)) return cart;
    return (await withdrawOrderId(parts.database, body.order_id))
      ? { result: true }
      : refusal('order.already-placed');
  };
