import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal } from '../../../call/refusal.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { beginForCart } from '../wire-payment.ts';

/** `POST /api/ext/qicard/initialize` (wire §11) */
export const initializeQiCall = handleCall(
  'qicard/initialize',
  (parts: PaymentParts) =>
    async ({ query, body }, context) => {
      const cartId = body.maskedQuoteId ?? query.cartId;
      const attempt = await beginForCart(parts, { code: 'qicard', cartId, context });
      if (isRefusal(attempt)) return attempt;
      if (attempt.next.kind !== 'redirect') throw new Error('Qi gives a page');
      return { result: { success: true as const, payment_url: attempt.next.paymentUrl } };
    },
);

/** `POST /api/ext/qicard/reset-reserved-order-id` (wire §11) */
export const resetReservedOrderIdCall = handleCall('qicard/reset-reserved-order-id', () => async () => ({
  result: true as const,
}));
