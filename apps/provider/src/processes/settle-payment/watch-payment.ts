import { attemptIsOver } from '@dijla/commerce-rules/payment/attempt-state';
import { claimAsking, readAttemptsOf } from '../../modules/payments/payments.ts';
import type { SignalSource } from './apply-payment-signal.ts';
import { askGateway } from './ask-gateway.ts';
import type { PaymentParts } from './payment-parts.ts';

/** Pages ask every five seconds, however many are open; a gateway is asked once in this time. */
const restMs = 4000;
/** The same where the gateway has just led the buyer back: what it said before she paid is of no use to her. */
const returnedRestMs = 1000;

/**
 * Asks the gateways of an order's attempts that can still be paid, unless somebody just has. What a browser says of a
 * payment is never believed: it is only a reason to ask (spec 4 §8 rule 12).
 */
export const watchPayment = async (
  parts: PaymentParts,
  { orderId, source, hasReturned = false }: { orderId: number; source: SignalSource; hasReturned?: boolean },
): Promise<void> => {
  const { database, gateways } = parts;
  for (const { id: attemptId, provider, state } of await readAttemptsOf(database, orderId)) {
    const gateway = gateways.get(provider);
    if (attemptIsOver(state) || gateway === undefined) continue;
    // oxlint-disable no-await-in-loop -- one after the other: there is hardly ever more than one
    if (
      await claimAsking(database, attemptId, {
        now: source.now,
        restMs: hasReturned ? returnedRestMs : restMs,
      })
    )
      await askGateway(database, { attemptId, gateway, source }, parts);
    // oxlint-enable no-await-in-loop
  }
};
