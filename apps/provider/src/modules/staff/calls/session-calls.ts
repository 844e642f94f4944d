import { deskCookieOf } from '../../../call/desk-cookie.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { deskSessionOf, sessionOf } from '../sessions/desk-session-of.ts';
import { readSessions, revokeSession } from '../sessions/staff-session-sql.ts';
import type { StaffParts } from '../staff-parts.ts';

/** `GET /api/desk/session`: who is signed in. */
export const readSession = handleCall(
  'desk/session',
  ({ database }: StaffParts) =>
    async (_, { staff, now }) => {
      const result = await deskSessionOf(database, staff, now);
      return result ? { result } : refusal('desk.not-signed-in');
    },
);

/** `GET /api/desk/sessions`: where the calling member of the staff is signed in. */
export const listSessions = handleCall(
  'desk/sessions',
  ({ database }: StaffParts) =>
    async (_, { staff, now }) => ({
      result: (await readSessions(database, staff.id, now)).map((row) => sessionOf(row, staff.session_id)),
    }),
);

/** `DELETE /api/desk/session`: signs out. */
export const endSession = handleDeskWrite(
  'desk/end-session',
  () =>
    async (_, { transaction, act, staff, now, isSecure }) => {
      const session = { staffId: staff.id, sessionId: staff.session_id, now };
      if (!(await revokeSession(transaction, session))) return refusal('desk.not-signed-in');
      await act({
        act: 'signed-out',
        entity: 'staff_session',
        entityId: staff.session_id,
        before: null,
        after: null,
      });
      return { result: true, cookies: [deskCookieOf(null, { isSecure, seconds: 0 })] };
    },
);

/** `DELETE /api/desk/sessions/{sessionId}`: ends one of the caller's sessions. Another's is treated as unknown. */
export const revokeOwnSession = handleDeskWrite(
  'desk/revoke-session',
  () =>
    async ({ params }, { transaction, act, staff, now }) => {
      const sessionId = idInPath(params, { name: 'sessionId', thing: 'session' });
      if (isRefusal(sessionId)) return sessionId;
      if (!(await revokeSession(transaction, { staffId: staff.id, sessionId, now })))
        return refusal('desk.session-not-found');
      await act({
        act: 'revoked',
        entity: 'staff_session',
        entityId: sessionId,
        before: null,
        after: null,
      });
      return { result: true };
    },
);
