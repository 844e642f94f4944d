import type {
  AffiliateBalance,
  AffiliateCampaign,
  AffiliateCouponReport,
  AffiliatePayout,
  AffiliateTransaction,
} from '@dijla/contract/schemas';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { AffiliateTerms } from './affiliate-account-sql.ts';
import { percentOf } from './affiliate-view.ts';
import type { CriteriaColumn, CriteriaSql } from './criteria-sql.ts';
import { isHeld } from './holds/hold-sql.ts';

/** A page of a list, and how many there are on all pages. */
export type Listed<Item> = { items: Item[]; total_count: number };

/** The page of a list that has not more than its page. */
export type Page = { pageSize: number; currentPage: number };

const pageOf = ({ pageSize, currentPage }: Page): RawBuilder<unknown> =>
  sql`limit ${pageSize} offset ${(currentPage - 1) * pageSize}`;

const counted = async (database: Database, from: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${from}`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
};

export const campaignColumns = {
  id: { column: sql`c.id`, kind: 'integer' },
  name: { column: sql`c.name`, kind: 'text' },
  created_at: { column: sql`c.created_at`, kind: 'instant' },
} as const satisfies Record<string, CriteriaColumn>;

/** Lists active campaigns in a language, with what they earn a partner of these terms. */
export const readCampaigns = async (
  database: Database,
  { condition, rest }: CriteriaSql,
  { language, rate }: { language: string; rate: number },
): Promise<Listed<AffiliateCampaign>> => {
  const from = sql`(
    select c.id, c.rate, c.is_active, c.created_at, coalesce(t.name, '') as name, coalesce(t.description, '') as description
    from affiliate_campaign c left join lateral (
      select name, description from affiliate_campaign_text t where t.campaign_id = c.id order by t.language = ${language} desc, t.language limit 1
    ) t on true where c.is_active
  ) c where ${condition}`;
  const { rows } = await sql<
    Pick<AffiliateCampaign, 'id' | 'name' | 'description' | 'is_active'> & {
      rate: number | null;
      created_at: Date;
    }
  >`select * from ${from} ${rest}`.execute(database);
  return {
    items: rows.map(({ rate: own, created_at, ...campaign }) => ({
      ...campaign,
      commission_percent: percentOf(own ?? rate),
      created_at: created_at.toISOString(),
    })),
    total_count: await counted(database, from),
  };
};

export const transactionColumns = {
  id: { column: sql`c.id`, kind: 'integer' },
  amount: { column: sql`(c.amount / power(10::numeric, u.scale))`, kind: 'number' },
  status: { column: sql`c.status`, kind: 'text' },
  created_at: { column: sql`c.registered_at`, kind: 'instant' },
  availability_date: { column: sql`c.available_at`, kind: 'instant' },
  payout_id: { column: sql`c.payout_id`, kind: 'integer' },
} as const satisfies Record<string, CriteriaColumn>;

type TransactionRow = Omit<
  AffiliateTransaction,
  'amount' | 'created_at' | 'availability_date' | 'transaction_type'
> & {
  amount: number;
  registered_amount: number;
  scale: number;
  registered_at: Date;
  available_at: Date | null;
};

const shownTransaction = ({
  amount,
  registered_amount,
  scale,
  registered_at,
  available_at,
  ...members
}: TransactionRow): AffiliateTransaction => ({
  ...members,
  // What was cancelled is shown by what it was.
  amount: majorUnits(members.status === 'cancelled' ? registered_amount : amount, scale),
  transaction_type: registered_amount < 0 ? 'return' : 'sale',
  created_at: registered_at.toISOString(),
  availability_date: available_at?.toISOString() ?? null,
});

/** Lists the commissions of a partner. */
export const readTransactions = async (
  database: Database,
  accountId: number,
  { condition, rest }: CriteriaSql,
): Promise<Listed<AffiliateTransaction>> => {
  const from = sql`affiliate_commission c join currency u on u.code = c.unit left join affiliate_link l on l.id = c.link_id
    where c.account_id = ${accountId} and ${condition}`;
  const { rows } = await sql<TransactionRow>`
    select c.id, c.amount, c.registered_amount, u.scale, c.unit as currency_code, c.registered_at, c.available_at, c.status, c.payout_id,
      c.status = 'pending' and ${isHeld} as is_under_review,
      l.campaign_id, l.traffic_source, c.coupon_code from ${from} ${rest}`.execute(database);
  return { items: rows.map(shownTransaction), total_count: await counted(database, from) };
};

export const payoutColumns = {
  id: { column: sql`p.id`, kind: 'integer' },
  amount: { column: sql`(p.amount / power(10::numeric, u.scale))`, kind: 'number' },
  created_at: { column: sql`p.made_at`, kind: 'instant' },
} as const satisfies Record<string, CriteriaColumn>;

/** Lists what a partner was paid. */
export const readPayouts = async (
  database: Database,
  accountId: number,
  { condition, rest }: CriteriaSql,
): Promise<Listed<AffiliatePayout>> => {
  const from = sql`affiliate_payout p join currency u on u.code = p.unit where p.account_id = ${accountId} and ${condition}`;
  const { rows } = await sql<
    Omit<AffiliatePayout, 'created_at'> & { made_at: Date; scale: number }
  >`select p.id, p.amount, u.scale, p.unit as currency_code, p.payment_type, p.made_at from ${from} ${rest}`.execute(
    database,
  );
  return {
    items: rows.map(({ made_at, scale, amount, ...payout }) => ({
      ...payout,
      amount: majorUnits(amount, scale),
      created_at: made_at.toISOString(),
    })),
    total_count: await counted(database, from),
  };
};

/** Returns what a partner can be paid, what waits and what was paid, in the unit of her terms. */
export const readBalance = async (
  database: Database,
  accountId: number,
  { unit, scale }: Pick<AffiliateTerms, 'unit' | 'scale'>,
): Promise<AffiliateBalance> => {
  const { rows } = await sql<{ available: number; pending: number; processed: number }>`
    select coalesce(sum(amount) filter (where status = 'available'), 0)::bigint as available,
      coalesce(sum(amount) filter (where status = 'pending'), 0)::bigint as pending,
      coalesce(sum(amount) filter (where status = 'processed'), 0)::bigint as processed
    from affiliate_commission where account_id = ${accountId} and unit = ${unit}`.execute(database);
  const { available = 0, pending = 0, processed = 0 } = rows[0] ?? {};
  return {
    balance: majorUnits(available, scale),
    pending: majorUnits(pending, scale),
    processed: majorUnits(processed, scale),
    currency_code: unit,
  };
};

/** Lists customers whose first order was a partner's, by the first letters of their names. */
export const readBoundCustomers = async (
  database: Database,
  accountId: number,
  page: Page,
): Promise<Listed<{ id: number; name: string; bound_at: string }>> => {
  const from = sql`affiliate_bound_customer b join customer c on c.id = b.customer_id where b.account_id = ${accountId}`;
  const { rows } = await sql<{ id: number; name: string; bound_at: Date }>`
    select row_number() over (order by b.bound_at, b.customer_id)::integer as id, left(c.firstname, 1) || '. ' || left(c.lastname, 1) || '.' as name, b.bound_at
    from ${from} order by b.bound_at desc, b.customer_id desc ${pageOf(page)}`.execute(database);
  return {
    items: rows.map(({ bound_at, ...customer }) => ({ ...customer, bound_at: bound_at.toISOString() })),
    total_count: await counted(database, from),
  };
};

/** What links brought: each link by its page and code. */
export type LinkReport = {
  link_id: number;
  code: string;
  path: string;
  campaign_id: number;
  traffic_source: string;
  visits: number;
  orders: number;
  commission: number;
};

/** Lists what a partner's links brought, the best first; commissions in major units. */
export const readLinkReport = async (
  database: Database,
  accountId: number,
  { unit, scale, page }: Pick<AffiliateTerms, 'unit' | 'scale'> & { page: Page },
): Promise<Listed<LinkReport>> => {
  const { rows } = await sql<LinkReport>`
    select l.id as link_id, l.code, l.path, l.campaign_id, l.traffic_source, coalesce(k.visits, 0)::integer as visits, coalesce(e.orders, 0)::integer as orders,
      coalesce(e.commission, 0)::bigint as commission
    from affiliate_link l
    left join lateral (select sum(visits) as visits from affiliate_click where link_id = l.id) k on true
    left join lateral (select count(distinct order_id) filter (where amount > 0) as orders, sum(amount) as commission
      from affiliate_commission where link_id = l.id and unit = ${unit}) e on true
    where l.account_id = ${accountId} order by commission desc, visits desc, l.id desc ${pageOf(page)}`.execute(
    database,
  );
  return {
    items: rows.map((row) => ({ ...row, commission: majorUnits(row.commission, scale) })),
    total_count: await counted(database, sql`affiliate_link l where l.account_id = ${accountId}`),
  };
};

/** Lists what a partner's coupons brought, the best first. */
export const readCouponReport = async (
  database: Database,
  accountId: number,
  { unit, scale, page }: Pick<AffiliateTerms, 'unit' | 'scale'> & { page: Page },
): Promise<Listed<AffiliateCouponReport>> => {
  const { rows } = await sql<Omit<AffiliateCouponReport, 'currency_code'>>`
    select k.code as coupon_code, count(distinct c.order_id) filter (where c.amount > 0)::integer as orders, coalesce(sum(c.amount), 0)::bigint as commission
    from affiliate_coupon k left join affiliate_commission c on c.coupon_code = k.code and c.account_id = k.account_id and c.unit = ${unit}
    where k.account_id = ${accountId} group by k.code order by commission desc, k.code ${pageOf(page)}`.execute(
    database,
  );
  return {
    items: rows.map((row) => ({
      ...row,
      commission: majorUnits(row.commission, scale),
      currency_code: unit,
    })),
    total_count: await counted(database, sql`affiliate_coupon k where k.account_id = ${accountId}`),
  };
};
