import { refusal, RefusedError } from '../../call/refusal.ts';
import type { OrderBody } from '@dijla/contract/client';
import type { RequestContext } from '../../call/call-handler.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type Cart, readGoods } from '../../modules/cart/cart.ts';
import {
  addressRowOf,
  appendRevision,
  freezePayUntil,
  keepIntent,
  lockOrder,
  type PlacedOrder,
  readIntent,
  readRevision,
  type Revision,
  type WorkedOrder,
} from '../../modules/orders/orders.ts';
import type { Stores } from '../../modules/store-views/store-views.ts';
import { buyerOf } from './buyer-of.ts';
import { orderIntentOf } from './order-intent.ts';
import { giveBackOrder, takeForOrder } from './order-steps.ts';
import { pricedOrder } from './priced-order.ts';

type Request = { body: OrderBody; context: Pick<RequestContext, 'now' | 'requestId'> };
type Revising = {
  orderId: number;
  request: Request;
  /** Returns the cart, or throws a refusal where the order is another's. */
  ofItsBuyer: (cart: Cart) => Promise<Cart>;
};

const waitsForPayment = ({ packages, pay_until: until }: WorkedOrder, now: number): boolean =>
  until !== null && Date.parse(until) > now && packages.every(({ state }) => state === 'pending');

/** Returns the cart at the rates that were frozen with the order. */
const atFrozenRates = (cart: Cart, { base_rate, payable: frozen }: WorkedOrder): Cart => {
  const { payable } = cart.context;
  return {
    ...cart,
    context: {
      ...cart.context,
      base_rate,
      payable: frozen === null ? payable : { ...payable, rate: frozen.rate, step: frozen.step },
    },
  };
};

const contentOf = (current: Revision, { lines, totals, addresses, ...order }: PlacedOrder) => {
  const head = Object.fromEntries(
    Object.entries(order).filter(([name]) => Object.hasOwn(current, name) && name !== 'request_id'),
  );
  const {
    number: _,
    cause: __,
    actor: ___,
    reason: ____,
    request_id: _____,
    at: ______,
    ...before
  } = current;
  return { ...before, ...head, lines, totals, addresses: addresses.map(addressRowOf) };
};

/**
 * Revises an order that waits for its payment to what its cart is ordered as now: everything it took goes back, and
 * what it needs is taken anew. Returns false for one that waits for none, which stays as it is. Refuses one that was
 * paid, if only in part.
 */
export const reviseUnpaid = async (
  transaction: DatabaseTransaction,
  { stores }: { stores: Stores },
  { orderId, request, ofItsBuyer }: Revising,
): Promise<boolean> => {
  const { body, context } = request;
  const worked = await lockOrder(transaction, orderId);
  const current = await readRevision(transaction, { orderId });
  if (worked === undefined || current === undefined || !waitsForPayment(worked, context.now)) return false;
  // Somebody who asked for the same at once may have come first.
  const intent = orderIntentOf(body);
  if ((await readIntent(transaction, orderId)) === intent) return false;
  if (worked.payment_state !== 'unpaid') throw new RefusedError(refusal('order.payment-open'));
  const { requestId, now } = context;
  await giveBackOrder(transaction, {
    orderId,
    lines: current.lines.map(({ line_number, qty }) => ({ line_number, qty })),
    cause: { kind: 'cancellation', key: `revision ${current.number + 1}`, actor: 'shopper' },
    requestId,
  });
  const goods = await readGoods(transaction, {
    store: stores.byCode(worked.store_code),
    customerId: worked.customer_id,
    coupon: current.coupon_code,
    goods: body.products,
    now,
  });
  const empty = await ofItsBuyer(atFrozenRates(goods, worked));
  const { order, promotions } = await pricedOrder(transaction, empty, request);
  const content = contentOf(current, order);
  const follows = {
    orderId,
    follows: current.number,
    cause: 'edit',
    actor: 'shopper',
    reason: null,
  } as const;
  if ((await appendRevision(transaction, { ...follows, requestId, content })) === null)
    throw new Error(`order ${orderId} was revised while it was locked`);
  if (order.payment_method_code !== current.payment_method_code)
    await freezePayUntil(transaction, orderId, now);
  await keepIntent(transaction, orderId, intent);
  await takeForOrder(transaction, { orderId, order, promotions, buyer: buyerOf(order), requestId });
  return true;
};
