import { isRefusal } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { lockOrder, type WorkedOrder } from '../../modules/orders/orders.ts';
import {
  type AttemptRow,
  lockAttempt,
  lockRefund,
  readRefund,
  refundedOfAttempt,
  type RefundRow,
  type RefundState,
  saveKnown,
  saveRefund,
} from '../../modules/payments/payments.ts';
import { moveLockedOrder } from '../work-order/move-order.ts';
import type { Maker, MoveParts } from '../work-order/move-work.ts';

/** What became of a refund: `unknown` changes nothing. */
export type RefundOutcome = { state: RefundState; refundRef?: string | undefined };

type Booked = { order: WorkedOrder; attempt: AttemptRow; refund: RefundRow; maker: Maker };

/** Books money that went back, in ledger and history, and says so of the attempt. */
const book = async (
  transaction: DatabaseTransaction,
  { order, attempt, refund, maker }: Booked,
  parts: MoveParts,
): Promise<void> => {
  const { amount, reason } = refund;
  const attemptOf = { id: attempt.id, provider: attempt.provider };
  const input = { move: 'refund', version: null, amount, reason, by: 'gateway', attempt: attemptOf } as const;
  const moved = await moveLockedOrder(transaction, { order, input, maker }, parts);
  if (isRefusal(moved)) throw new Error(`refund ${refund.id} cannot be booked: ${moved.code}`);
  const isWhole = (await refundedOfAttempt(transaction, attempt.id)) >= attempt.amount;
  await saveKnown(transaction, attempt.id, {
    state: isWhole ? 'refunded' : 'partially_refunded',
    providerStatus: attempt.provider_status,
    isMismatched: attempt.is_mismatched,
    moneyCase: attempt.money_case,
  });
};

const settled: ReadonlySet<RefundState> = new Set(['done', 'refused']);

/** Applies what became of a refund whose order is locked, once: what is settled stays. Returns its state then. */
export const applyToLocked = async (
  transaction: DatabaseTransaction,
  {
    order,
    refundId,
    outcome,
    maker,
  }: { order: WorkedOrder; refundId: string; outcome: RefundOutcome; maker: Maker },
  parts: MoveParts,
): Promise<RefundState | undefined> => {
  const refund = await lockRefund(transaction, refundId);
  if (refund === undefined || refund.order_id !== order.id) return undefined;
  if (settled.has(refund.state) || outcome.state === 'unknown') return refund.state;
  const attempt = await lockAttempt(transaction, refund.attempt_id);
  if (attempt === undefined) throw new Error(`refund ${refundId} is of no attempt`);
  await saveRefund(transaction, refundId, { ...outcome, now: maker.now });
  if (outcome.state === 'done') await book(transaction, { order, attempt, refund, maker }, parts);
  return outcome.state;
};

/**
 * Applies what a gateway said of a refund: whoever heard it calls this, and nothing else settles one but staff. Money
 * that went back is booked once. Undefined when there is no such refund.
 */
export const applyRefund = async (
  database: Database,
  { refundId, outcome, now }: { refundId: string; outcome: RefundOutcome; now: number },
  parts: MoveParts,
): Promise<RefundState | undefined> => {
  const found = await readRefund(database, refundId);
  if (found === undefined) return undefined;
  const maker = { actor: found.actor, requestId: `refund-${refundId}`, now };
  return inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, found.order_id);
    return order && applyToLocked(transaction, { order, refundId, outcome, maker }, parts);
  });
};
