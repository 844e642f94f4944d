import type { AskingCustomer } from '../../../call/caller.ts';
import type { RequestContext } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { type CustomerParts, readOwnData } from '../../../modules/customers/customers.ts';
import { exportPerson } from '../export-person-sql.ts';
import { checkPrivacyCode } from '../privacy-code.ts';

/** Null for the customer's own password, otherwise the refusal; a wrong one counts as a guess at the account. */
const passwordRefusal = async (
  { database, passwords }: CustomerParts,
  { customer, password }: { customer: AskingCustomer; password: string },
  { address, gone }: RequestContext,
): Promise<Refusal | null> => {
  const own = await readOwnData(database, customer.id);
  if (!own) return refusal('user.not-signed-in');
  const hash = own.password_hash;
  const isRight = await passwords.isRight({ whose: customer, address, hash, password, gone });
  if (isRefusal(isRight)) return isRight;
  return isRight ? null : refusal('user.password-wrong');
};

/** `POST /api/user/privacy/export`: a token alone does not open it, as whoever stole one would have everything. */
export const exportPersonalData = handleCall(
  'user/export-personal-data',
  (parts: CustomerParts) =>
    async ({ body: { password, otp } }, context) => {
      const { customer } = context;
      const refused =
        password === undefined
          ? await checkPrivacyCode(parts, { customerId: customer.id, act: 'export', otp: otp ?? '' }, context)
          : await passwordRefusal(parts, { customer, password }, context);
      if (refused) return refused;
      const data = await exportPerson(parts.database, customer.id);
      return data === undefined
        ? refusal('user.not-signed-in')
        : { result: { made_at: new Date(context.now).toISOString(), data } };
    },
);
