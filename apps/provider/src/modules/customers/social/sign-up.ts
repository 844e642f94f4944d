import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal, refusal, type Refusal, RefusedError } from '../../../call/refusal.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { insertAccount } from '../profile/insert-account.ts';
import { isEmailTaken, type PersonalData, type ProfileRow } from '../profile/profile-sql.ts';
import { type IdentityKey, insertIdentity } from './identity-sql.ts';

/**
 * Creates an account without a password that an identity opens. Counted as other registrations. The e-mail address counts
 * as verified where the provider says that it is theirs.
 */
export const signUp = async (
  { database, limits }: CustomerParts,
  { personal, isEmailVerified, key }: { personal: PersonalData; isEmailVerified: boolean; key: IdentityKey },
  { address, now, store }: RequestContext,
): Promise<ProfileRow | Refusal> => {
  const attempt = await limits.takenNames.begin(address);
  if (isRefusal(attempt)) return attempt;
  if (await isEmailTaken(database, personal.email)) return refusal('user.email-taken');
  const counted = await limits.registrations.count(address);
  if (isRefusal(counted)) {
    await attempt.wasRight();
    return counted;
  }
  const row = await insertAccount(database, {
    customer: { ...personal, isEmailVerified, passwordHash: null, storeCode: store.code, now },
    book: [],
    also: async (transaction, customerId) => {
      if (!(await insertIdentity(transaction, { ...key, customerId }, now)))
        throw new RefusedError(refusal('user.social-login-failed'));
    },
  });
  if (isRefusal(row)) {
    await counted.undo();
    return row;
  }
  await attempt.wasRight();
  return row;
};
