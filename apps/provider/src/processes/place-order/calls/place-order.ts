import type { OrderBody } from '@dijla/contract/client';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal } from '../../../call/refusal.ts';
import { type CartParts, namedStoreCode } from '../../../modules/cart/cart.ts';
import { invalidOrderBody } from '../order-invalid.ts';
import { orderAccessToken } from '../../../modules/orders/orders.ts';
import type { OrdersInTurn } from '../orders-in-turn.ts';
import { placeOrder } from '../place-order.ts';
import type { PaymentParts } from '../../settle-payment/payment-parts.ts';
import { withNextStep } from '../with-next-step.ts';

/** Returns the store view an order names in the request, else in its body; null for the cart's own. */
const storeCodeOf = ({ stores }: CartParts, body: OrderBody, named: string | null): string | null =>
  named ?? (stores.all.some(({ code }) => code === body.store_code) ? (body.store_code ?? null) : null);

/** `POST /api/order` (wire §4). Orders wait for their turn, so that they cannot take every session. */
export const placeOrderCall = handleCall(
  'order/place',
  (parts: CartParts & PaymentParts & { ordersInTurn: OrdersInTurn; secret: string }) =>
    async ({ query, body }, context) => {
      const named = body.cart_id || query.cartId;
      const request = {
        body,
        context,
        cartId: named || context.cookieCartId,
        isCartNamed: Boolean(named),
        storeCode: storeCodeOf(parts, body, namedStoreCode(query, context)),
      };
      const outcome = await parts.ordersInTurn(context.gone, () => placeOrder(parts, request));
      if (isRefusal(outcome)) return outcome;
      // The order's turn is over: a slow gateway keeps no other order waiting.
      const { confirmation, position } = await withNextStep(parts, outcome, { body, context });
      const access_key = orderAccessToken(Number(confirmation.backendOrderId), parts.secret);
      return { result: { ...confirmation, access_key }, position };
    },
  { invalidBody: invalidOrderBody },
);
