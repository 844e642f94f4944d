import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { endSession, endSessions, readSessions } from '../sessions/session-sql.ts';

/** Lists the sessions of the calling customer. */
export const listSessions = handleCall(
  'user/sessions',
  ({ database }: CustomerParts) =>
    async (_, context) => {
      const { customer } = context;
      const rows = await readSessions(database, customer.id, context.now);
      return {
        result: rows.map(({ id, device, created_at, last_used_at, expires_at }) => ({
          id,
          device,
          created_at: created_at.toISOString(),
          last_used_at: last_used_at.toISOString(),
          expires_at: expires_at.toISOString(),
          is_current: id === customer.session_id,
        })),
      };
    },
);

/** Ends one session. Another customer's session is treated as unknown. */
export const revokeSession = handleCall(
  'user/revoke-session',
  ({ database }: CustomerParts) =>
    async ({ params }, { customer }) => {
      const sessionId = idInPath(params, { name: 'sessionId', thing: 'session' });
      if (isRefusal(sessionId)) return sessionId;
      return (await endSession(database, customer.id, sessionId))
        ? { result: true }
        : refusal('user.session-not-found');
    },
);

/** Ends the customer's other sessions. */
export const revokeOtherSessions = handleCall(
  'user/revoke-other-sessions',
  ({ database }: CustomerParts) =>
    async (_, { customer }) => {
      await endSessions(database, customer.id, customer.session_id);
      return { result: true };
    },
);
