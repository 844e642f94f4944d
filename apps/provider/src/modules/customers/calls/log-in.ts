import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { findAccount } from '../profile/profile-sql.ts';
import { signIn } from '../sessions/sign-in.ts';
import { telephoneOf } from '../profile/telephone-of.ts';

/** Returns the normalized e-mail address or phone number of a username. */
const nameOf = (username: string) => {
  const isEmail = username.includes('@');
  return {
    email: isEmail ? username.trim().toLowerCase() : null,
    telephone: isEmail ? null : telephoneOf(username),
  };
};

/**
 * `POST /api/user/login` (wire §6.1). A changed e-mail address or number is accepted for seven more days. An
 * unknown account, one without a password and a wrong password get the same answer in the same time; only a
 * caller with the right password learns that an account is disabled.
 */
export const logIn = handleCall(
  'user/login',
  (parts: CustomerParts) =>
    async ({ body: { username, password } }, context) => {
      const { database, passwords } = parts;
      const name = nameOf(username);
      const account = await findAccount(database, name, context.now);
      const isRight = await passwords.isRight({
        whose: account ?? { name: name.email ?? name.telephone ?? '' },
        address: context.address,
        hash: account?.password_hash ?? null,
        password,
        gone: context.gone,
      });
      if (isRefusal(isRight)) return isRight;
      if (!isRight || !account?.password_hash) return refusal('user.sign-in-incorrect');
      if (!account.is_active) return refusal('user.disabled');
      return (await signIn(parts, account, context)) ?? refusal('user.sign-in-incorrect');
    },
);
