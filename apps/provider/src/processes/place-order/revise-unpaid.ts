import { refusal, RefusedError } from '../../call/refusal.ts';
import type { OrderBody } from '@dijla/contract/client';
import type { RequestContext } from '../../call/call-handler.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type Cart, readGoods } from '../../modules/cart/cart.ts';
import {
  addressRowOf,
  appendRevision,
  contentOfRevision,
  deliveryAddressOf,
  freezePayUntil,
  isShoppersAlone,
  keepIntent,
  lockOrder,
  type PlacedOrder,
  readIntent,
  readRevision,
  type Revision,
  type WorkedOrder,
} from '../../modules/orders/orders.ts';
import { hasOpenAttempt } from '../../modules/payments/payments.ts';
import { type OrderCard, readOrderCard, readSpendable } from '../../modules/gift-cards/gift-cards.ts';
import { readSpentPoints } from '../../modules/rewards/rewards.ts';
import type { Stores } from '../../modules/store-views/store-views.ts';
import { buyersOf } from './buyer-of.ts';
import { giveBackOrder, takeForOrder } from './order-steps.ts';
import type { OrderRequest } from './order-request.ts';
import { askWhoseMoney } from './own-money.ts';
import { type PricedOrder, pricedOrder } from './priced-order.ts';
import { takenCard } from './spent-card.ts';
import { takenPoints } from './spent-points.ts';
import { withinUnpaidLimit, withinUnpaidShare } from './unpaid-limit.ts';

type Request = Pick<OrderRequest, 'clerk'> & {
  body: OrderBody;
  context: Pick<RequestContext, 'now' | 'requestId' | 'address' | 'caller'>;
};
/** An order that is locked, and its revision in force. */
type Standing = {
  worked: WorkedOrder;
  current: Revision;
  hadPoints: number | null;
  hadCard: OrderCard | null;
};
type Revising = {
  orderId: number;
  request: Request;
  /** Digest of what is asked for. */
  intent: string;
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
  return { ...contentOfRevision(current), ...head, lines, totals, addresses: addresses.map(addressRowOf) };
};

/** Returns the telephone that an order is judged by. */
const calledAt = ({ addresses }: Pick<Revision, 'addresses'>): string =>
  deliveryAddressOf(addresses)?.telephone ?? '';

/** Appends an order as it is priced now, keeps what was asked for, and takes what it needs. */
const writeRevised = async (
  transaction: DatabaseTransaction,
  {
    standing,
    priced,
    request,
    intent,
  }: Pick<Revising, 'request' | 'intent'> & {
    standing: Standing;
    priced: PricedOrder;
  },
): Promise<void> => {
  const { worked, current, hadPoints, hadCard } = standing;
  const { order, promotions, points, giftCard, cart } = priced;
  const { requestId, now, address } = request.context;
  const orderId = worked.id;
  const content = contentOf(current, order);
  const append = async (): Promise<void> => {
    const follows = {
      orderId,
      follows: current.number,
      cause: 'edit',
      actor: 'shopper',
      reason: null,
    } as const;
    if ((await appendRevision(transaction, { ...follows, requestId, content })) === null)
      throw new Error(`order ${orderId} was revised while it was locked`);
  };
  // Of another telephone it is one more that waits; of the same one it was counted when it was placed.
  if (calledAt(content) === calledAt(current)) await append();
  else await withinUnpaidLimit(transaction, { orderId, order, address, context: cart.context }, append);
  if (order.payment_method_code !== current.payment_method_code)
    await freezePayUntil(transaction, orderId, { now, atMost: worked.pay_until });
  await keepIntent(transaction, orderId, intent);
  await takeForOrder(transaction, {
    orderId,
    order,
    promotions,
    buyers: buyersOf(order),
    requestId,
    ...takenPoints(points, { order, now, hadSome: hadPoints !== null }),
    ...takenCard(giftCard, { now, had: hadCard }),
  });
  await withinUnpaidShare(transaction, { orderId, order, address, context: cart.context });
};

/**
 * Revises an order that waits for its payment to what its cart is ordered as now: everything it took goes back, and
 * what it needs is taken anew. Returns false for one that waits for none, or that anybody else has worked on, which
 * stays as it is: what the staff agreed with its buyer is not the cart's to undo. Refuses one that was paid, if only in
 * part, or may still be.
 */
export const reviseUnpaid = async (
  transaction: DatabaseTransaction,
  { stores }: { stores: Stores },
  { orderId, request, intent, ofItsBuyer }: Revising,
): Promise<boolean> => {
  const { body, context } = request;
  const worked = await lockOrder(transaction, orderId);
  const current = await readRevision(transaction, { orderId });
  if (worked === undefined || current === undefined || !waitsForPayment(worked, context.now)) return false;
  // Somebody who asked for the same at once may have come first.
  if ((await readIntent(transaction, orderId)) === intent) return false;
  if (worked.payment_state !== 'unpaid' || (await hasOpenAttempt(transaction, orderId)))
    throw new RefusedError(refusal('order.payment-open'));
  if (!(await isShoppersAlone(transaction, orderId))) return false;
  const hadPoints = (await readSpentPoints(transaction, orderId))?.points ?? null;
  const hadCard = (await readOrderCard(transaction, orderId)) ?? null;
  await giveBackOrder(transaction, {
    orderId,
    lines: current.lines.map(({ line_number, qty }) => ({ line_number, qty })),
    cause: { kind: 'cancellation', key: `revision ${current.number + 1}`, actor: 'shopper' },
    requestId: context.requestId,
  });
  const goods = await readGoods(transaction, {
    store: stores.byCode(worked.store_code),
    customerId: worked.customer_id,
    coupon: current.coupon_code,
    goods: body.products,
    now: context.now,
  });
  const giftCard = hadCard && ((await readSpendable(transaction, hadCard.card_id, context.now)) ?? null);
  const empty = await ofItsBuyer({ ...atFrozenRates(goods, worked), points: hadPoints, giftCard });
  const priced = await pricedOrder(transaction, empty, request);
  await askWhoseMoney(priced, request);
  await writeRevised(transaction, {
    standing: { worked, current, hadPoints, hadCard },
    priced,
    request,
    intent,
  });
  return true;
};
