import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { groupTokenOf } from '../groups/group-token.ts';
import { profileOf } from '../profile/profile-of.ts';
import { readProfileRow } from '../profile/profile-sql.ts';
import { priceCookieOf } from '../sessions/session-cookies.ts';

/** `GET /api/user/me` (wire §6.5). */
export const readProfile = handleCall(
  'user/me',
  ({ database, stores, secret }: CustomerParts) =>
    async (_, context) => {
      const { customer } = context;
      const row = await readProfileRow(database, customer.id);
      if (!row) return refusal('user.not-signed-in');
      const groupToken = groupTokenOf({ group_id: row.group.id, id: row.id }, { secret, now: context.now });
      return {
        result: profileOf(row, stores, groupToken),
        cookies: priceCookieOf(row.group, { secret, context }),
      };
    },
);
