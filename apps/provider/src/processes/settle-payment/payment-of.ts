import { isCalledOff, orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { attemptIsOver } from '@dijla/commerce-rules/payment/attempt-state';
import type { OrderPayment } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import { readWorkedOrder, type WorkedOrder } from '../../modules/orders/orders.ts';
import { type AttemptRow, readAttemptsOf, readPayableMethods } from '../../modules/payments/payments.ts';
import { typeablePlan } from '../pay-in-months/chosen-plan.ts';
import { payableUntil } from './begin-attempt.ts';
import type { PaymentParts } from './payment-parts.ts';

type Standing = Pick<OrderPayment, 'state' | 'reason' | 'step' | 'until'>;

const reasons: Readonly<Partial<Record<AttemptRow['state'], OrderPayment['reason']>>> = {
  declined: 'declined',
  expired: 'expired',
  cancelled: 'cancelled',
};

const attemptStanding = (last: AttemptRow | undefined, due: number): Standing => {
  if (last === undefined) return { state: 'unpaid' };
  if (attemptIsOver(last.state)) {
    const reason = reasons[last.state];
    return reason === undefined ? { state: 'unpaid' } : { state: 'failed', reason };
  }
  const until = last.expires_at.toISOString();
  if (last.next === null) return { state: 'unknown', until };
  // The order costs something else by now: what was begun is given up for another.
  return last.amount === due ? { state: 'waiting', until, step: last.next } : { state: 'unpaid' };
};

/** How it stands with an order's payment by its attempts, the last of which is told. */
const standingOf = (
  order: WorkedOrder,
  attempts: readonly AttemptRow[],
  { isOff, canBegin }: { isOff: boolean; canBegin: boolean },
): Standing => {
  if (isOff) return { state: 'ended' };
  if (order.due <= 0 && order.paid > 0) return { state: 'paid' };
  const open = attempts.findLast(({ state }) => !attemptIsOver(state));
  return !canBegin && open === undefined
    ? { state: 'ended' }
    : attemptStanding(open ?? attempts.at(-1), order.due);
};

const mayChangeMethod = ({ paid, packages, pay_until: until }: WorkedOrder, now: number): boolean =>
  paid === 0 &&
  packages.every(({ state }) => state === 'pending') &&
  (until === null || Date.parse(until) > now);

/** Returns an order's payment as its buyer sees it now (ms since 1970), with titles in a language. */
export const paymentOf = async (
  { database, gateways }: PaymentParts,
  { orderId, language, now }: { orderId: number; language: Language; now: number },
): Promise<OrderPayment> => {
  const order = await readWorkedOrder(database, orderId);
  if (order === undefined) throw new Error(`order ${orderId} is not there`);
  const attempts = await readAttemptsOf(database, orderId);
  const methods = await readPayableMethods(database, { orderId, language, now });
  const { payment_method_code: code, due, unit, pay_until: payUntil } = order;
  const gateway = gateways.get(code);
  const isOff = isCalledOff(orderStateOf(order.packages.map(({ state }) => state)));
  const canBegin = gateway !== undefined && payableUntil(order, { provider: code, now }) !== null;
  const standing = standingOf(order, attempts, { isOff, canBegin });
  const isLent = (method: string): boolean => gateways.get(method)?.provider.installments !== undefined;
  const plan =
    canBegin && isLent(code) && (standing.state === 'failed' || standing.state === 'unpaid')
      ? await typeablePlan(database, { order, now })
      : undefined;
  return {
    order_number: order.order_number,
    method: { code, title: methods.find((one) => one.is_own)?.title ?? code },
    ...standing,
    ...(plan !== undefined && { plan }),
    ...(due > 0 && !isOff && { due: { currency_code: unit.code, total: majorUnits(due, unit.scale) } }),
    ...(standing.state === 'paid' && {
      paid: { currency_code: unit.code, total: majorUnits(order.paid, unit.scale) },
    }),
    ...(payUntil !== null && due > 0 && { pay_until: new Date(payUntil).toISOString() }),
    now: new Date(now).toISOString(),
    is_test: gateway?.isTest ?? false,
    // What is lent needs a plan, which is chosen at the checkout.
    may_begin: canBegin && !isLent(code) && gateway.breaker.isClosed() && standing.state !== 'unknown',
    others:
      due > 0 && mayChangeMethod(order, now) && standing.state !== 'unknown'
        ? methods.flatMap((one) =>
            one.is_own || isLent(one.code) ? [] : [{ code: one.code, title: one.title }],
          )
        : [],
  };
};
