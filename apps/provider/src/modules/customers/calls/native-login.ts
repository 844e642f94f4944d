import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import { useChallenge } from '../../challenges/challenges.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { readAccount, readNames } from '../profile/profile-sql.ts';
import { nativeCode, nativeCodeMs, readNativeCode as codeOf } from '../sessions/native-code.ts';
import { isSessionLive } from '../sessions/session-sql.ts';
import { signIn } from '../sessions/sign-in.ts';

/** `POST /api/ext/dijla/native-code`: a token never stands in an address; this code does, for a minute. */
export const readNativeCode = handleCall(
  'user/native-code',
  ({ secret }: CustomerParts) =>
    async (_, { customer, now }) => ({
      result: {
        code: nativeCode(
          { customerId: customer.id, sessionId: customer.session_id, asksPassword: customer.asks_password },
          { now, secret },
        ),
        expires_in: nativeCodeMs / 1000,
      },
    }),
);

/** `POST /api/ext/dijla/native-account`: a link of somebody else could bring a code of another account. */
export const readNativeAccount = handleCall(
  'user/native-account',
  ({ database, secret }: CustomerParts) =>
    async ({ body: { code } }, { now }) => {
      const given = codeOf(code, { now, secret });
      const isLive = given !== null && (await isSessionLive(database, given, now));
      const named = isLive ? await readNames(database, given.customerId) : undefined;
      if (named === undefined) return refusal('user.native-code-invalid');
      const { is_active: isActive, ...result } = named;
      return isActive ? { result } : refusal('user.disabled');
    },
);

/** `POST /api/ext/dijla/native-login`: once, and only while the app itself is logged in. */
export const logInByNativeCode = handleCall(
  'user/login-by-native-code',
  (parts: CustomerParts) =>
    async ({ body: { code } }, context) => {
      const { database, secret } = parts;
      const { now } = context;
      const given = codeOf(code, { now, secret });
      if (given === null || !(await useChallenge(database, given.hash, given.until)))
        return refusal('user.native-code-invalid');
      const isLive = await isSessionLive(database, given, now);
      const account = isLive ? await readAccount(database, given.customerId) : undefined;
      if (account === undefined) return refusal('user.native-code-invalid');
      return (
        (await signIn(parts, { ...account, asksPassword: given.asksPassword }, context)) ??
        refusal('user.disabled')
      );
    },
);
