import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import { keepDecision, lockPaymentCase, readPaymentCases } from '../payment-cases-sql.ts';

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** `GET /api/desk/payment-cases` */
export const listPaymentCases = handleCall(
  'desk/payment-cases',
  ({ database }: { database: Database }) =>
    async () => ({ result: { items: await readPaymentCases(database) } }),
);

/** `POST /api/desk/payment-cases/{attemptId}/decision` */
export const decidePaymentCase = handleDeskWrite(
  'desk/decide-payment-case',
  () =>
    async ({ params, body: { done, note } }, { transaction, act, author, now }) => {
      const attemptId = params['attemptId'] ?? '';
      const found = isUuid(attemptId) ? await lockPaymentCase(transaction, attemptId) : undefined;
      if (found === undefined) return refusal('payment.case-not-found');
      const decided = { attempt_id: attemptId, done, note: note.trim(), decided_by: author.actor };
      await keepDecision(transaction, decided, now);
      await act({
        act: 'decided',
        entity: 'payment_case',
        entityId: attemptId,
        before: null,
        after: { case: found, done, note: decided.note },
      });
      return { result: true };
    },
);
