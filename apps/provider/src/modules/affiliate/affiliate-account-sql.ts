import type { CurrencyCode } from '@dijla/contract/client';
import type { AffiliatePaymentType } from '@dijla/contract/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

/** Numbers of the wire (spec 2 §3). */
export const signUp = { waits: 1, approved: 2, declined: 3 } as const;
type SignUpStatus = (typeof signUp)[keyof typeof signUp];

/** The terms of a partner; amounts in minor units of `unit`. */
export type AffiliateTerms = {
  id: number;
  code: string;
  /** In hundredths of a percent. */
  rate: number;
  hold_days: number;
  least_payout: number;
  unit: CurrencyCode;
  /** Decimal places of the unit's minor units. */
  scale: number;
};

export type AffiliateRow = {
  id: number;
  customer_id: number | null;
  status: SignUpStatus;
  store_id: number;
  referral_website: string;
  signup_message: string;
  payment_type: AffiliatePaymentType;
  firstname: string;
  lastname: string;
  email: string;
  bank_details: Buffer | null;
  answer: string | null;
  version: number;
  asked_at: Date;
  decided_at: Date | null;
  group: AffiliateTerms;
};

const rows = (condition: RawBuilder<unknown>) => sql<AffiliateRow>`
  select a.id, a.customer_id, a.status, s.id as store_id, a.referral_website, a.signup_message, a.payment_type, a.firstname, a.lastname, a.email,
    a.bank_details, a.answer, a.version, a.asked_at, a.decided_at,
    json_build_object('id', g.id, 'code', g.code, 'rate', g.rate, 'hold_days', g.hold_days, 'least_payout', g.least_payout, 'unit', g.unit,
      'scale', (select c.scale from currency c where c.code = g.unit)) as "group"
  from affiliate_account a join affiliate_group g on g.id = a.group_id join store_view s on s.code = a.store_code
  where ${condition}`;

/** Returns the partner that a customer is or asks to be; undefined where she does not. */
export const readAffiliateOf = async (
  database: Database,
  customerId: number,
): Promise<AffiliateRow | undefined> =>
  (await rows(sql`a.customer_id = ${customerId}`).execute(database)).rows[0];

/** Returns a partner by her id; undefined when there is none. */
export const readAffiliate = async (database: Database, id: number): Promise<AffiliateRow | undefined> =>
  (await rows(sql`a.id = ${id}`).execute(database)).rows[0];

/**
 * Makes others that lock this partner wait until the transaction ends. Not her key, which all hold that have
 * registered a commission of hers: they would wait for each other.
 */
export const holdAffiliate = async (transaction: DatabaseTransaction, id: number): Promise<void> => {
  await sql`select from affiliate_account where id = ${id} for no key update`.execute(transaction);
};

/** Makes others that change this partner wait until the transaction ends, and returns her as she is then. */
export const lockAffiliate = async (
  transaction: DatabaseTransaction,
  id: number,
): Promise<AffiliateRow | undefined> => {
  await holdAffiliate(transaction, id);
  return readAffiliate(transaction, id);
};

type SignUp = {
  customerId: number;
  storeCode: string;
  website: string;
  message: string;
  hasAccepted: boolean;
  now: number;
};

/**
 * Writes down that a customer asks to be a partner, once more where she was declined. False where she waits or is one
 * already.
 */
export const askToBePartner = async (
  database: Database,
  { customerId, storeCode, website, message, hasAccepted, now }: SignUp,
): Promise<boolean> => {
  const at = new Date(now);
  const { rows: asked } = await sql`
    insert into affiliate_account as a (customer_id, group_id, store_code, referral_website, signup_message, firstname, lastname, email, asked_at, terms_accepted_at)
    select c.id, (select id from affiliate_group where is_default), ${storeCode}, ${website}, ${message}, c.firstname, c.lastname, c.email, ${at},
      ${hasAccepted ? at : null}::timestamptz
    from customer c where c.id = ${customerId}
    on conflict (customer_id) do update set status = ${sql.lit(signUp.waits)}, referral_website = excluded.referral_website,
      signup_message = excluded.signup_message, answer = null, asked_at = excluded.asked_at, version = a.version + 1,
      terms_accepted_at = coalesce(excluded.terms_accepted_at, a.terms_accepted_at)
    where a.status = ${sql.lit(signUp.declined)} returning id`.execute(database);
  return asked.length > 0;
};

type Saved = Pick<
  AffiliateRow,
  'id' | 'referral_website' | 'payment_type' | 'firstname' | 'lastname' | 'email' | 'bank_details'
>;

/** Keeps what a partner changed of her account. */
export const saveAffiliate = async (
  transaction: DatabaseTransaction,
  { id, ...members }: Saved,
): Promise<void> => {
  await transaction.updateTable('affiliate_account').set(members).where('id', '=', id).execute();
};

type Decision = { id: number; status: SignUpStatus; answer: string | null; decidedBy: string; now: number };

/** Keeps what the staff decided of a partner that is locked. */
export const saveDecision = async (
  transaction: DatabaseTransaction,
  { id, status, answer, decidedBy, now }: Decision,
): Promise<void> => {
  await sql`
    update affiliate_account set status = ${status}, answer = ${answer}, decided_by = ${decidedBy}, decided_at = ${new Date(now)},
      version = version + 1 where id = ${id}`.execute(transaction);
};
