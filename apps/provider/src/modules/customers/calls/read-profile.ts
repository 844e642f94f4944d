import type { CallHandler } from '../../../call/call-handler.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { customerOrRefusal } from '../../../call/caller.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { groupTokenOf } from '../groups/group-token.ts';
import { profileOf } from '../profile/profile-of.ts';
import { readProfileRow } from '../profile/profile-sql.ts';
import { priceCookieOf } from '../sessions/session-cookies.ts';

/** `GET /api/user/me` (wire §6.5). */
export const readProfile =
  ({ database, stores, secret }: CustomerParts): CallHandler<'user/me'> =>
  async (_, context) => {
    const customer = customerOrRefusal(await context.caller());
    if (isRefusal(customer)) return customer;
    const row = await readProfileRow(database, customer.id);
    if (!row) return refusal('user.not-signed-in');
    const groupToken = groupTokenOf({ group_id: row.group.id, id: row.id }, { secret, now: context.now });
    return {
      result: profileOf(row, stores, groupToken),
      cookies: priceCookieOf(row.group, { secret, context }),
    };
  };
