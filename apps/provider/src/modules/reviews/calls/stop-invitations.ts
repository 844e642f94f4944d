import { handleCall } from '../../../call/handle-call.ts';
import type { Database } from '../../../database/connect.ts';
import { stopInvitations } from '../invitation-sql.ts';

/** `POST /api/ext/dijla/reviews/invitations/stop` (ours). An unknown key has ended: the answer is the same. */
export const stopReviewInvitations = handleCall(
  'review/stop-invitations',
  ({ database }: { database: Database }) =>
    async ({ body: { key } }, { now }) => {
      await stopInvitations(database, key, now);
      return { result: true };
    },
);
