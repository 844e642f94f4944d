import { creditPlan } from '@dijla/commerce-rules/payment/credit-plan';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type Account, type LedgerUnit, linesToMove, post, receivableOf } from '../ledger/ledger.ts';
import { creditAccount, onCredit } from './credit-account.ts';
import { type CreditPlanRow, savePlan } from './credit-plan-sql.ts';

/** What a plan is to pay of its order from now on, in minor units of the line, and who says so. */
type Cover = {
  plan: CreditPlanRow;
  principal: number;
  unit: LedgerUnit;
  /** With the order's id it names the posting for good, such as `version 4`. */
  cause: string;
  actor: string;
  now: number;
};

const moved = (account: Account, other: Account, { unit, amount }: { unit: LedgerUnit; amount: number }) => {
  if (amount === 0) return [];
  return amount > 0
    ? linesToMove({ from: account, to: other, unit, amount })
    : linesToMove({ from: other, to: account, unit, amount: -amount });
};

/**
 * Has a credit line pay so much of an order: what it paid less before is taken, what it paid more goes back, with the
 * fee of that, in one posting; and its months are reckoned anew. False when the line has too little left; nothing was
 * changed then. The line is locked by the caller.
 */
export const coverOrder = async (
  transaction: DatabaseTransaction,
  { plan, principal, unit, cause, actor, now }: Cover,
): Promise<boolean> => {
  const { order_id: orderId, fee_rate: feeRate, months, first_due_on: firstDueOn } = plan;
  const { fee, installments } = creditPlan({ principal, feeRate, months, firstDueOn });
  const line = creditAccount(plan.credit_line_id);
  const lines = [
    ...moved(line, receivableOf(orderId), { unit, amount: principal - plan.principal }),
    ...moved(line, 'sales', { unit, amount: fee - plan.fee }),
  ];
  if (lines.length > 0) {
    const posting = { kind: onCredit, cause: `order ${orderId} ${cause}`, lines, at: now, orderId, actor };
    const { outcome } = await post(transaction, posting);
    if (outcome === 'short') return false;
    if (outcome === 'posted-before') throw new Error(`order ${orderId} ${cause} was covered before`);
  }
  await savePlan(transaction, { orderId, principal, fee, is_awaiting: false, installments });
  return true;
};
