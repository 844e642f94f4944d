import {
  afterSignal,
  type AttemptKnown,
  moneyHasCome,
  type PaymentSignal,
} from '@dijla/commerce-rules/payment/attempt-state';
import { isRefusal } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { lockOrder, type WorkedOrder } from '../../modules/orders/orders.ts';
import {
  type AttemptRow,
  lockAttempt,
  type MoneyCase,
  readAttempt,
  refundedOfAttempt,
  saveKnown,
} from '../../modules/payments/payments.ts';
import { moveLockedOrder } from '../work-order/move-order.ts';
import type { MoveParts } from '../work-order/move-work.ts';

/** Who heard of it: the shopper's return, a message of the gateway, the poller, or a member of the staff. */
export type SignalSource = { actor: string; requestId: string; now: number };

/** What is known of an attempt after a signal. */
export type AppliedSignal = Pick<AttemptKnown, 'state' | 'isMismatched'> & { moneyCase: MoneyCase | null };

const over: ReadonlySet<string> = new Set(['cancelled', 'cancelled_by_request', 'refunded']);

/** Whether the money of an attempt is not simply what was due of its order. */
const moneyCaseOf = ({ packages, due }: WorkedOrder, amount: number): MoneyCase | null => {
  if (packages.every(({ state }) => over.has(state))) return 'late';
  return due < amount ? 'double' : null;
};

const bookMoney = async (
  transaction: DatabaseTransaction,
  { order, attempt, source }: { order: WorkedOrder; attempt: AttemptRow; source: SignalSource },
  parts: MoveParts,
): Promise<MoneyCase | null> => {
  const { id, provider, amount, currency } = attempt;
  if (order.unit.code !== currency)
    throw new Error(`attempt ${id} is in ${currency}, its order in ${order.unit.code}`);
  const input = { move: 'note_payment', version: null, amount, attempt: { id, provider } } as const;
  const moved = await moveLockedOrder(transaction, { order, input, maker: source }, parts);
  if (isRefusal(moved)) throw new Error(`the money of attempt ${id} cannot be noted`);
  return moneyCaseOf(order, amount);
};

/**
 * Applies what a gateway said of an attempt, whoever heard it: return, message, poller and staff call this and
 * nothing else changes an attempt's state (spec 4 §8 rule 2). Locks order and attempt, compares the money, makes only
 * moves forward, and books money once, in the ledger and in the order's history. Money for an order that had
 * ended and money beyond what was due is booked and named, so that it can be given back (rules 5 and 6); what a gateway
 * gave back that nobody here had asked for is named too, as people have to look at its order.
 * Undefined when there is no such attempt.
 */
export const applyPaymentSignal = async (
  database: Database,
  { attemptId, signal, source }: { attemptId: string; signal: PaymentSignal; source: SignalSource },
  parts: MoveParts,
): Promise<AppliedSignal | undefined> => {
  const found = await readAttempt(database, attemptId);
  if (found === undefined) return undefined;
  return inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, found.order_id);
    const attempt = await lockAttempt(transaction, attemptId);
    if (order === undefined || attempt === undefined) return undefined;
    const known = {
      money: { amount: attempt.amount, currency: attempt.currency },
      state: attempt.state,
      providerStatus: attempt.provider_status,
      isMismatched: attempt.is_mismatched,
    };
    const after = afterSignal(known, signal);
    // Money that went back before anybody here heard of it pays nothing.
    const hasJustCome = moneyHasCome(after.state) && after.state !== 'refunded' && !moneyHasCome(known.state);
    const moneyCase = hasJustCome
      ? await bookMoney(transaction, { order, attempt, source }, parts)
      : attempt.money_case;
    const isUnasked =
      after.state === 'refunded' &&
      moneyHasCome(known.state) &&
      known.state !== 'refunded' &&
      (await refundedOfAttempt(transaction, attemptId)) === 0;
    const isMismatched = after.isMismatched || isUnasked;
    if (after !== known) await saveKnown(transaction, attemptId, { ...after, isMismatched, moneyCase });
    return { state: after.state, isMismatched, moneyCase };
  });
};
