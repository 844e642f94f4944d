import { randomUUID } from 'node:crypto';
import { attemptIsOver } from '@dijla/commerce-rules/payment/attempt-state';
import { nextReading } from '@dijla/commerce-rules/payment/next-reading';
import type { PaymentNextStep } from '@dijla/contract/client';
import { type Database, inTransaction } from '../../database/database.ts';
import { lockOrder } from '../../modules/orders/orders.ts';
import {
  type InitContext,
  insertAttempt,
  PaymentNotBegun,
  readAttempt,
  readAttemptsOf,
  saveBegun,
} from '../../modules/payments/payments.ts';
import type { MoveParts } from '../work-order/move-work.ts';
import { applyPaymentSignal, type SignalSource } from './apply-payment-signal.ts';
import { attemptOf, type Gateway } from './ask-gateway.ts';

/** How long an attempt can be paid when the gateway does not say. */
const payableMs = 15 * 60_000;

/** What came of beginning: `next` is null where the gateway said nothing, or nothing that can be followed. */
export type BegunAttempt = { attemptId: string; next: PaymentNextStep | null };

/** Writes a new attempt of what is due down, or finds the one that can still be paid; null when nothing is due. */
const writtenAttempt = (
  database: Database,
  { orderId, provider, now }: { orderId: number; provider: string; now: number },
): Promise<{ id: string; isNew: boolean; due: number } | null> =>
  inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined || order.due <= 0) return null;
    const open = (await readAttemptsOf(transaction, orderId)).find(
      ({ state, expires_at }) => !attemptIsOver(state) && expires_at.getTime() > now,
    );
    if (open !== undefined) return { id: open.id, isNew: false, due: order.due };
    const expiresAt = now + payableMs;
    const id = randomUUID();
    await insertAttempt(transaction, {
      id,
      order_id: orderId,
      revision: order.revision,
      provider,
      amount: order.due,
      currency: order.unit.code,
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
      read_at: new Date(nextReading({ createdAt: now, expiresAt, readings: 0 }, now) ?? now),
    });
    return { id, isNew: true, due: order.due };
  });

/**
 * Begins to pay what is due of an order at a gateway: writes the attempt down first and asks second, outside any
 * transaction (spec 4 §8 rule 1). While an earlier attempt may still be paid there is no new one: its step is
 * returned again, unless another amount is due by then, so that nobody pays twice (§1.6). A lost answer leaves the attempt `unknown`, a refusal `declined`.
 * Null when nothing is due.
 */
export const beginAttempt = async (
  database: Database,
  given: { orderId: number; gateway: Gateway; context: InitContext; source: SignalSource },
  parts: MoveParts,
): Promise<BegunAttempt | null> => {
  const { orderId, gateway, context, source } = given;
  const { provider, breaker, onFault } = gateway;
  const written = await writtenAttempt(database, { orderId, provider: provider.code, now: source.now });
  if (written === null) return null;
  const { id: attemptId, isNew, due } = written;
  const row = await readAttempt(database, attemptId);
  if (row === undefined) throw new Error(`attempt ${attemptId} was written and is not there`);
  if (!isNew) return { attemptId, next: row.amount === due ? row.next : null };
  const apply = (state: 'pending' | 'unknown' | 'declined', providerStatus: string) =>
    applyPaymentSignal(database, { attemptId, signal: { state, providerStatus }, source }, parts);
  try {
    const begun = await breaker.call(() => provider.initialize(attemptOf(row), context));
    await saveBegun(database, attemptId, begun);
    await apply('pending', '');
    return { attemptId, next: begun.next };
  } catch (error) {
    onFault(error);
    await apply(error instanceof PaymentNotBegun ? 'declined' : 'unknown', '');
    return { attemptId, next: null };
  }
};
