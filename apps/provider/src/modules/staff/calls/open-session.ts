import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { isToken } from '../../../call/session-token.ts';
import { openedAnswer, openingOf } from '../sessions/opened-answer.ts';
import { openedSession } from '../sessions/opened-session.ts';
import type { StaffParts } from '../staff-parts.ts';

/**
 * `POST /api/desk/link`: exchanges a link for a session, always a new one: the browser's earlier session
 * ends. Unknown, used and expired links get the same answer (DESIGN §9).
 */
export const openSession = handleCall(
  'desk/link',
  ({ database, limits }: StaffParts) =>
    async ({ body: { link } }, context) => {
      const tried = await limits.deskLinks.begin(context.address);
      if (isRefusal(tried)) return tried;
      const token = isToken(link)
        ? await openedSession(database, link, { ...openingOf(context), isLocal: context.isLocal })
        : null;
      if (token === null) return refusal('desk.link-invalid');
      await tried.wasRight();
      return openedAnswer(database, token, context);
    },
);
