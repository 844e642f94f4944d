import type { RequestContext } from '../../call/call-handler.ts';
import { beginAttempt } from '../settle-payment/begin-attempt.ts';
import type { PaymentParts } from '../settle-payment/payment-parts.ts';
import type { Placed } from './earlier-order.ts';

/**
 * Returns the confirmation with the next step of the payment, which begins here, after the commit. When it
 * cannot begin, the order stands unpaid, and begins it again when it is sent again or its buyer asks.
 */
export const withNextStep = async (
  parts: PaymentParts,
  { confirmation, paidBy, position }: Placed,
  { requestId, now, onFault }: RequestContext,
): Promise<Omit<Placed, 'paidBy'>> => {
  const gateway = parts.gateways.get(paidBy);
  if (gateway === undefined) return { confirmation, position };
  try {
    const begun = await beginAttempt(
      parts.database,
      {
        orderId: Number(confirmation.backendOrderId),
        gateway,
        source: { actor: 'shopper', requestId, now },
      },
      parts,
    );
    const next = begun?.next ?? null;
    return { confirmation: next === null ? confirmation : { ...confirmation, next }, position };
  } catch (error) {
    onFault(error);
    return { confirmation, position };
  }
};
