import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { profileWithToken } from '../profile/profile-of.ts';
import { readProfileRow } from '../profile/profile-sql.ts';
import { priceCookieOf } from '../sessions/session-cookies.ts';

/** `GET /api/user/me` (wire §6.5). */
export const readProfile = handleCall('user/me', (parts: CustomerParts) => async (_, context) => {
  const row = await readProfileRow(parts.database, context.customer.id);
  if (!row) return refusal('user.not-signed-in');
  return {
    result: profileWithToken(row, parts, context),
    cookies: priceCookieOf(row.group, { secret: parts.secret, context }),
  };
});
