import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { checkCustomerCode, sendCustomerCode } from '../codes/customer-codes.ts';
import { ownMobile } from '../profile/mobile-number.ts';
import { findCodeOwner } from '../profile/profile-sql.ts';
import { signIn } from '../sessions/sign-in.ts';

/** `POST /api/user/login-code/send`: an unknown number gets the same answers, and no message. */
export const sendLoginCode = handleCall(
  'user/send-login-code',
  (parts: CustomerParts) =>
    async ({ body: { mobileNumber } }, context) => {
      const telephone = ownMobile(mobileNumber);
      if (isRefusal(telephone)) return telephone;
      const account = await findCodeOwner(parts.database, { telephone }, context.now);
      const customerId = account?.is_active ? account.id : null;
      const code = { purpose: 'log-in', channel: 'sms', to: telephone, customerId } as const;
      return sendCustomerCode(parts, code, context);
    },
);

/** `POST /api/user/login-code`: signs in the customer whose number it is by now. */
export const logInByCode = handleCall(
  'user/login-by-code',
  (parts: CustomerParts) =>
    async ({ body: { mobileNumber, otp } }, context) => {
      const telephone = ownMobile(mobileNumber);
      if (isRefusal(telephone)) return telephone;
      const code = { purpose: 'log-in', channel: 'sms', to: telephone, code: otp } as const;
      const checked = await checkCustomerCode(parts, code, context);
      if (isRefusal(checked)) return checked;
      const account = await findCodeOwner(parts.database, { telephone }, context.now);
      if (account?.id !== checked.customerId) return refusal('user.code-expired');
      return (await signIn(parts, account, context)) ?? refusal('user.disabled');
    },
);
