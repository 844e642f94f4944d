import { attemptIsOver } from '@dijla/commerce-rules/payment/attempt-state';
import { readAttemptsOf } from '../../modules/payments/payments.ts';
import type { SignalSource } from './apply-payment-signal.ts';
import { cancelAttempt } from './cancel-attempt.ts';
import type { PaymentParts } from './payment-parts.ts';

/**
 * Has the gateways cancel what can still be paid of an order. False when something stays open: it was paid, or the
 * gateway did not say.
 */
export const endAttempts = async (
  parts: PaymentParts,
  { orderId, source }: { orderId: number; source: SignalSource },
): Promise<boolean> => {
  const { database, gateways } = parts;
  let areOver = true;
  for (const { id: attemptId, provider, state } of await readAttemptsOf(database, orderId)) {
    if (attemptIsOver(state)) continue;
    const gateway = gateways.get(provider);
    const ended =
      gateway === undefined
        ? undefined
        : // oxlint-disable-next-line no-await-in-loop -- one after the other: there is hardly ever more than one
          await cancelAttempt(database, { attemptId, gateway, source }, parts);
    areOver &&= ended !== undefined && attemptIsOver(ended.state);
  }
  return areOver;
};
