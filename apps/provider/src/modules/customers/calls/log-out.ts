import { handleCall } from '../../../call/handle-call.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { leavingCookies, refreshCookie } from '../sessions/session-cookies.ts';
import { endSessionsOf } from '../sessions/session-sql.ts';
import { isToken } from '../../../call/session-token.ts';

/**
 * Ends the session of the token and, when the request asks for it, of the cookie. The customer's cart is
 * kept for the next sign-in (wire §2.7).
 */
export const logOut = handleCall(
  'user/logout',
  ({ database, secret }: CustomerParts) =>
    async (_, context) => {
      const cookie = context.wantsTokenCookie ? context.cookie(refreshCookie) : undefined;
      const [userToken, refreshToken] = [context.token, cookie].map((token) =>
        isToken(token) ? token : null,
      );
      if (userToken || refreshToken)
        await endSessionsOf(database, { userToken: userToken ?? null, refreshToken: refreshToken ?? null });
      return { result: true, cookies: leavingCookies({ secret, context }) };
    },
);
