import type { CurrencyCode, PromotionRule } from '@dijla/contract/client';
import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { couponCode } from '../coupon-code.ts';
import { endOfCode, isUnspent } from './desk-coupons-sql.ts';

type PromotionState = 'running' | 'planned' | 'ended' | 'off' | 'archived';

export type ListedPromotion = {
  id: number;
  code: string;
  name: string;
  state: PromotionState;
  from: string | null;
  until: string | null;
  rule: PromotionRule;
  coupons: number;
  coupon: string | null;
  orders: number;
  version: number;
};

export type PromotionDetail = ListedPromotion & {
  is_active: boolean;
  priority: number;
  stops_further: boolean;
  uses_per_customer: number | null;
  texts: { language: string; name: string; description: string }[];
};

/** How promotions are read: names in `language`, states as of `now` (ms). */
export type Asked = { language: string; now: number };
/** Of a code that is worth money its end alone is read, unless whoever asks may take the codes out. */
type Reading = Asked & { showsCodes: boolean };

/** Orders of one promotion that are counted at most. */
const countedAtMost = 10_000;

const stateAt = (now: Date) => sql<PromotionState>`case
  when p.archived_at is not null then 'archived' when not p.is_active then 'off'
  when p.until_at <= ${now} then 'ended' when p.from_at > ${now} then 'planned' else 'running' end`;

const instant = (column: 'from_at' | 'until_at') =>
  sql`to_char(p.${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const listed = ({ language, now, showsCodes }: Reading): RawBuilder<unknown> => sql`
  p.id, p.code, ${stateAt(new Date(now))} as state, ${instant('from_at')} as "from", ${instant('until_at')} as until, p.rule, p.version,
  coalesce((
    select t.name from promotion_text t where t.promotion_id = p.id order by t.language = ${language} desc, t.language limit 1
  ), p.code) as name,
  (select count(*)::integer from coupon c where c.promotion_id = p.id) as coupons,
  (select min(case when ${isUnspent} and not ${showsCodes}::boolean then ${endOfCode} else c.code end) from coupon c where c.promotion_id = p.id having count(*) = 1) as coupon,
  (select count(*)::integer from (select from order_promotion_use u where u.promotion_id = p.id limit ${countedAtMost}) counted) as orders`;

const detailed = (asked: Reading): RawBuilder<unknown> => sql`
  ${listed(asked)}, p.is_active, p.priority, p.stops_further, p.uses_per_customer,
  coalesce((
    select json_agg(json_build_object('language', t.language, 'name', t.name, 'description', t.description) order by t.language)
    from promotion_text t where t.promotion_id = p.id
  ), '[]') as texts`;

const likePart = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const foundBy = (q: string) => sql`(
  lower(p.code) like ${likePart(q)} or exists (select from promotion_text t where t.promotion_id = p.id and lower(t.name) like ${likePart(q)})
  or exists (select from coupon c where c.promotion_id = p.id and c.code = ${couponCode(q)})
)`;

export type PromotionFilter = { q?: string | undefined; state?: PromotionState | undefined };

/** Reads a page of promotions, newest first; the archived only where they are asked for. */
export const readListedPromotions = async (
  database: Database,
  { q, state }: PromotionFilter,
  { before, limit, ...asked }: Reading & { before?: number | undefined; limit: number },
): Promise<ListedPromotion[]> => {
  const conditions = [
    state === undefined ? sql`p.archived_at is null` : sql`${stateAt(new Date(asked.now))} = ${state}`,
    ...(q === undefined || q.trim() === '' ? [] : [foundBy(q.trim())]),
    ...(before === undefined ? [] : [sql`p.id < ${before}::bigint`]),
  ];
  const { rows } = await sql<ListedPromotion>`
    select ${listed(asked)} from (
      select p.* from promotion p where ${sql.join(conditions, sql` and `)} order by p.id desc limit ${limit}
    ) p order by p.id desc`.execute(database);
  return rows;
};

/** Reads one promotion; undefined when there is none. */
export const readPromotionDetail = async (
  database: Database,
  id: number,
  asked: Reading,
): Promise<PromotionDetail | undefined> => {
  const { rows } = await sql<PromotionDetail>`
    select ${detailed(asked)} from promotion p where p.id = ${id}`.execute(database);
  return rows[0];
};

/**
 * Locks a promotion against other writers and returns its version and code; undefined when there is none. Orders go on
 * using it meanwhile, unless it `isGoing`: then those that use it right now are waited for.
 */
export const lockPromotion = async (
  transaction: DatabaseTransaction,
  id: number,
  { isGoing = false }: { isGoing?: boolean } = {},
): Promise<{ code: string; version: number } | undefined> => {
  const found = transaction.selectFrom('promotion').select(['code', 'version']).where('id', '=', id);
  return (isGoing ? found.forUpdate() : found.forNoKeyUpdate()).executeTakeFirst();
};

/** Switches a promotion; one that is on is no longer archived. */
export const setPromotionActive = async (
  transaction: DatabaseTransaction,
  id: number,
  isActive: boolean,
): Promise<void> => {
  await sql`update promotion set is_active = ${isActive}, archived_at = case when ${isActive} then null else archived_at end, version = version + 1
    where id = ${id}`.execute(transaction);
};

/** Whether any order was counted for a promotion or one of its codes, also one that was called off since. */
const isUsed = sql`(
  exists (select from order_promotion_use u where u.promotion_id = p.id)
  or exists (select from promotion_use u where u.promotion_id = p.id and u.times_used > 0)
  or exists (select from coupon c where c.promotion_id = p.id and c.times_used > 0)
)`;

/** Archives a promotion that was used, else returns `deleted` for the caller to delete it. */
export const archiveUsed = async (
  transaction: DatabaseTransaction,
  id: number,
  now: number,
): Promise<'archived' | 'deleted'> => {
  const { rows } = await sql`
    update promotion p set is_active = false, archived_at = coalesce(archived_at, ${new Date(now)}), version = version + 1
    where id = ${id} and ${isUsed} returning 1`.execute(transaction);
  return rows.length > 0 ? 'archived' : 'deleted';
};

export type PromotionOrder = {
  order_id: number;
  order_number: string;
  placed_at: string;
  coupon_code: string | null;
  discount: number;
  total: number;
  unit: { code: CurrencyCode; scale: number };
};

/** Reads a page of the orders that a promotion counted for, newest first. */
export const readPromotionOrders = async (
  database: Database,
  id: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<PromotionOrder[]> => {
  const { rows } = await sql<PromotionOrder>`
    select o.id as order_id, o.order_number, to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as placed_at,
      o.coupon_code, abs(o.discount_amount) as discount, o.grand_total as total, json_build_object('code', c.code, 'scale', c.scale) as unit
    from (
      select order_id from order_promotion_use where promotion_id = ${id} and order_id < coalesce(${before ?? null}::bigint, 9223372036854775807)
      order by order_id desc limit ${limit}
    ) u join current_order o on o.id = u.order_id join currency c on c.code = o.currency order by u.order_id desc`.execute(
    database,
  );
  return rows;
};
