import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/database.ts';
import {
  deleteIdentity,
  insertIdentity,
  type KeptIdentity,
  readIdentities,
} from '../../../modules/payments/payments.ts';

const shown = ({ id, label, number_end, phone_end }: KeptIdentity) => ({
  id,
  label,
  identity_number: `••••${number_end}`,
  phone: `••••${phone_end}`,
});

const idIn = ({ identityId = '' }: Readonly<Record<string, string>>): number | Refusal =>
  /^[1-9]\d{0,8}$/.test(identityId) ? Number(identityId) : refusal('installments.identity-not-found');

/** `GET /api/ext/qicard-installments/identities` (spec 2 §7) */
export const listIdentitiesCall = handleCall(
  'installments/identities',
  ({ database }: { database: Database }) =>
    async (_, { customer }) => ({ result: (await readIdentities(database, customer.id)).map(shown) }),
);

/** `POST /api/ext/qicard-installments/identities` (spec 2 §7) */
export const saveIdentityCall = handleCall(
  'installments/save-identity',
  ({ database, secret }: { database: Database; secret: string }) =>
    async ({ body }, { customer, now }) => {
      const { identity_number: number, phone, label = '' } = body.identity;
      const given = { customerId: customer.id, identity: { number, phone }, label, secret, now };
      const kept = await insertIdentity(database, given);
      return kept === null ? refusal('installments.too-many-identities') : { result: shown(kept) };
    },
);

/** `GET /api/ext/qicard-installments/identities/{identityId}` (spec 2 §7) */
export const readIdentityCall = handleCall(
  'installments/identity',
  ({ database }: { database: Database }) =>
    async ({ params }, { customer }) => {
      const id = idIn(params);
      if (isRefusal(id)) return id;
      const found = (await readIdentities(database, customer.id)).find((one) => one.id === id);
      return found === undefined ? refusal('installments.identity-not-found') : { result: shown(found) };
    },
);

/** `DELETE /api/ext/qicard-installments/identities/{identityId}` (spec 2 §7) */
export const removeIdentityCall = handleCall(
  'installments/remove-identity',
  ({ database }: { database: Database }) =>
    async ({ params }, { customer }) => {
      const id = idIn(params);
      if (isRefusal(id)) return id;
      const isGone = await deleteIdentity(database, { id, customerId: customer.id });
      return isGone ? { result: true as const } : refusal('installments.identity-not-found');
    },
);
