import { handleCall } from '../../../call/handle-call.ts';
import { objectRefusal } from '../../../call/object-refusal.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { type AttemptRow, readAttemptByRef } from '../../../modules/payments/payments.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { watchPayment } from '../watch-payment.ts';
import { beginForCart, orderNamed, sourceOf } from '../wire-payment.ts';

/** The shop's states as clients of the wire know them: what ended without money is declined, and what is given back was paid. */
const wireStatus = (state: AttemptRow['state']): 'UNPAID' | 'PAID' | 'DECLINED' => {
  if (['created', 'unknown', 'pending', 'authorised'].includes(state)) return 'UNPAID';
  return ['expired', 'cancelled', 'declined'].includes(state) ? 'DECLINED' : 'PAID';
};

/** `POST /api/ext/fib/initialize` (wire §11) */
export const initializeFibCall = handleCall(
  'fib/initialize',
  (parts: PaymentParts) =>
    async ({ query: { cartId }, body }, context) => {
      const returnUrl = body.return_url ?? undefined;
      const attempt = await beginForCart(parts, { code: 'fib', cartId, returnUrl, context });
      if (isRefusal(attempt)) return attempt;
      const { next, provider_ref, state } = attempt;
      if (next.kind !== 'qr') throw new Error('FIB gives a code');
      const { personal, business, corporate } = next.links;
      return {
        result: {
          payment_id: provider_ref,
          readable_code: next.readableCode,
          qr_code: next.qrCode,
          status: wireStatus(state),
          valid_until: next.validUntil,
          ...(personal !== undefined && { personalAppLink: personal }),
          ...(business !== undefined && { businessAppLink: business }),
          ...(corporate !== undefined && { corporateAppLink: corporate }),
        },
      };
    },
);

/** `POST /api/ext/fib/check-status` (wire §11): of a payment of the cart's order alone. */
export const checkFibStatusCall = handleCall(
  'fib/check-status',
  (parts: PaymentParts) =>
    async ({ query: { cartId }, body: { payment_id: ref } }, context) => {
      const order = await orderNamed(parts, { cartId, context });
      if (isRefusal(order) && order.code !== 'payment.order-missing') return order;
      const find = () => readAttemptByRef(parts.database, { provider: 'fib', ref });
      const attempt = isRefusal(order) ? undefined : await find();
      if (isRefusal(order) || attempt?.order_id !== order.id)
        return objectRefusal(refusal('payment.not-found'), { language: context.store.language });
      await watchPayment(parts, { orderId: order.id, source: sourceOf(context) });
      const { state } = (await find()) ?? attempt;
      return { result: { payment_id: ref, status: wireStatus(state) } };
    },
);
