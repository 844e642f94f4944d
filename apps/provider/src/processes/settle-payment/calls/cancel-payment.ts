import { refusal } from '../../../call/refusal.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import { findAttemptByRef } from '../../../modules/payments/payments.ts';
import type { CancelPayment } from '../cancel-payment.ts';

/** `POST /api/desk/payments/cancel`, of the wire `POST /api/ext/qicard/cancel`: the gateway is asked once the act is recorded. */
export const cancelPaymentCall = handleDeskWrite(
  'desk/cancel-payment',
  ({ cancelPayment }: { cancelPayment: CancelPayment }) =>
    async ({ body: { payment_id: ref } }, { transaction, author, act, now }) => {
      const attempt = await findAttemptByRef(transaction, ref);
      if (attempt === undefined) return refusal('payment.not-found');
      const { id, order_id: entityId, provider } = attempt;
      const after = { attempt: id, provider };
      await act({ act: 'payment-cancel-asked', entity: 'order', entityId, before: null, after });
      return {
        afterwards: async () =>
          (await cancelPayment(id, { ...author, now }))
            ? { result: { success: true as const } }
            : refusal('payment.not-cancelled'),
      };
    },
);
