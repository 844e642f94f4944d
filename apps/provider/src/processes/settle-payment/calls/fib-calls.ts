import type { RequestContext } from '../../../call/call-handler.ts';
import { type Caller, callerRefusal } from '../../../call/caller.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { objectRefusal } from '../../../call/object-refusal.ts';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import { isCartId } from '../../../modules/cart/cart.ts';
import { type OrderOfCart, orderOfCart } from '../../../modules/orders/orders.ts';
import { type AttemptRow, readAttempt, readAttemptByRef } from '../../../modules/payments/payments.ts';
import { beginAttempt } from '../begin-attempt.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { watchPayment } from '../watch-payment.ts';

type Named = { cartId: string | undefined; caller: Caller; context: RequestContext };

/** The shop's states as clients of the wire know them: what ended without money is declined, and what is given back was paid. */
const wireStatus = (state: AttemptRow['state']): 'UNPAID' | 'PAID' | 'DECLINED' => {
  if (['created', 'unknown', 'pending', 'authorised'].includes(state)) return 'UNPAID';
  return ['expired', 'cancelled', 'declined'].includes(state) ? 'DECLINED' : 'PAID';
};

/**
 * Returns the order of the cart that is named: a guest's of whoever knows the cart, a customer's of her alone; undefined
 * when there is none, as the order comes first (spec 2 §4, Q03).
 */
const orderNamed = async (
  { database }: PaymentParts,
  { cartId, caller, context }: Named,
): Promise<OrderOfCart | undefined> => {
  const named = cartId ?? context.cookieCartId;
  const order = isCartId(named) ? await orderOfCart(database, named) : undefined;
  const customerId = caller.kind === 'customer' ? caller.customer.id : null;
  return order !== undefined && (order.customer_id === null || order.customer_id === customerId)
    ? order
    : undefined;
};

const sourceOf = ({ requestId, now }: RequestContext) => ({ actor: 'shopper', requestId, now });

/** Begins the payment of an order, and returns the attempt where it can be followed. */
const begun = async (
  parts: PaymentParts,
  order: OrderOfCart,
  { returnUrl, context }: { returnUrl: string | undefined; context: RequestContext },
): Promise<(AttemptRow & { provider_ref: string }) | Refusal> => {
  const gateway = parts.gateways.get('fib');
  if (gateway === undefined || order.payment_method_code !== 'fib') return refusal('payment.not-possible');
  const given = { orderId: order.id, gateway, returnUrl, source: sourceOf(context) };
  const made = await beginAttempt(parts.database, given, parts);
  if (made === null) return refusal('payment.not-possible');
  const attempt = await readAttempt(parts.database, made.attemptId);
  return made.next === null || attempt === undefined || attempt.provider_ref === null
    ? refusal('payment.not-begun')
    : { ...attempt, provider_ref: attempt.provider_ref };
};

/** `POST /api/ext/fib/initialize` (wire §11) */
export const initializeFibCall = handleCall(
  'fib/initialize',
  (parts: PaymentParts) =>
    async ({ query, body }, context) => {
      const { language } = context.store;
      const caller = await context.caller();
      const refused = callerRefusal(caller);
      if (refused) return refused;
      const order = await orderNamed(parts, { cartId: query.cartId, caller, context });
      if (order === undefined) return objectRefusal(refusal('payment.order-missing'), { language });
      const attempt = await begun(parts, order, { returnUrl: body.return_url ?? undefined, context });
      if (isRefusal(attempt)) return objectRefusal(attempt, { language });
      const { next, provider_ref, state } = attempt;
      if (next?.kind !== 'qr') return objectRefusal(refusal('payment.not-begun'), { language });
      const { personal, business, corporate } = next.links;
      return {
        result: {
          payment_id: provider_ref,
          readable_code: next.readableCode,
          qr_code: next.qrCode,
          status: wireStatus(state),
          valid_until: next.validUntil,
          ...(personal !== undefined && { personalAppLink: personal }),
          ...(business !== undefined && { businessAppLink: business }),
          ...(corporate !== undefined && { corporateAppLink: corporate }),
        },
      };
    },
);

/** `POST /api/ext/fib/check-status` (wire §11): of a payment of the cart's order alone. */
export const checkFibStatusCall = handleCall(
  'fib/check-status',
  (parts: PaymentParts) =>
    async ({ query, body }, context) => {
      const { language } = context.store;
      const caller = await context.caller();
      const refused = callerRefusal(caller);
      if (refused) return refused;
      const order = await orderNamed(parts, { cartId: query.cartId, caller, context });
      const find = () => readAttemptByRef(parts.database, { provider: 'fib', ref: body.payment_id });
      const attempt = await find();
      if (order === undefined || attempt === undefined || attempt.order_id !== order.id)
        return objectRefusal(refusal('payment.not-found'), { language });
      await watchPayment(parts, { orderId: order.id, source: sourceOf(context) });
      const { state } = (await find()) ?? attempt;
      return { result: { payment_id: body.payment_id, status: wireStatus(state) } };
    },
);
