import { randomUUID } from 'node:crypto';
import { attemptIsOver } from '@dijla/commerce-rules/payment/attempt-state';
import type { Database } from '../../database/database.ts';
import { endReadings, type Gateway, readAttempt } from '../../modules/payments/payments.ts';
import type { MoveParts } from '../work-order/move-work.ts';
import { type AppliedSignal, applyPaymentSignal, type SignalSource } from './apply-payment-signal.ts';
import { askGateway, attemptOf, type CardKeeping } from './ask-gateway.ts';

/**
 * Has a gateway cancel an attempt, for another code or another method, and applies what it says then. Where the
 * gateway cannot cancel or refuses to, it is asked what became of the payment: one that was paid meanwhile is paid. The
 * caller begins another attempt only when the state it gets is over. Undefined when there is no such attempt.
 */
export const cancelAttempt = async (
  database: Database,
  { attemptId, gateway, source }: { attemptId: string; gateway: Gateway; source: SignalSource },
  parts: MoveParts & CardKeeping,
): Promise<AppliedSignal | undefined> => {
  const row = await readAttempt(database, attemptId);
  if (row === undefined) return undefined;
  const { provider, breaker, onFault } = gateway;
  const { cancel } = provider;
  if (cancel === undefined || row.provider_ref === null || attemptIsOver(row.state))
    return askGateway(database, { attemptId, gateway, source }, parts);
  try {
    const signal = await breaker.call(() => cancel(attemptOf(row), randomUUID()));
    const applied = await applyPaymentSignal(database, { attemptId, signal, source }, parts);
    if (applied !== undefined && attemptIsOver(applied.state)) await endReadings(database, attemptId);
    return applied;
  } catch (error) {
    onFault(error);
    return askGateway(database, { attemptId, gateway, source }, parts);
  }
};
