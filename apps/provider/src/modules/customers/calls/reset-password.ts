import { handleCall } from '../../../call/handle-call.ts';
import { objectRefusal } from '../../../call/object-refusal.ts';
import { refusal } from '../../../call/refusal.ts';
import { newToken } from '../../../call/session-token.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { sendCustomerCode } from '../codes/customer-codes.ts';
import { insertPasswordToken, passwordTokenMs } from '../codes/password-token-sql.ts';
import { setPassword } from '../codes/set-password.ts';
import { missingOfPassword } from '../profile/invalid-customer.ts';
import { findCodeOwner } from '../profile/profile-sql.ts';

/** `POST /api/user/reset-password` (wire §6.3): an unknown address gets the same answer, and no e-mail. */
export const resetPassword = handleCall(
  'user/reset-password',
  (parts: CustomerParts) =>
    async ({ body }, context) => {
      const email = body.email.toLowerCase();
      const { now } = context;
      const account = await findCodeOwner(parts.database, { email }, now);
      const token = newToken();
      const customerId = account?.is_active ? account.id : null;
      return sendCustomerCode(
        parts,
        {
          purpose: 'reset-password',
          channel: 'email',
          to: email,
          customerId,
          contentOf: (code) => ({ template: 'reset-password', params: { email, token, ...code } }),
          also: async (transaction) =>
            customerId !== null &&
            insertPasswordToken(
              transaction,
              { token, sentTo: email },
              { customerId, expiresAt: now + passwordTokenMs.ofLink },
            ),
        },
        context,
      );
    },
  { invalidBody: () => refusal('user.reset-email-missing') },
);

/** `POST /api/user/create-password` (wire §6.3): clients read `errorMessage` of what it refuses. */
export const createPassword = handleCall(
  'user/create-password',
  (parts: CustomerParts) =>
    async ({ body: { email, newPassword, resetToken } }, context) => {
      const refused = await setPassword(
        parts,
        { token: resetToken, sentTo: email.trim().toLowerCase(), password: newPassword },
        context,
      );
      if (refused === null) return { result: true };
      if (refused.code.startsWith('request.')) return refused;
      return objectRefusal(refusal('user.password-not-set'), {
        language: context.store.language,
        because: refused.code === 'user.password-token-invalid' ? refusal('user.password-not-set') : refused,
      });
    },
  { invalidBody: missingOfPassword },
);
