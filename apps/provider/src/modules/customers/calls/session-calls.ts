import type { CallHandlers } from '../../../call/call-handler.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { customerOrRefusal } from '../../../call/caller.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { endSession, endSessions, readSessions } from '../sessions/session-sql.ts';

/** Handlers that list and end a customer's sessions. Another customer's session is treated as unknown. */
export const sessionCalls = ({
  database,
}: CustomerParts): Pick<
  CallHandlers,
  'user/sessions' | 'user/revoke-session' | 'user/revoke-other-sessions'
> => ({
  'user/sessions': async (_, context) => {
    const customer = customerOrRefusal(await context.caller());
    if (isRefusal(customer)) return customer;
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
  'user/revoke-session': async ({ params }, context) => {
    const customer = customerOrRefusal(await context.caller());
    if (isRefusal(customer)) return customer;
    const sessionId = idInPath(params, { name: 'sessionId', thing: 'session' });
    if (isRefusal(sessionId)) return sessionId;
    return (await endSession(database, customer.id, sessionId))
      ? { result: true }
      : refusal('user.session-not-found');
  },
  'user/revoke-other-sessions': async (_, context) => {
    const customer = customerOrRefusal(await context.caller());
    if (isRefusal(customer)) return customer;
    await endSessions(database, customer.id, customer.session_id);
    return { result: true };
  },
});
