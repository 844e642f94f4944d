import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { creditPlan, monthsAfter } from '@dijla/commerce-rules/payment/credit-plan';
import type { OrderBody, PaymentTable } from '@dijla/contract/client';
import { refusal, RefusedError } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type Cart, readPaymentAdditional } from '../../modules/cart/cart.ts';
import {
  coverOrder,
  type CreditLine,
  type CreditPlanRow,
  insertPlan,
  lockCreditLine,
} from '../../modules/credit/credit.ts';
import type { PlacedOrder } from '../../modules/orders/orders.ts';

const dayMs = 86_400_000;

/** How an order is paid on a credit line that is locked; whether it waits for approval, as it is beyond the line. */
type CreditOfOrder = Pick<CreditPlanRow, 'months' | 'fee_rate' | 'first_due_on'> & {
  line: CreditLine;
  /** Minor units of the line. */
  principal: number;
  awaits: boolean;
};

type Terms = Pick<CreditPlanRow, 'months' | 'fee_rate' | 'first_due_on'>;
type Additional = { count_of_month?: unknown; total_of_month?: unknown };

/** What the order says of how it is paid, else what was said with the method of its cart. */
const additionalOf = async (
  transaction: DatabaseTransaction,
  { addressInformation: { payment_method_additional: given } }: OrderBody,
  chosen: { cartId: string; method: string },
): Promise<Additional> => {
  const said = given ?? (await readPaymentAdditional(transaction, chosen));
  return typeof said === 'object' && said !== null ? said : {};
};

/** Returns the months that were chosen; refuses an order that names none of those offered. */
const chosenTerms = (
  { terms }: NonNullable<PaymentTable['credit']>,
  { count_of_month: count }: Additional,
  now: number,
): Terms => {
  const chosen = terms.find(({ months }) => months === Number(count));
  if (chosen === undefined) throw new RefusedError(refusal('order.months-not-chosen'));
  const { months, fee_rate } = chosen;
  return { months, fee_rate, first_due_on: monthsAfter(isoDayAt(now), 1) };
};

/** Refuses a first month that is more than was shown. */
const refuseDearer = (
  { total_of_month: shown }: Additional,
  { first, scale }: { first: number; scale: number },
): void => {
  if (typeof shown !== 'number' || !Number.isFinite(shown)) return;
  if (first > minorUnits(shown, scale)) throw new RefusedError(refusal('order.credit-dearer'));
};

/**
 * Returns how an order is paid on its buyer's credit line, which is locked; null of an order paid otherwise. Refuses a
 * line that is not open, months that are not offered, and of employees more than the line has left; what a company
 * buys beyond its line waits for approval (spec 4 §7.3).
 */
export const creditOfOrder = async (
  transaction: DatabaseTransaction,
  { cart, order, body, now }: { cart: Cart; order: PlacedOrder; body: OrderBody; now: number },
): Promise<CreditOfOrder | null> => {
  const { payment_method_code: method, customer_id: customerId } = order;
  const credit = cart.context.payment_methods.find(({ code }) => code === method)?.credit;
  const principal = order.payable_total ?? order.grand_total;
  if (credit === undefined || principal === 0) return null;
  const line = customerId === null ? undefined : await lockCreditLine(transaction, { customerId, method });
  const isOpen = line?.state === 'open' && line.unit === (order.payable_currency ?? order.currency);
  if (line === undefined || !isOpen || line.overdue > 0)
    throw new RefusedError(refusal('cart.payment-method-not-available', { method }));
  const additional = await additionalOf(transaction, body, { cartId: cart.id, method });
  const terms: Terms =
    credit.kind === 'months'
      ? chosenTerms(credit, additional, now)
      : { months: 1, fee_rate: 0, first_due_on: isoDayAt(now + (line.due_days ?? 0) * dayMs) };
  const { months, fee_rate: feeRate, first_due_on: firstDueOn } = terms;
  const { total, installments } = creditPlan({ principal, feeRate, months, firstDueOn });
  refuseDearer(additional, { first: installments[0]?.amount ?? 0, scale: line.scale });
  const available = line.credit_limit - line.owed;
  if (credit.kind === 'months' && total > available)
    throw new RefusedError(
      refusal('order.credit-short', { available: majorUnits(Math.max(available, 0), line.scale) }),
    );
  return { line, principal, ...terms, awaits: total > available };
};

/** Writes down how an order is paid that is inserted, and takes it of the line unless it waits for approval. */
export const startPlan = async (
  transaction: DatabaseTransaction,
  { line, principal, awaits, ...terms }: CreditOfOrder,
  { orderId, actor, now }: { orderId: number; actor: string; now: number },
): Promise<void> => {
  const plan = {
    order_id: orderId,
    credit_line_id: line.id,
    is_awaiting: awaits,
    ...terms,
    placed_at: new Date(now),
  };
  await insertPlan(transaction, plan);
  if (awaits) return;
  const isCovered = await coverOrder(transaction, {
    plan: { ...plan, principal: 0, fee: 0 },
    principal,
    unit: line.unit,
    cause: 'placed',
    actor,
    now,
  });
  if (!isCovered) throw new Error(`credit line ${line.id} was locked and has less than it had`);
};
