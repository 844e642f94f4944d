import type { RequestContext } from '../../call/call-handler.ts';
import { callerRefusal } from '../../call/caller.ts';
import { objectRefusal } from '../../call/object-refusal.ts';
import { isRefusal, type Refusal, refusal } from '../../call/refusal.ts';
import { isCartId } from '../../modules/cart/cart.ts';
import { type OrderOfCart, orderOfCart } from '../../modules/orders/orders.ts';
import {
  type AttemptRow,
  type InitContext,
  readAttempt,
  readCardToPay,
} from '../../modules/payments/payments.ts';
import { beginAttempt } from './begin-attempt.ts';
import type { PaymentParts } from './payment-parts.ts';

/** Whoever asks, and the cart that is named; without one it is that of the browser's cookie. */
export type NamedCart = { cartId: string | null | undefined; context: RequestContext };

/** An attempt that can be followed at its gateway. */
export type FollowedAttempt = AttemptRow & {
  provider_ref: string;
  next: NonNullable<AttemptRow['next']>;
};

export const sourceOf = ({ requestId, now }: RequestContext) => ({ actor: 'shopper', requestId, now });

/**
 * Returns the order of the cart that is named: a guest's of whoever knows the cart, a customer's of her alone. The order
 * comes first (spec 2 §4, Q03): a cart without one is refused in words.
 */
export const orderNamed = async (
  { database }: PaymentParts,
  { cartId, context }: NamedCart,
): Promise<OrderOfCart | Refusal> => {
  const caller = await context.caller();
  const refused = callerRefusal(caller);
  if (refused) return refused;
  const named = cartId ?? context.cookieCartId;
  const order = isCartId(named) ? await orderOfCart(database, named) : undefined;
  const customerId = caller.kind === 'customer' ? caller.customer.id : null;
  const isTheirs = order !== undefined && (order.customer_id === null || order.customer_id === customerId);
  return isTheirs
    ? order
    : objectRefusal(refusal('payment.order-missing'), { language: context.store.language });
};

/**
 * Returns by what a gateway charges the kept card that is named: of the customer who asks, for an order of hers. Undefined
 * where none is named; one that is not hers is refused.
 */
export const cardNamed = async (
  { database, secret }: PaymentParts,
  {
    hash,
    customerId,
    provider,
    context,
  }: { hash: string | undefined; customerId: number | null; provider: string; context: RequestContext },
): Promise<InitContext['card'] | Refusal> => {
  if (hash === undefined) return undefined;
  const caller = await context.caller();
  const isHers = caller.kind === 'customer' && caller.customer.id === customerId;
  if (!isHers || secret === undefined) return refusal('payment.card-not-found');
  const given = { hash, customerId: caller.customer.id, provider, secret };
  return (await readCardToPay(database, given)) ?? refusal('payment.card-not-found');
};

/** What is begun: at which gateway, and how it is to be paid. */
type Begin = {
  code: string;
  returnUrl?: string | undefined;
  /** What the kept card that pays is known by. */
  cardHash?: string | undefined;
};

const begun = async (
  parts: PaymentParts,
  order: OrderOfCart,
  { code, returnUrl, cardHash, context }: Begin & { context: RequestContext },
): Promise<FollowedAttempt | Refusal> => {
  const gateway = parts.gateways.get(code);
  if (gateway === undefined || order.payment_method_code !== code) return refusal('payment.not-possible');
  const card = await cardNamed(parts, {
    hash: cardHash,
    customerId: order.customer_id,
    provider: code,
    context,
  });
  if (isRefusal(card)) return card;
  const given = { orderId: order.id, gateway, returnUrl, card, source: sourceOf(context) };
  const made = await beginAttempt(parts.database, given, parts);
  if (made === null) return refusal('payment.not-possible');
  const attempt = await readAttempt(parts.database, made.attemptId);
  if (made.next === null || attempt === undefined || attempt.provider_ref === null)
    return refusal('payment.not-begun', { method: code });
  return { ...attempt, provider_ref: attempt.provider_ref, next: made.next };
};

/**
 * Begins to pay the order of a cart at a gateway, as clients of the wire ask for it, and returns the attempt; or a
 * refusal as those clients read it (wire §11).
 */
export const beginForCart = async (
  parts: PaymentParts,
  { cartId, ...given }: NamedCart & Begin,
): Promise<FollowedAttempt | Refusal> => {
  const { context } = given;
  const order = await orderNamed(parts, { cartId, context });
  if (isRefusal(order)) return order;
  const attempt = await begun(parts, order, given);
  return isRefusal(attempt) ? objectRefusal(attempt, { language: context.store.language }) : attempt;
};
