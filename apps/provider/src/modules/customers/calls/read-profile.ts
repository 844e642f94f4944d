import type { CallHandler } from '../../../http/call-handler.ts';
import { isRefusal, refusal } from '../../../http/refusal.ts';
import { customerOrRefusal } from '../asker.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { groupTokenOf } from '../group-token.ts';
import { profileOf } from '../profile-of.ts';
import { readProfileRow } from '../profile-store.ts';
import { priceCookieOf } from '../session-cookies.ts';

/** `GET /api/user/me` (wire §6.5). */
export const readProfile = ({ database, stores, secret }: CustomerParts): CallHandler<'user/me'> =>
  async (_, context) => {
    const customer = customerOrRefusal(await context.asker());
    if (isRefusal(customer)) return customer;
    const row = await readProfileRow(database, customer.id);
    if (!row) return refusal('user.not-signed-in');
    const groupToken = groupTokenOf({ group_id: row.group.id, id: row.id }, { secret, now: context.now });
    return { result: profileOf(row, stores, groupToken), cookies: priceCookieOf(row.group, { secret, context }) };
  };
