import type { RequestContext } from '../../../call/call-handler.ts';
import { newToken } from '../../../call/session-token.ts';
import { tellAccountKept } from '../codes/tell-account-kept.ts';
import type { CustomerParts } from '../customer-parts.ts';
import type { Account } from '../profile/profile-sql.ts';
import { priceCookieOf, refreshCookieOf } from './session-cookies.ts';
import { beginSession, tokenLifeMs } from './session-sql.ts';

/**
 * Begins a session of an account whose password or code was right, and returns the answer every door gives
 * (wire §6.1). Null when the password has changed meanwhile or the account is disabled. `asksPassword` where
 * the session that this one comes from asks for the password, which must not be got rid of that way.
 */
export const signIn = async (
  { database, secret }: Pick<CustomerParts, 'database' | 'secret'>,
  account: Account & { asksPassword?: boolean },
  context: RequestContext,
) => {
  const tokens = { userToken: newToken(), refreshToken: newToken() };
  // Only our storefront requests its token in a cookie, and only it asks for the password when the
  // customer changes the e-mail address or number (decision 29).
  const begun = await beginSession(database, {
    customerId: account.id,
    passwordHash: account.password_hash,
    ...tokens,
    device: context.device,
    asksPassword: account.asksPassword === true || context.wantsTokenCookie,
    now: context.now,
  });
  if (begun === null) return null;
  if (begun.wasLeaving) await tellAccountKept(database, account.id, context);
  const cookies = priceCookieOf(account.group, { secret, context });
  return context.wantsTokenCookie
    ? {
        result: tokens.userToken,
        meta: {},
        cookies: [...cookies, refreshCookieOf(tokens.refreshToken, tokenLifeMs.refresh / 1000)],
      }
    : { result: tokens.userToken, meta: { refreshToken: tokens.refreshToken }, cookies };
};
