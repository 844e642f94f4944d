import type { CurrencyCode } from '@dijla/contract/client';
import type { AffiliatePaymentType } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { linesToMove, post } from '../ledger/ledger.ts';
import { signUp } from './affiliate-account-sql.ts';
import { type BankDetails, openedDetails } from './bank-details.ts';
import { commissionAccount } from './commission-sql.ts';

type Unit = { code: CurrencyCode; scale: number };

/** What one partner would be paid now. */
export type DuePayout = {
  account_id: number;
  amount: number;
  unit: CurrencyCode;
  payment_type: AffiliatePaymentType;
  bank_details: Buffer;
  /** The commissions that it pays. */
  commissions: number[];
};

/** Whether a partner can be paid by what she has chosen. */
const isPayable = (type: AffiliatePaymentType, details: BankDetails): boolean =>
  type === 'wallet' ? details.wallet_number !== '' : details.iban !== '' || details.account_number !== '';

/** Locks every available commission until the transaction ends. */
export const lockAvailable = async (transaction: DatabaseTransaction): Promise<void> => {
  await sql`select from affiliate_commission where status = 'available' order by id for update`.execute(
    transaction,
  );
};

/** Returns what partners would be paid now; `secret` opens what is sealed of their banks. */
export const readDuePayouts = async (database: Database, secret: string): Promise<DuePayout[]> => {
  const { rows } = await sql<DuePayout>`
    select a.id as account_id, sum(c.amount)::bigint as amount, c.unit, a.payment_type, a.bank_details, json_agg(c.id) as commissions
    from affiliate_commission c join affiliate_account a on a.id = c.account_id join affiliate_group g on g.id = a.group_id and g.unit = c.unit
    where c.status = 'available' and a.status = ${sql.lit(signUp.approved)} and a.bank_details is not null
    group by a.id, c.unit, g.least_payout having sum(c.amount) >= g.least_payout order by a.id`.execute(
    database,
  );
  return rows.filter(({ payment_type: type, bank_details: bytes }) =>
    isPayable(type, openedDetails(bytes, secret)),
  );
};

/** Returns the unit that partners are paid in. */
export const readPayoutUnit = async (database: Database): Promise<Unit> => {
  const { rows } = await sql<Unit>`
    select c.code, c.scale from affiliate_group g join currency c on c.code = g.unit where g.is_default`.execute(
    database,
  );
  const [unit] = rows;
  if (unit === undefined) throw new Error('no group of partners is the default');
  return unit;
};

/** Pays one partner: the payout, its commissions and the posting. */
export const payPartner = async (
  transaction: DatabaseTransaction,
  { account_id, amount, unit, payment_type, bank_details, commissions }: DuePayout,
  { run, actor, now }: { run: string; actor: string; now: number },
): Promise<void> => {
  const { id } = await transaction
    .insertInto('affiliate_payout')
    .values({
      account_id,
      unit,
      amount,
      payment_type,
      bank_details,
      run,
      made_at: new Date(now),
      made_by: actor,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    update affiliate_commission set status = 'processed', payout_id = ${id}, version = version + 1
    where id = any(${commissions}::bigint[])`.execute(transaction);
  await post(transaction, {
    kind: 'affiliate-payout',
    cause: `payout ${id}`,
    lines: linesToMove({
      from: commissionAccount(account_id, 'available'),
      to: 'payments:bank',
      unit,
      amount,
    }),
    at: now,
    actor,
  });
};

/** Runs shown at most. */
const runsAtMost = 100;

/** Returns the runs of payouts, the latest first. */
export const readRuns = async (
  database: Database,
): Promise<{ run: string; partners: number; amount: number; unit: Unit; made_at: string }[]> => {
  const { rows } = await sql<{ run: string; partners: number; amount: number; unit: Unit; made_at: Date }>`
    select p.run, count(*)::integer as partners, sum(p.amount)::bigint as amount, json_build_object('code', u.code, 'scale', u.scale) as unit, max(p.made_at) as made_at
    from affiliate_payout p join currency u on u.code = p.unit group by p.run, u.code, u.scale order by max(p.made_at) desc, p.run limit ${runsAtMost}`.execute(
    database,
  );
  return rows.map(({ made_at: at, ...run }) => ({ ...run, made_at: at.toISOString() }));
};

/** A payout as the bank is told of it. */
export type PaidOut = {
  id: number;
  name: string;
  payment_type: AffiliatePaymentType;
  bank_details: Buffer | null;
  amount: number;
  unit: CurrencyCode;
  scale: number;
};

/** Returns the payouts of a run. */
export const readRun = async (database: Database, run: string): Promise<PaidOut[]> => {
  const { rows } = await sql<PaidOut>`
    select p.id, trim(a.firstname || ' ' || a.lastname) as name, p.payment_type, p.bank_details, p.amount, p.unit, u.scale
    from affiliate_payout p join affiliate_account a on a.id = p.account_id join currency u on u.code = p.unit where p.run = ${run} order by p.id`.execute(
    database,
  );
  return rows;
};
