import type { Calls } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { type AffiliateRow, signUp } from './affiliate-account-sql.ts';

type ListedAffiliate = Calls['desk/affiliates']['result']['_output']['items'][number];

type Filter = { status?: number | undefined; q?: string | undefined };

const startingWith = (text: string): string => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Reads partners: those who wait for a decision first, then the latest. */
export const readListedAffiliates = async (
  database: Database,
  { status, q }: Filter,
  { after, limit }: { after: number; limit: number },
): Promise<ListedAffiliate[]> => {
  const { rows } = await sql<
    Omit<ListedAffiliate, 'asked_at' | 'decided_at'> & { asked_at: Date; decided_at: Date | null }
  >`
    select a.id, a.version, a.status, a.referral_website, a.firstname, a.lastname, a.email, a.asked_at, a.decided_at,
      case when c.id is not null then json_build_object('id', c.id, 'name', trim(c.firstname || ' ' || c.lastname)) end as customer
    from affiliate_account a left join customer c on c.id = a.customer_id
    where (${status ?? null}::integer is null or a.status = ${status ?? null}::integer)
      and (${q ?? null}::text is null or lower(a.email) like ${q === undefined ? null : startingWith(q)}::text)
    order by a.status = ${sql.lit(signUp.waits)} desc, a.asked_at desc, a.id desc limit ${limit} offset ${after}`.execute(
    database,
  );
  return rows.map(({ asked_at, decided_at, ...row }) => ({
    ...row,
    asked_at: asked_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }));
};

/** Reads whose account a partner's is; null once that was deleted. */
export const readCustomerOf = async (
  database: Database,
  { customer_id: id }: Pick<AffiliateRow, 'customer_id'>,
): Promise<{ id: number; name: string } | null> => {
  const { rows } = await sql<{
    id: number;
    name: string;
  }>`select id, trim(firstname || ' ' || lastname) as name from customer where id = ${id}`.execute(database);
  return rows[0] ?? null;
};

/** Reads the coupons that count for a partner. */
export const readCoupons = async (database: Database, accountId: number): Promise<string[]> => {
  const rows = await database
    .selectFrom('affiliate_coupon')
    .select('code')
    .where('account_id', '=', accountId)
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
};

/** Has a coupon count for a partner. `unknown`: there is none of this code; `bound`: it counts for one already. */
export const bindCoupon = async (
  transaction: DatabaseTransaction,
  { accountId, code, now }: { accountId: number; code: string; now: number },
): Promise<'done' | 'unknown' | 'bound'> => {
  const { rows: known } = await sql`select from coupon where code = ${code}`.execute(transaction);
  if (known.length === 0) return 'unknown';
  const { rows } = await sql`
    insert into affiliate_coupon (code, account_id, bound_at) values (${code}, ${accountId}, ${new Date(now)})
    on conflict do nothing returning code`.execute(transaction);
  return rows.length > 0 ? 'done' : 'bound';
};

/** Ends that a coupon counts for a partner; false when it does not. */
export const freeCoupon = async (
  transaction: DatabaseTransaction,
  { accountId, code }: { accountId: number; code: string },
): Promise<boolean> => {
  const { rows } =
    await sql`delete from affiliate_coupon where code = ${code} and account_id = ${accountId} returning code`.execute(
      transaction,
    );
  return rows.length > 0;
};
