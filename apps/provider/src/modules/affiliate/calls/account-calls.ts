import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import type { CallInput, RequestContext } from '../../../call/call-handler.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import {
  type CustomerParts,
  readContactInForce,
  refusedProof,
  tellAccountChanged,
} from '../../customers/customers.ts';
import {
  type AffiliateRow,
  askToBePartner,
  lockAffiliate,
  readAffiliateOf,
  saveAffiliate,
  signUp as status,
} from '../affiliate-account-sql.ts';
import { accountView, groupView } from '../affiliate-view.ts';
import { changedDetails, hasDetails, openedDetails, sameDetails, sealedDetails } from '../bank-details.ts';

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

type GivenAccount = CallInput<'affiliate/save-account'>['body']['account'];

/** Returns an account as it is after a change, and what the change does to where she is paid; or the refusal of a wrong number. */
const changedAccount = (row: AffiliateRow, account: GivenAccount, secret: string) => {
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
  const isPaidElsewhere =
    !sameDetails(before, details) || (hasDetails(before) && after.payment_type !== row.payment_type);
  return { after, isPaidElsewhere, takesProof: isPaidElsewhere && hasDetails(before) };
};

/** Tells a customer that the shop pays her elsewhere from now on. */
const tellPaidElsewhere = async (
  transaction: DatabaseTransaction,
  { id, customerId }: { id: number; customerId: number },
  { store, now }: Pick<RequestContext, 'store' | 'now'>,
) => {
  const contact = await readContactInForce(transaction, customerId, now);
  if (contact === undefined) return;
  await tellAccountChanged(transaction, {
    customerId,
    changed: { payout: true },
    ...contact,
    language: store.language,
    cause: `payout account ${id} at ${now}`,
  });
};

/** `PUT /api/ext/affiliate/{token}/account`: a token alone does not lead a partner's money elsewhere. */
export const saveAccount = handleCall(
  'affiliate/save-account',
  (parts: CustomerParts) =>
    async ({ body: { account, ...proof } }, context) => {
      const { database, secret } = parts;
      const { customer } = context;
      const own = await readAffiliateOf(database, customer.id);
      if (own === undefined) return refusal('affiliate.not-member');
      const asked = changedAccount(own, account, secret);
      if (isRefusal(asked)) return asked;
      const isProven = proof.password !== undefined || proof.otp !== undefined;
      if (asked.takesProof && isProven) {
        const refused = await refusedProof(parts, { customer, act: 'payout-account', proof }, context);
        if (refused) return refused;
      }
      const saved = await inTransaction(database, async (transaction): Promise<AffiliateRow | Refusal> => {
        const row = await lockAffiliate(transaction, own.id);
        if (row === undefined) return refusal('affiliate.not-member');
        const change = changedAccount(row, account, secret);
        if (isRefusal(change)) return change;
        // Another request may have named an account since the proof was or was not asked for.
        if (change.takesProof && !(asked.takesProof && isProven)) return refusal('affiliate.proof-needed');
        const { id, referral_website, payment_type, firstname, lastname, email, bank_details } = change.after;
        await saveAffiliate(transaction, {
          id,
          referral_website,
          payment_type,
          firstname,
          lastname,
          email,
          bank_details,
        });
        if (change.isPaidElsewhere)
          await tellPaidElsewhere(transaction, { id, customerId: customer.id }, context);
        return change.after;
      });
      return isRefusal(saved) ? saved : { result: accountView(saved, secret) };
    },
);
