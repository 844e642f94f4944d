import { deskCookieName, deskCookieOf } from '../../../call/desk-cookie.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { isToken } from '../../../call/session-token.ts';
import { deskSessionOf } from '../sessions/desk-session-of.ts';
import { identifyStaff } from '../sessions/identify-staff.ts';
import { openedSession } from '../sessions/opened-session.ts';
import { sessionLifeMs } from '../sessions/session-times.ts';
import type { StaffParts } from '../staff-parts.ts';

/**
 * `POST /api/desk/link`: exchanges a link for a session, always a new one: the browser's earlier session
 * ends. Unknown, used and expired links get the same answer (DESIGN §9).
 */
export const openSession = handleCall(
  'desk/link',
  ({ database, limits }: StaffParts) =>
    async ({ body: { link } }, context) => {
      const { now, isSecure, requestId, address, device, cookie } = context;
      const tried = await limits.deskLinks.begin(address);
      if (isRefusal(tried)) return tried;
      const earlier = cookie(deskCookieName(isSecure));
      const token = isToken(link)
        ? await openedSession(database, link, {
            earlier: isToken(earlier) ? earlier : null,
            address,
            userAgent: device,
            requestId,
            now,
          })
        : null;
      if (token === null) return refusal('desk.link-invalid');
      await tried.wasRight();
      const caller = await identifyStaff(database)(token, now);
      const result = caller.kind === 'staff' ? await deskSessionOf(database, caller.staff, now) : undefined;
      if (!result) return refusal('desk.link-invalid');
      return { result, cookies: [deskCookieOf(token, { isSecure, seconds: sessionLifeMs / 1000 })] };
    },
);
