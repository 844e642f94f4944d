import type { OrderBody } from '@dijla/contract/client';
import type { CallInput, RequestContext } from '../../../call/call-handler.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import { insertDeskCart, newCartId } from '../../../modules/cart/cart.ts';
import { isCustomer } from '../../../modules/customers/customers.ts';
import { lockOrder } from '../../../modules/orders/orders.ts';
import type { Stores } from '../../../modules/store-views/store-views.ts';
import { orderStatusOf } from '../../work-order/order-status-of.ts';
import { placeOrderIn } from '../place-order.ts';

type Body = CallInput<'desk/place-order'>['body'];

/** Returns the order as a client of the wire sends it, from this cart. */
const orderBodyOf = (body: Body, cartId: string): OrderBody => ({
  cart_id: cartId,
  store_code: body.store_code,
  products: body.products,
  addressInformation: {
    shippingAddress: body.shipping_address,
    billingAddress: body.billing_address,
    shipping_carrier_code: body.shipping_method?.carrier_code,
    shipping_method_code: body.shipping_method?.method_code,
    payment_method_code: body.payment_method_code,
  },
});

type Writing = { transaction: DatabaseTransaction; context: RequestContext; clerk: string };

/** Orders a cart made for the purpose, which stands beside the one that the customer may have. Returns the order's id. */
const written = async (
  { transaction, context, clerk }: Writing,
  body: Body,
  stores: Stores,
): Promise<number | Refusal> => {
  if (stores.all.every(({ code }) => code !== body.store_code))
    return refusal('request.invalid', { problem: 'store_code should be one of the shop' });
  const customerId = body.customer_id ?? null;
  if (customerId !== null && !(await isCustomer(transaction, customerId)))
    return refusal('request.invalid', { problem: 'customer_id should be of a customer' });
  const [cartId, store] = [newCartId(), stores.byCode(body.store_code)];
  await insertDeskCart(transaction, { id: cartId, store, customerId, coupon: body.coupon_code ?? null });
  const asked = { cartId, isCartNamed: true, storeCode: store.code, context, clerk };
  const placed = await placeOrderIn(transaction, { stores }, { ...asked, body: orderBodyOf(body, cartId) });
  return isRefusal(placed) ? placed : Number(placed.confirmation.backendOrderId);
};

/** `POST /api/desk/orders` */
export const placeForCaller = handleDeskWrite(
  'desk/place-order',
  ({ stores }: { stores: Stores }) =>
    async ({ body }, { transaction, act, author, ...context }) => {
      const orderId = await written({ transaction, context, clerk: author.actor }, body, stores);
      if (isRefusal(orderId)) return orderId;
      const order = await lockOrder(transaction, orderId);
      if (order === undefined) throw new Error(`order ${orderId} was placed and is not there`);
      const after = orderStatusOf(order);
      await act({ act: 'placed', entity: 'order', entityId: orderId, before: null, after });
      return { result: after };
    },
);
