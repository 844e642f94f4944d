import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { newToken } from '../../../call/session-token.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { checkCustomerCode, sendCustomerCode } from '../codes/customer-codes.ts';
import { insertPasswordToken, passwordTokenMs } from '../codes/password-token-sql.ts';
import { sentTo } from '../codes/sent-to.ts';
import { setPassword } from '../codes/set-password.ts';
import { ownMobile } from '../profile/mobile-number.ts';
import { findCodeOwner } from '../profile/profile-sql.ts';

/**
 * `POST /api/user/forgot-password` (wire §11). It says when nobody has the number; how many numbers can be tried
 * is limited as codes are.
 */
export const sendPasswordCode = handleCall(
  'user/forgot-password',
  (parts: CustomerParts) =>
    async ({ body: { mobileNumber } }, context) => {
      const telephone = ownMobile(mobileNumber);
      if (isRefusal(telephone)) return telephone;
      const account = await findCodeOwner(parts.database, { telephone }, context.now);
      const customerId = account?.is_active ? account.id : null;
      const code = { purpose: 'reset-password', channel: 'sms', to: telephone, customerId } as const;
      const sent = await sendCustomerCode(parts, code, context);
      return isRefusal(sent) || customerId !== null ? sent : refusal('user.telephone-unknown');
    },
);

/** `POST /api/user/forgot-password/verify` (wire §11). */
export const verifyPasswordCode = handleCall(
  'user/verify-password-code',
  (parts: CustomerParts) =>
    async ({ body: { otp, ...given } }, context) => {
      const to = sentTo(given);
      if (isRefusal(to)) return to;
      const channel = given.mobileNumber === undefined ? 'email' : 'sms';
      const checked = await checkCustomerCode(
        parts,
        { purpose: 'reset-password', channel, to, code: otp },
        context,
      );
      if (isRefusal(checked)) return checked;
      const token = newToken();
      await insertPasswordToken(
        parts.database,
        { token, sentTo: to },
        { customerId: checked.customerId, expiresAt: context.now + passwordTokenMs.ofCode },
      );
      return { result: { token } };
    },
);

/** `POST /api/user/forgot-password/change` (wire §11). */
export const changeForgottenPassword = handleCall(
  'user/change-forgotten-password',
  (parts: CustomerParts) =>
    async ({ body: { token, password, ...given } }, context) => {
      const to = sentTo(given);
      if (isRefusal(to)) return to;
      return (await setPassword(parts, { token, sentTo: to, password }, context)) ?? { result: true };
    },
);
