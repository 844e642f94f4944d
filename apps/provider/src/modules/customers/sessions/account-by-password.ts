import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { type Account, findAccount } from '../profile/profile-sql.ts';
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
 * Returns the account whose password this is. A changed e-mail address or number is accepted for seven more days. An
 * unknown account, one without a password and a wrong password get the same refusal in the same time; only a
 * caller with the right password learns that an account is disabled.
 */
export const accountByPassword = async (
  { database, passwords }: Pick<CustomerParts, 'database' | 'passwords'>,
  { username, password }: { username: string; password: string },
  { address, gone, now }: RequestContext,
): Promise<Account | Refusal> => {
  const name = nameOf(username);
  const account = await findAccount(database, name, now);
  const isRight = await passwords.isRight({
    whose: account ?? { name: name.email ?? name.telephone ?? '' },
    address,
    hash: account?.password_hash ?? null,
    password,
    gone,
  });
  if (isRefusal(isRight)) return isRight;
  if (!isRight || !account?.password_hash) return refusal('user.sign-in-incorrect');
  return account.is_active ? account : refusal('user.disabled');
};
