import type { OrderConfirmation } from '@dijla/contract/client';
import { refusal, RefusedError } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type Cart, lockCart, notFound } from '../../modules/cart/cart.ts';
import { positionAfter } from '../../modules/catalog/catalog.ts';
import {
  confirmationOf,
  type ConfirmedOrder,
  findEarlierOrder,
  isWithdrawn,
  markAcknowledged,
  type OrderKeys,
  readConfirmed,
  rememberQueued,
} from '../../modules/orders/orders.ts';
import { orderInvalid } from './order-invalid.ts';
import type { OrderRequest } from './order-request.ts';
import { endOrdered, isOfOwner, ofBuyer, type OrderParts, readOrderedCart } from './ordered-cart.ts';
import { reviseUnpaid } from './revise-unpaid.ts';

type Confirmed = { confirmation: OrderConfirmation; paidBy: string };

/** Returns what a placed order is answered with, and the code of how it is paid. */
export const confirmed = (orderId: number, order: ConfirmedOrder): Confirmed => ({
  confirmation: confirmationOf(orderId, order),
  paidBy: order.payment_method_code,
});

/**
 * `position` is the feed position from which every process shows the stock left by this order; null for an
 * order placed earlier.
 */
export type Placed = Confirmed & { position: number | null };

/**
 * Returns the confirmation of the existing order: of this cart, or of this client order id when the same
 * buyer retries. Any other buyer with that id learns only that it is taken; a withdrawn id stays withdrawn. An order of a
 * customer is found only by who may order her carts (`isOfOwner`). One that waits for its payment becomes what its cart is ordered as now (Q03 of the specification's decisions).
 */
export const confirmEarlier = async (
  transaction: DatabaseTransaction,
  parts: OrderParts,
  { keys, request, intent }: { keys: OrderKeys; request: OrderRequest; intent: string },
): Promise<Placed> => {
  const { body } = request;
  const earlier = await findEarlierOrder(transaction, keys);
  if (!earlier)
    throw new RefusedError(
      (await isWithdrawn(transaction, keys.clientOrderId))
        ? refusal('order.withdrawn')
        : notFound(keys.cartId ?? undefined),
    );
  if (!earlier.isOfCart && !earlier.isOfBuyer)
    throw new RefusedError(
      orderInvalid([
        {
          keyword: 'unique',
          dataPath: '.order_id',
          message: 'should not be that of another order',
          params: {},
        },
      ]),
    );
  // The id of a cart is no secret between those who share a device.
  if (earlier.customer_id !== null && !(await isOfOwner(transaction, earlier.customer_id, request)))
    throw new RefusedError(notFound(keys.cartId ?? undefined));
  if (body.from_queue) await rememberQueued(transaction, earlier.id, intent);
  else await markAcknowledged(transaction, earlier.id, keys.cartId ?? '');
  const isOther = earlier.isOfCart && earlier.intent !== null && earlier.intent !== intent;
  if (!isOther || body.from_queue) return { ...confirmed(earlier.id, earlier), position: null };
  const ofItsBuyer = (cart: Cart) => ofBuyer(transaction, cart, request);
  const revised = await reviseUnpaid(transaction, parts, {
    orderId: earlier.id,
    request,
    intent,
    ofItsBuyer,
  });
  if (!revised) return { ...confirmed(earlier.id, earlier), position: null };
  return {
    ...confirmed(earlier.id, await readConfirmed(transaction, earlier.id)),
    position: await positionAfter(transaction),
  };
};

/**
 * Returns the confirmation of a queued order when the same order is sent from the restored cart, and ends
 * that cart (wire §14 W6).
 */
export const confirmQueued = async (
  transaction: DatabaseTransaction,
  parts: OrderParts,
  { request, cartId, orderId }: { request: OrderRequest; cartId: string; orderId: number },
): Promise<Confirmed> => {
  const order = await readConfirmed(transaction, orderId);
  if (order.customer_id !== null && !(await isOfOwner(transaction, order.customer_id, request)))
    throw new RefusedError(notFound(cartId));
  if (await lockCart(transaction, cartId))
    await endOrdered(
      transaction,
      await readOrderedCart(transaction, parts, { request, cartId }),
      request.body,
    );
  return confirmed(orderId, order);
};
