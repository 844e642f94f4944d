import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { isCalledOff, orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import { refusal, type Refusal } from '../../../call/refusal.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import {
  coverOrder,
  creditAccount,
  type CreditLine,
  type CreditPlanRow,
  deletePlan,
  lockCreditLine,
  readPlan,
} from '../../../modules/credit/credit.ts';
import { setCreditLimit } from '../../../modules/ledger/ledger.ts';
import type { WorkedOrder } from '../../../modules/orders/orders.ts';
import { isPaidOnCredit } from '../../../modules/payments/payments.ts';
import type { Maker, MoveInput } from '../move-work.ts';

/** Whether an order is paid on a credit line of its buyer. */
export const isOnCredit = ({
  payment_method_code: code,
}: Pick<WorkedOrder, 'payment_method_code'>): boolean => isPaidOnCredit(code);

type Following = { plan: CreditPlanRow; line: CreditLine; after: WorkedOrder; maker: Maker };

/** Has the line pay what is due of the order now, or take back what it paid too much. */
const cover = (
  transaction: DatabaseTransaction,
  { plan, line, after, maker: { actor, now } }: Following,
): Promise<boolean> => {
  const principal = Math.max(plan.principal + after.due, 0);
  return coverOrder(transaction, {
    plan,
    principal,
    unit: line.unit,
    cause: `version ${after.version}`,
    actor,
    now,
  });
};

/** As `cover`, however much the line then owes beyond its limit, which stays what it is. */
const coverBeyondLimit = async (transaction: DatabaseTransaction, following: Following): Promise<boolean> => {
  const { line, after } = following;
  const account = { account: creditAccount(line.id), unit: line.unit };
  await setCreditLimit(transaction, { ...account, limit: Math.max(line.owed, 0) + after.due });
  const isCovered = await cover(transaction, following);
  await setCreditLimit(transaction, { ...account, limit: line.credit_limit });
  return isCovered;
};

/**
 * Keeps the credit line that pays an order with it, once a move was made: more is taken of it, or what the order costs
 * less goes back, and all of an order that is called off. One that waits for approval takes nothing until it is approved,
 * beyond the limit where the approval says so. Refuses what the line has too little left for (spec 4 §7.3). Returns whether
 * the line paid or took back anything.
 */
export const followCredit = async (
  transaction: DatabaseTransaction,
  {
    before,
    after,
    input,
    maker,
  }: { before: WorkedOrder; after: WorkedOrder; input: MoveInput; maker: Maker },
): Promise<Refusal | boolean> => {
  if (!isOnCredit(before)) return false;
  const plan = await readPlan(transaction, after.id);
  if (plan === undefined) return false;
  const isOff = isCalledOff(orderStateOf(after.packages.map(({ state }) => state)));
  if (plan.is_awaiting && (isOff || !isOnCredit(after))) {
    await deletePlan(transaction, after.id);
    return false;
  }
  if (after.due === 0 || (plan.is_awaiting && input.move !== 'approve')) return false;
  const line = await lockCreditLine(transaction, { id: plan.credit_line_id });
  if (line === undefined) throw new Error(`order ${after.id} is on a credit line that is not there`);
  const following = { plan, line, after, maker };
  if (plan.is_awaiting && line.state !== 'open') return refusal('credit.not-open');
  const isCovered =
    input.beyondLimit === true
      ? await coverBeyondLimit(transaction, following)
      : await cover(transaction, following);
  const available = majorUnits(Math.max(line.credit_limit - line.owed, 0), line.scale);
  return isCovered ? true : refusal('order.credit-short', { available });
};
