import type { CallHandler } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { type CartParts, readingCart } from '../../../modules/cart/cart.ts';
import { withdrawOrderId } from '../../../modules/orders/orders.ts';
import type { OrdersInTurn } from '../orders-in-turn.ts';

/**
 * `POST /api/ext/dijla/withdraw-order`: withdraws an order that got no response, for a caller with access to
 * the cart, so that it can be cancelled and no late attempt places it. An ordered cart is not found, as in
 * every cart call.
 */
export const withdrawOrder = handleCall(
  'order/withdraw',
  (parts: CartParts & { ordersInTurn: OrdersInTurn }) => {
    const withdraw: CallHandler<'order/withdraw'> = async ({ query, body }, context) => {
      const cart = await readingCart(
        parts,
        { call: 'order/withdraw', cartId: query.cartId, query, context },
        () => true as const,
      );
      if (isRefusal(cart)) return cart;
      return (await withdrawOrderId(parts.database, body.order_id))
        ? { result: true }
        : refusal('order.already-placed');
    };
    return (input, context) => parts.ordersInTurn(context.gone, () => withdraw(input, context));
  },
);
