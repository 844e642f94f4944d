import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import {
  type CustomerParts,
  endSessions,
  forgetTokensOf,
  leavingCookies,
  accountCause,
  readContactInForce,
  refusedProofCode,
  toContact,
} from '../../../modules/customers/customers.ts';
import { plainOfBuyer, send } from '../../../modules/messaging/messaging.ts';
import { daysToUndo, markDeletion } from '../ask-deletion-sql.ts';

/**
 * `POST /api/user/privacy/delete`: all sessions end at once, and the customer is told at her address and number. The
 * account itself goes 14 days later, and stays when she signs in before.
 */
export const deleteAccount = handleCall(
  'user/delete-account',
  (parts: CustomerParts) =>
    async ({ body: { otp } }, context) => {
      const { customer, now, store } = context;
      const contact = await readContactInForce(parts.database, customer.id, now);
      if (contact === undefined) return refusal('user.not-signed-in');
      const refused = await refusedProofCode(parts, { customerId: customer.id, act: 'delete', otp }, context);
      if (refused) return refused;
      const until = now + daysToUndo * 86_400_000;
      const isMarked = await inTransaction(parts.database, async (transaction) => {
        if (!(await markDeletion(transaction, customer.id, until))) return false;
        await endSessions(transaction, customer.id, null);
        await forgetTokensOf(transaction, customer.id);
        const message = {
          template: 'account-deletion',
          params: { name: plainOfBuyer(contact.name), until },
          language: store.language,
          cause: accountCause(customer.id, `deletion at ${now}`),
        } as const;
        await send(transaction, toContact(message, contact));
        return true;
      });
      return isMarked
        ? {
            result: { deletes_at: new Date(until).toISOString() },
            cookies: leavingCookies({ secret: parts.secret, context }),
          }
        : refusal('user.not-signed-in');
    },
);
