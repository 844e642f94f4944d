import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import {
  type AffiliateRow,
  askToBePartner,
  lockAffiliate,
  readAffiliateOf,
  saveAffiliate,
  signUp as status,
} from '../affiliate-account-sql.ts';
import { accountView, groupView } from '../affiliate-view.ts';
import { changedDetails, openedDetails, sealedDetails } from '../bank-details.ts';

type Parts = { database: Database };
type SecretParts = Parts & { secret: string };

/** `POST /api/ext/affiliate/{token}/signup` */
export const signUp = handleCall(
  'affiliate/sign-up',
  ({ database }: Parts) =>
    async ({ body: { signup } }, { customer, store, now }) => {
      const isAsked = await askToBePartner(database, {
        customerId: customer.id,
        storeCode: store.code,
        website: signup.referral_website,
        message: signup.signup_message,
        hasAccepted: signup.terms_accepted === true,
        now,
      });
      return isAsked ? { result: status.waits } : refusal('affiliate.signed-up');
    },
);

/** `GET /api/ext/affiliate/{token}/signup-status` */
export const readStatus = handleCall(
  'affiliate/status',
  ({ database }: Parts) =>
    async (_, { customer }) => ({ result: (await readAffiliateOf(database, customer.id))?.status ?? -1 }),
);

/** `GET /api/ext/affiliate/{token}/account` */
export const readAccount = handleCall(
  'affiliate/account',
  ({ database, secret }: SecretParts) =>
    async (_, { customer }) => {
      const row = await readAffiliateOf(database, customer.id);
      return row === undefined ? refusal('affiliate.not-member') : { result: accountView(row, secret) };
    },
);

/** `GET /api/ext/affiliate/{token}/group-info` */
export const readGroup = handleCall('affiliate/group', ({ database }: Parts) => async (_, { customer }) => {
  const row = await readAffiliateOf(database, customer.id);
  return row === undefined ? refusal('affiliate.not-member') : { result: groupView(row.group) };
});

/** `PUT /api/ext/affiliate/{token}/account` */
export const saveAccount = handleCall(
  'affiliate/save-account',
  ({ database, secret }: SecretParts) =>
    async ({ body: { account } }, { customer }) => {
      const own = await readAffiliateOf(database, customer.id);
      if (own === undefined) return refusal('affiliate.not-member');
      const saved = await inTransaction(database, async (transaction): Promise<AffiliateRow | Refusal> => {
        const row = await lockAffiliate(transaction, own.id);
        if (row === undefined) return refusal('affiliate.not-member');
        const before = openedDetails(row.bank_details, secret);
        const details = changedDetails(before, account.extension_attributes ?? {});
        if (isRefusal(details)) return details;
        const after = {
          ...row,
          referral_website: account.referral_website ?? row.referral_website,
          payment_type: account.payment_type ?? row.payment_type,
          firstname: account.firstname?.trim() ?? row.firstname,
          lastname: account.lastname?.trim() ?? row.lastname,
          email: account.email ?? row.email,
          bank_details: sealedDetails(details, secret),
        };
        const { id, referral_website, payment_type, firstname, lastname, email, bank_details } = after;
        await saveAffiliate(transaction, {
          id,
          referral_website,
          payment_type,
          firstname,
          lastname,
          email,
          bank_details,
        });
        return after;
      });
      return isRefusal(saved) ? saved : { result: accountView(saved, secret) };
    },
);
