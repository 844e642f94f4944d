import { nextReading } from '@dijla/commerce-rules/payment/next-reading';
import type { Database } from '../../database/database.ts';
import {
  type Attempt,
  awaitRefund,
  claimRefund,
  type Gateway,
  type Gateways,
  isRefusedByGateway,
  type Outcome,
  readAttempt,
  readRefund,
  type RefundRow,
  refundsToRead,
} from '../../modules/payments/payments.ts';
import { attemptOf } from '../settle-payment/ask-gateway.ts';
import type { MoveParts } from '../work-order/move-work.ts';
import { applyRefund, type RefundOutcome } from './apply-refund.ts';

/** Refunds of one run at most, and how long one is followed: banks take days. */
const [atOnce, followedMs] = [100, 7 * 24 * 3_600_000];
/** After this a gateway that still has the whole payment was not reached by the request. */
const arrivesWithinMs = 120_000;

const refundOf = ({ id, amount, reason }: RefundRow, { money }: Attempt) => ({
  opId: id,
  money: { amount, currency: money.currency },
  reason,
});

/**
 * What a gateway that tells of payments alone says of a refund. That a payment is still paid says that a refund never came
 * where it is given back as a whole alone; of a part it says nothing, and people look.
 */
const fromPayment = (
  { state }: Outcome,
  { state: known, created_at }: RefundRow,
  { now, isWhole }: { now: number; isWhole: boolean },
): RefundOutcome => {
  if (state === 'refunded') return { state: 'done' };
  if (state === 'refund_pending') return { state: 'pending' };
  const isNotThere =
    isWhole && state === 'paid' && known === 'unknown' && now - created_at.getTime() > arrivesWithinMs;
  return { state: isNotThere ? 'refused' : 'unknown' };
};

/** Asks a gateway what became of a refund; `unknown` where it does not say. */
const readOutcome = async (
  { provider, breaker, onFault }: Gateway,
  { refund, attempt, now }: { refund: RefundRow; attempt: Attempt; now: number },
): Promise<RefundOutcome> => {
  try {
    const { refundStatus } = provider;
    if (refundStatus === undefined)
      return fromPayment(await breaker.call(() => provider.status(attempt)), refund, {
        now,
        isWhole: provider.can.refund === 'full',
      });
    return { state: await breaker.call(() => refundStatus(attempt, refundOf(refund, attempt))) };
  } catch (error) {
    onFault(error);
    return { state: 'unknown' };
  }
};

/** Asks a gateway to give money back, once; a lost answer leaves it unknown, and what the gateway refuses is refused. */
const askOutcome = async (
  { provider, breaker, onFault }: Gateway,
  { refund, attempt }: { refund: RefundRow; attempt: Attempt },
): Promise<RefundOutcome> => {
  try {
    const { refund: giveBack } = provider;
    if (giveBack === undefined) return { state: 'refused' };
    return await breaker.call(() => giveBack(attempt, refundOf(refund, attempt)));
  } catch (error) {
    onFault(error);
    return { state: isRefusedByGateway(error) ? 'refused' : 'unknown' };
  }
};

type Parts = MoveParts & { database: Database; gateways: Gateways };

const known = async ({ database, gateways }: Parts, refundId: string) => {
  const refund = await readRefund(database, refundId);
  const row = refund && (await readAttempt(database, refund.attempt_id));
  const gateway = row && gateways.get(row.provider);
  return refund && row && { refund, gateway, attempt: attemptOf(row) };
};

/**
 * Asks a gateway to give back what was written down, outside any transaction, and applies what it says. It is asked once
 * however often this is called: whether it was reached is not known from the moment it is asked, and is then found by
 * asking what became of it (spec 4 §2B: refunds are not idempotent).
 */
export const askRefund = async (parts: Parts, refundId: string, now: number): Promise<void> => {
  const found = await known(parts, refundId);
  if (found?.gateway === undefined) return;
  const { refund, gateway, attempt } = found;
  const first = nextReading({ createdAt: now, expiresAt: now + followedMs, readings: 0 }, now) ?? now;
  if (!(await claimRefund(parts.database, refundId, first))) return;
  const outcome = await askOutcome(gateway, { refund, attempt });
  await applyRefund(parts.database, { refundId, outcome, now }, parts);
};

/** Asks a gateway what became of a refund that is not settled, as planned or because staff want to know. */
export const readRefundAtGateway = async (parts: Parts, refundId: string, now: number): Promise<void> => {
  const found = await known(parts, refundId);
  if (found === undefined) return;
  const { refund, gateway, attempt } = found;
  if (gateway !== undefined) {
    const outcome = await readOutcome(gateway, { refund, attempt, now });
    await applyRefund(parts.database, { refundId, outcome, now }, parts);
  }
  const createdAt = refund.created_at.getTime();
  const plan = { createdAt, expiresAt: createdAt + followedMs, readings: refund.readings + 1 };
  await awaitRefund(parts.database, refundId, nextReading(plan, now));
};

/** Asks the gateways what became of the refunds that are due to be asked for, one after the other. Returns how many. */
export const readRefunds = async (parts: Parts, now: number): Promise<number> => {
  const due = await refundsToRead(parts.database, now, atOnce);
  // oxlint-disable-next-line no-await-in-loop -- one after the other: a gateway is not to be flooded
  for (const { id } of due) await readRefundAtGateway(parts, id, now);
  return due.length;
};
