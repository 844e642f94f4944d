import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { checkCustomerCode, sendCustomerCode } from '../codes/customer-codes.ts';
import { tellAccountChanged } from '../codes/tell-account-changed.ts';
import { verifyTelephone as saveVerified } from '../codes/verify-telephone-sql.ts';
import { readOwnData } from '../profile/profile-sql.ts';

/** `POST /api/user/register/resend` */
export const sendTelephoneCode = handleCall(
  'user/send-telephone-code',
  (parts: CustomerParts) => async (_, context) => {
    const { id } = context.customer;
    const own = await readOwnData(parts.database, id);
    if (!own?.telephone) return refusal('user.telephone-missing');
    if (own.telephone_verified_at) return refusal('user.telephone-verified');
    const code = { purpose: 'verify-telephone', channel: 'sms', to: own.telephone, customerId: id } as const;
    return sendCustomerCode(parts, code, context);
  },
);

const day = 24 * 3_600_000;
const waitMs = 7 * day;

/**
 * From when on a number that is verified now resets the password. Where neither the password nor a new account
 * stands behind it, a stolen token may: then a week later, in which its owner was told.
 */
const resetsFromOf = (
  { created_at, telephone_by_token: isByToken }: { created_at: Date; telephone_by_token: boolean },
  { asksPassword, now }: { asksPassword: boolean; now: number },
): number => ((asksPassword && !isByToken) || now - created_at.getTime() < day ? now : now + waitMs);

/** `POST /api/user/register/verify`: whoever had the number before is told by e-mail. */
export const verifyTelephone = handleCall(
  'user/verify-telephone',
  (parts: CustomerParts) =>
    async ({ body: { otp } }, context) => {
      const { id } = context.customer;
      const { database, stores } = parts;
      const { now } = context;
      const own = await readOwnData(database, id);
      if (!own?.telephone) return refusal('user.telephone-missing');
      if (own.telephone_verified_at) return { result: true };
      const { telephone } = own;
      const checked = await checkCustomerCode(
        parts,
        { purpose: 'verify-telephone', channel: 'sms', to: telephone, code: otp },
        context,
      );
      if (isRefusal(checked)) return checked;
      if (checked.customerId !== id) return refusal('user.code-expired');
      const verified = await inTransaction(database, async (transaction) => {
        const resetsFrom = resetsFromOf(own, { asksPassword: context.customer.asks_password, now });
        const saved = await saveVerified(transaction, { customerId: id, telephone, resetsFrom }, now);
        for (const former of saved?.former ?? [])
          await tellAccountChanged(transaction, {
            customerId: former.id,
            changed: { telephone: true },
            name: former.firstname,
            emails: [former.email],
            telephone: null,
            language: stores.byCode(former.store_code ?? undefined).language,
            cause: `telephone at ${now}`,
          });
        return saved !== null;
      });
      return verified ? { result: true } : refusal('user.code-expired');
    },
);
