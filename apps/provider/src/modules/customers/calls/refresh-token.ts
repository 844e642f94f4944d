import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { priceCookieOf, refreshCookie, refreshCookieOf } from '../sessions/session-cookies.ts';
import { refreshSession } from '../sessions/session-sql.ts';
import { isToken, newToken } from '../../../call/session-token.ts';

/**
 * `POST /api/user/refresh` (wire §6.4): returns a new user token; the refresh token stays the same. The
 * cookie is used only when the request asks for it in a header, which other sites cannot send. An invalid
 * cookie is deleted, and the price cookie with it.
 */
export const refreshToken = handleCall(
  'user/refresh',
  ({ database, secret }: CustomerParts) =>
    async ({ body }, context) => {
      const cookie =
        context.wantsTokenCookie && !body?.refreshToken ? context.cookie(refreshCookie) : undefined;
      const given = body?.refreshToken || cookie;
      if (!given) return refusal('user.refresh-token-missing');
      const userToken = newToken();
      const session = isToken(given)
        ? await refreshSession(database, { refreshToken: given, userToken, now: context.now })
        : undefined;
      if (!session?.is_active) {
        const refused = refusal(session ? 'user.disabled' : 'user.refresh-token-invalid');
        return cookie !== undefined
          ? { ...refused, cookies: [...priceCookieOf(null, { secret, context }), refreshCookieOf(null, 0)] }
          : refused;
      }
      const cookies = priceCookieOf(session.group, { secret, context });
      const seconds = Math.floor((session.expires_at.getTime() - context.now) / 1000);
      return context.wantsTokenCookie
        ? { result: userToken, meta: {}, cookies: [...cookies, refreshCookieOf(given, seconds)] }
        : { result: userToken, meta: { refreshToken: given }, cookies };
    },
);
