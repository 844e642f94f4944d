import type { RequestContext } from '../../../call/call-handler.ts';
import { deskCookieName, deskCookieOf } from '../../../call/desk-cookie.ts';
import { refusal } from '../../../call/refusal.ts';
import { isToken } from '../../../call/session-token.ts';
import type { Database } from '../../../database/connect.ts';
import { deskSessionOf } from './desk-session-of.ts';
import { identifyStaff } from './identify-staff.ts';
import type { Opening } from './opened-session.ts';
import { sessionLifeMs } from './session-times.ts';

/** Returns what a session is begun with: where the request comes from, and the session the browser had. */
export const openingOf = ({
  address,
  device,
  requestId,
  now,
  isSecure,
  cookie,
}: Pick<RequestContext, 'address' | 'device' | 'requestId' | 'now' | 'isSecure' | 'cookie'>): Opening => {
  const earlier = cookie(deskCookieName(isSecure));
  return { earlier: isToken(earlier) ? earlier : null, address, userAgent: device, requestId, now };
};

/** Answers who is signed in by this token, which the cookie keeps from now on. */
export const openedAnswer = async (
  database: Database,
  token: string,
  { now, isSecure }: Pick<RequestContext, 'now' | 'isSecure'>,
) => {
  const caller = await identifyStaff(database)(token, now);
  const result = caller.kind === 'staff' ? await deskSessionOf(database, caller.staff, now) : undefined;
  return result
    ? { result, cookies: [deskCookieOf(token, { isSecure, seconds: sessionLifeMs / 1000 })] }
    : refusal('desk.not-signed-in');
};
