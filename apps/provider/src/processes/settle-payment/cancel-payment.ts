import { attemptIsOver, moneyHasCome } from '@dijla/commerce-rules/payment/attempt-state';
import { readAttempt } from '../../modules/payments/payments.ts';
import type { SignalSource } from './apply-payment-signal.ts';
import { cancelAttempt } from './cancel-attempt.ts';
import type { PaymentParts } from './payment-parts.ts';

/** Has a gateway cancel an attempt. Resolves to whether it can be paid no more and was not. */
export type CancelPayment = (attemptId: string, source: SignalSource) => Promise<boolean>;

/** Returns how members of the staff have a payment cancelled, outside the transaction of their act. */
export const cancelPaymentOf =
  (parts: PaymentParts): CancelPayment =>
  async (attemptId, source) => {
    const { database, gateways } = parts;
    const gateway = gateways.get((await readAttempt(database, attemptId))?.provider ?? '');
    if (gateway === undefined) return false;
    const ended = await cancelAttempt(database, { attemptId, gateway, source }, parts);
    return ended !== undefined && attemptIsOver(ended.state) && !moneyHasCome(ended.state);
  };
