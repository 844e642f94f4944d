import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import { type CustomerParts, refusedProof } from '../../../modules/customers/customers.ts';
import { exportPerson } from '../export-person-sql.ts';

/** `POST /api/user/privacy/export`: a token alone does not open it, as whoever stole one would have everything. */
export const exportPersonalData = handleCall(
  'user/export-personal-data',
  (parts: CustomerParts) =>
    async ({ body: proof }, context) => {
      const { customer } = context;
      const refused = await refusedProof(parts, { customer, act: 'export', proof }, context);
      if (refused) return refused;
      const data = await exportPerson(parts.database, customer.id);
      return data === undefined
        ? refusal('user.not-signed-in')
        : { result: { made_at: new Date(context.now).toISOString(), data } };
    },
);
