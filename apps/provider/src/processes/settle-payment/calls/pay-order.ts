import type { OrderPayment } from '@dijla/contract/client';
import type { RequestContext } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import { keepNoCard } from '../../../modules/payments/payments.ts';
import { readWorkedOrder, type WorkedOrder } from '../../../modules/orders/orders.ts';
import { chosenPlan } from '../../pay-in-months/chosen-plan.ts';
import { beginAttempt } from '../begin-attempt.ts';
import { buyersOrder, isOwnOrder, ownOrder } from '../buyers-order.ts';
import { changeMethod } from '../change-method.ts';
import { endAttempts } from '../end-attempts.ts';
import { paymentOf } from '../payment-of.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { watchPayment } from '../watch-payment.ts';

type Parts = PaymentParts & { secret: string };
type Paying = { order: Pick<WorkedOrder, 'id' | 'customer_id'>; context: RequestContext };

const sourceOf = ({ requestId, now }: RequestContext) => ({ actor: 'shopper', requestId, now });

const told = async (parts: Parts, { order, context }: Paying): Promise<{ result: OrderPayment }> => {
  const { store, now } = context;
  const payment = await paymentOf(parts, { orderId: order.id, language: store.language, now });
  if (await isOwnOrder(order, context)) return { result: payment };
  await keepNoCard(parts.database, order.id);
  // Others are not offered what they may not choose.
  return { result: { ...payment, others: [] } };
};

/**
 * Begins to pay an order as it is paid now; null when that is none of a gateway, which is no fault where the buyer has
 * just chosen so.
 */
const begin = async (
  parts: Parts,
  { order: { id: orderId }, additional, context }: Paying & { additional?: unknown },
): Promise<Refusal | null> => {
  const order = await readWorkedOrder(parts.database, orderId);
  const gateway = parts.gateways.get(order?.payment_method_code ?? '');
  if (gateway === undefined || order === undefined) return null;
  const { now } = context;
  const isLent = gateway.provider.installments !== undefined;
  const plan = isLent ? await chosenPlan(parts.database, { additional, order, now }) : undefined;
  if (isLent && plan === undefined) return refusal('installments.session-over');
  const isForAnother = !(await isOwnOrder(order, context));
  const given = { orderId, gateway, plan, isForAnother, source: sourceOf(context) };
  const begun = await beginAttempt(parts.database, given, parts);
  return begun === null ? refusal('payment.not-possible') : null;
};

/** `POST /api/ext/dijla/payment` */
export const readPaymentCall = handleCall('payment/read', (parts: Parts) => async ({ body }, context) => {
  const order = await buyersOrder(parts, body, context);
  if (isRefusal(order)) return order;
  const hasReturned = body.returned === true;
  await watchPayment(parts, { orderId: order.id, source: sourceOf(context), hasReturned });
  return told(parts, { order, context });
});

/** Tells how it stands where nothing was refused, or what came meanwhile is all that was due; else refuses. */
const toldUnless = async (
  parts: Parts,
  { refused, ...paying }: Paying & { refused: Refusal | null },
): Promise<{ result: OrderPayment } | Refusal> => {
  const after = await told(parts, paying);
  return refused === null || after.result.state === 'paid' ? after : refused;
};

/** `POST /api/ext/dijla/payment/begin`: another code takes the place of the first, which is cancelled before. */
export const beginPaymentCall = handleCall('payment/begin', (parts: Parts) => async ({ body }, context) => {
  const order = await buyersOrder(parts, body, context);
  if (isRefusal(order)) return order;
  const additional = body.payment_method_additional;
  const paying = { order, additional, context };
  if (!parts.gateways.has(order.payment_method_code)) return refusal('payment.not-possible');
  const source = sourceOf(context);
  const isFree = body.again !== true || (await endAttempts(parts, { orderId: order.id, source }));
  const refused = isFree ? await begin(parts, paying) : refusal('order.payment-open');
  return toldUnless(parts, { ...paying, refused });
});

/** Changes of an order after which it is paid as it stands: nobody chooses so often, and each is kept for ever. */
const mostChanges = 60;

/** `POST /api/ext/dijla/payment/method`: an order of an account is paid otherwise by its customer alone. */
export const changePaymentMethodCall = handleCall(
  'payment/change-method',
  (parts: Parts) =>
    async ({ body: { method, ...buyers } }, context) => {
      const order = await ownOrder(parts, buyers, context);
      if (isRefusal(order)) return order;
      if (order.version > mostChanges) return refusal('payment.not-possible');
      const paying = { order, context };
      const changed = await changeMethod(parts, { orderId: order.id, method, source: sourceOf(context) });
      return toldUnless(parts, { ...paying, refused: changed ?? (await begin(parts, paying)) });
    },
);
