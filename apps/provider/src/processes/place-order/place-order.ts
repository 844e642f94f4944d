import { callerRefusal } from '../../call/caller.ts';
import { isRefusal, isRefusedError, orThrow, type Refusal, RefusedError } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { emit } from '../../events/emit-sql.ts';
import { type CartParts, forgetEndedCoupon, isCartId } from '../../modules/cart/cart.ts';
import { positionAfter } from '../../modules/catalog/catalog.ts';
import {
  claimOrder,
  confirmedOrderOf,
  insertOrder,
  type MeantOrder,
  rememberQueued,
} from '../../modules/orders/orders.ts';
import { buyersOf } from './buyer-of.ts';
import { creditOfOrder, startPlan } from './credit-of-order.ts';
import { confirmEarlier, confirmed, confirmQueued, type Placed } from './earlier-order.ts';
import { endedCoupon } from './ended-coupon.ts';
import { orderIntentOf } from './order-intent.ts';
import { keysOf, type OrderRequest, readable } from './order-request.ts';
import { takeForOrder } from './order-steps.ts';
import { endOrdered, type OrderParts, readOrderedCart } from './ordered-cart.ts';
import { askWhoseMoney } from './own-money.ts';
import { pricedOrder } from './priced-order.ts';
import { takenCard } from './spent-card.ts';
import { takenPoints } from './spent-points.ts';
import { withinUnpaidLimit, withinUnpaidShare } from './unpaid-limit.ts';

declare module '../../events/event.ts' {
  interface EventData {
    'order.placed': { orderId: number };
  }
}

/**
 * Returns the data that identifies the intended order, which may already exist unacknowledged; null for an
 * order from a client's offline queue, or one that staff write.
 */
const meantBy = async (
  { body, storeCode, context, clerk }: OrderRequest,
  intent: string,
): Promise<MeantOrder | null> => {
  if (body.from_queue || clerk !== undefined) return null;
  const caller = await context.caller();
  const slot = body.addressInformation.shippingAddress?.extension_attributes?.delivery_slot;
  return {
    intent,
    customerId: caller.kind === 'customer' ? caller.customer.id : null,
    storeCode,
    slot,
    total: body.expected_total ?? null,
  };
};

/** Orders a cart that is claimed: prices it, writes the order and takes what it needs. */
const placeCart = async (
  transaction: DatabaseTransaction,
  parts: OrderParts,
  {
    request,
    intent,
    cartId,
    orderId,
  }: {
    request: OrderRequest;
    intent: string;
    cartId: string;
    orderId: number;
  },
): Promise<Placed> => {
  const { body, context, clerk } = request;
  const found = await readOrderedCart(transaction, parts, { request, cartId });
  const ended = endedCoupon(found, body);
  if (ended) throw new RefusedError(ended);
  const priced = await pricedOrder(transaction, found, request);
  await askWhoseMoney(priced, request);
  const { order, promotions, points, giftCard, cart } = priced;
  const credit = await creditOfOrder(transaction, { cart, order, body, now: context.now });
  const actor = clerk ?? 'shopper';
  const insert = () =>
    insertOrder(transaction, orderId, {
      order: clerk === undefined ? order : { ...order, source: 'phone' },
      actor,
      ...(credit?.awaits === true && { state: 'pending_approval' }),
    });
  const asked = { orderId, order, address: context.address, context: cart.context };
  await (clerk === undefined ? withinUnpaidLimit(transaction, asked, insert) : insert());
  if (credit !== null) await startPlan(transaction, credit, { orderId, actor, now: context.now });
  await endOrdered(transaction, found, body);
  if (body.from_queue) await rememberQueued(transaction, orderId, intent);
  await emit(transaction, { name: 'order.placed', key: String(orderId), data: { orderId } });
  // Before stock is taken: others who want the same goods wait from then on until the commit.
  const position = await positionAfter(transaction);
  await takeForOrder(transaction, {
    orderId,
    order,
    promotions,
    buyers: buyersOf(order),
    requestId: context.requestId,
    ...takenPoints(points, { order, now: context.now }),
    ...takenCard(giftCard, { now: context.now }),
  });
  if (clerk === undefined) await withinUnpaidShare(transaction, asked);
  return { ...confirmed(orderId, confirmedOrderOf(order, cart.context)), position };
};

/**
 * Runs the steps of one order in one transaction without external calls. A refusal rolls all of them back.
 */
const steps = async (
  transaction: DatabaseTransaction,
  parts: OrderParts,
  request: OrderRequest,
): Promise<Placed> => {
  const keys = keysOf(request);
  const intent = orderIntentOf(request.body);
  if (keys.cartId === null) return confirmEarlier(transaction, parts, { keys, request, intent });
  const claim = await claimOrder(transaction, {
    cartId: keys.cartId,
    clientOrderId: keys.clientOrderId,
    meant: await meantBy(request, intent),
    intent,
  });
  if (claim === null) return confirmEarlier(transaction, parts, { keys, request, intent });
  const { orderId, isQueued } = claim;
  if (isQueued)
    return {
      ...(await confirmQueued(transaction, parts, { request, cartId: keys.cartId, orderId })),
      position: null,
    };

  return placeCart(transaction, parts, { request, intent, cartId: keys.cartId, orderId });
};

/**
 * Places an order in the caller's transaction, which is rolled back after a refusal. Who may order the cart is the
 * caller's to decide where a member of the staff writes it.
 */
export const placeOrderIn = async (
  transaction: DatabaseTransaction,
  parts: OrderParts,
  asked: OrderRequest,
): Promise<Placed | Refusal> => {
  const request = readable(asked);
  return isRefusal(request) ? request : steps(transaction, parts, request);
};

/** Places an order completely or not at all (DESIGN §3, wire §4). */
export const placeOrder = async (parts: CartParts, asked: OrderRequest): Promise<Placed | Refusal> => {
  const refused = callerRefusal(await asked.context.caller());
  if (refused) return refused;
  try {
    return await inTransaction(parts.database, async (transaction) =>
      orThrow(await placeOrderIn(transaction, parts, asked)),
    );
  } catch (error) {
    if (!isRefusedError(error)) throw error;
    // After this refusal, the shopper can order again at the price without the coupon.
    if (error.refusal.code === 'order.coupon-ended' && isCartId(asked.cartId))
      await forgetEndedCoupon(parts.database, asked.cartId, asked.context.now);
    return error.refusal;
  }
};
