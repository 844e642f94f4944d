import { attemptIsOver } from '@dijla/commerce-rules/payment/attempt-state';
import { readAttemptsOf } from '../../modules/payments/payments.ts';
import type { SignalSource } from './apply-payment-signal.ts';
import { askUnlessJustAsked, justAskedMs } from './ask-gateway.ts';
import type { PaymentParts } from './payment-parts.ts';

/** Pages ask every five seconds, however many are open; a gateway is asked once in this time. */
const restMs = 4000;

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
    // Where the gateway has just led the buyer back, what it said before she paid is of no use to her.
    const asked = { attemptId, gateway, source, restMs: hasReturned ? justAskedMs : restMs };
    // oxlint-disable-next-line no-await-in-loop -- one after the other: there is hardly ever more than one
    await askUnlessJustAsked(database, asked, parts);
  }
};
