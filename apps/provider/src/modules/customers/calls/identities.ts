import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { lockCustomer, readOwnData } from '../profile/profile-sql.ts';
import { deleteIdentity, readIdentities } from '../social/identity-sql.ts';

/** `GET /api/user/identities`: at which providers the customer logs in. */
export const listIdentities = handleCall(
  'user/identities',
  ({ database, loginProviders }: CustomerParts) =>
    async (_, { customer }) => {
      const rows = await readIdentities(database, customer.id);
      return {
        result: rows.map(({ id, provider, created_at, last_used_at }) => ({
          id,
          // One that the shop offers no more has no other name.
          name: loginProviders.all.find((each) => each.id === provider)?.name ?? provider,
          created_at: created_at.toISOString(),
          last_used_at: last_used_at.toISOString(),
        })),
      };
    },
);

/** `DELETE /api/user/identities/{identityId}`: the last way into an account stays. */
export const removeIdentity = handleCall(
  'user/remove-identity',
  ({ database }: CustomerParts) =>
    async ({ params }, { customer }) => {
      const id = idInPath(params, { name: 'identityId', thing: 'identity' });
      if (isRefusal(id)) return id;
      return inTransaction(database, async (transaction) => {
        await lockCustomer(transaction, customer.id);
        const own = await readOwnData(transaction, customer.id);
        const identities = await readIdentities(transaction, customer.id);
        if (!identities.some((each) => each.id === id)) return refusal('user.identity-not-found');
        const hasOther = Boolean(own?.password_hash ?? own?.telephone_verified_at) || identities.length > 1;
        if (!hasOther) return refusal('user.last-way-in');
        await deleteIdentity(transaction, customer.id, id);
        return { result: true as const };
      });
    },
);
