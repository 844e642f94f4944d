import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal } from '../../../call/refusal.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { beginForCart } from '../wire-payment.ts';

/** `POST /api/ext/zaincash/initialize` (wire §11) */
export const initializeZainCashCall = handleCall(
  'zaincash/initialize',
  (parts: PaymentParts) =>
    async ({ query: { cartId } }, context) => {
      const attempt = await beginForCart(parts, { code: 'zaincash', cartId, context });
      if (isRefusal(attempt)) return attempt;
      if (attempt.next.kind !== 'redirect') throw new Error('ZainCash gives a page');
      return { result: { payment_url: attempt.next.paymentUrl } };
    },
);
