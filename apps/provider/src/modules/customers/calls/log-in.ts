import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { accountByPassword } from '../sessions/account-by-password.ts';
import { signIn } from '../sessions/sign-in.ts';

/** `POST /api/user/login` (wire §6.1). */
export const logIn = handleCall('user/login', (parts: CustomerParts) => async ({ body }, context) => {
  const account = await accountByPassword(parts, body, context);
  if (isRefusal(account)) return account;
  return (await signIn(parts, account, context)) ?? refusal('user.sign-in-incorrect');
});
