import { inTransaction } from '../../../database/in-transaction.ts';
import type { RequestContext } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { objectRefusal } from '../../../call/object-refusal.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { invalidPasswords } from '../profile/invalid-customer.ts';
import { weakPassword } from '../passwords/new-password.ts';
import { readOwnData, replacePasswordHash } from '../profile/profile-sql.ts';
import { forgetTokensOf } from '../codes/password-token-sql.ts';
import { tellPasswordChanged } from '../codes/tell-account-changed.ts';
import { endSessions } from '../sessions/session-sql.ts';

/**
 * A refusal as an object whose own code is 401 while the status is 500; a 401 status would make the client
 * refresh its token (wire §6.3).
 */
const unchanged = ({ store }: RequestContext, because?: Refusal): Refusal =>
  objectRefusal(refusal('user.password-not-changed'), {
    language: store.language,
    ...(because ? { because } : { errorCode: 401 }),
  });

/**
 * `POST /api/user/change-password` (wire §6.3): changes the password and ends all sessions of the customer.
 */
export const changePassword = handleCall(
  'user/change-password',
  ({ database, passwords }: CustomerParts) =>
    async ({ body: { currentPassword, newPassword } }, context) => {
      const { customer } = context;
      const own = await readOwnData(database, customer.id);
      if (!own) return refusal('user.not-signed-in');
      const weak = weakPassword(newPassword, own);
      if (weak) return unchanged(context, weak);
      const hash = own.password_hash;
      const { address, gone } = context;
      const isRight = await passwords.isRight({
        whose: customer,
        address,
        hash,
        password: currentPassword,
        gone,
      });
      if (isRefusal(isRight)) return isRight;
      if (!isRight || hash === null) return unchanged(context);
      const newHash = await passwords.hashOf(newPassword, context);
      if (isRefusal(newHash)) return newHash;
      const isChanged = await inTransaction(database, async (transaction) => {
        if (!(await replacePasswordHash(transaction, customer.id, { from: hash, to: newHash }))) return false;
        await endSessions(transaction, customer.id, null);
        await forgetTokensOf(transaction, customer.id);
        await tellPasswordChanged(transaction, { ...own, id: customer.id }, context);
        return true;
      });
      return isChanged ? { result: true } : unchanged(context);
    },
  { invalidBody: invalidPasswords },
);
