import { sql, type RawBuilder } from 'kysely';

/** Key of `promotion_use` under which limits per customer are counted; null for a guest. */
export type Buyer = RawBuilder<string | null>;

const instant = (column: string) =>
  sql`to_char(p.${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Builds the contract's `cartPromotion` from promotion `p`, in a statement with the store view's row as
 * `view`.
 */
const asCartPromotion = (couponCode: RawBuilder<unknown>) => sql`json_build_object(
  'code', p.code, 'coupon_code', ${couponCode}, 'priority', p.priority, 'stops_further', p.stops_further,
  'from', ${instant('from_at')}, 'until', ${instant('until_at')}, 'rule', p.rule,
  'name', coalesce((
    select t.name from promotion_text t where t.promotion_id = p.id order by t.language = (select language from view) desc, t.language limit 1
  ), p.code)
)`;

/** Whether promotion `p` is active and within its dates at an instant. */
const isOpen = (at: RawBuilder<unknown>) =>
  sql`p.is_active and (p.from_at is null or p.from_at <= ${at}) and (p.until_at is null or ${at} < p.until_at)`;

const countsByItself = sql`not exists (select from coupon k where k.promotion_id = p.id)`;

const isLeftFor = (buyer: Buyer) => sql`(p.uses_per_customer is null or not exists (
  select from promotion_use u where u.promotion_id = p.id and u.buyer = (${buyer}) and u.times_used >= p.uses_per_customer
))`;

/** Whether this buyer can still use coupon `k` of promotion `p` at an instant. */
const isUsable = (at: RawBuilder<unknown>, buyer: Buyer) =>
  sql`(k.uses_limit is null or k.times_used < k.uses_limit) and ${isOpen(at)} and ${isLeftFor(buyer)}`;

/**
 * Whether there is a coupon with this `code` that the buyer can still use. Conditions on the cart are not
 * checked.
 */
export const isCouponUsable = (
  at: RawBuilder<unknown>,
  { code, buyer }: { code: RawBuilder<unknown>; buyer: Buyer },
): RawBuilder<boolean> =>
  sql`exists (select from coupon k join promotion p on p.id = k.promotion_id where k.code = ${code} and ${isUsable(at, buyer)})`;

/** Returns the key under which a customer's uses are counted. */
export const buyerKey = (customerId: number): string => `customer ${customerId}`;

/** Open promotions that need no coupon and apply to everybody; part of the totals context. */
export const publicPromotionsColumn = (at: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce((
  select json_agg(${asCartPromotion(sql`null::text`)} order by p.priority, p.code)
  from promotion p where ${isOpen(at)} and p.uses_per_customer is null and ${countsByItself}
), '[]')`;

/**
 * Open promotions of one cart: those of the usable coupons selected by `codes`, and those without a coupon
 * that are limited per customer, while the customer has uses left. A guest has none of the latter.
 */
export const ownPromotionsColumn = (
  at: RawBuilder<unknown>,
  { codes, buyer }: { codes: RawBuilder<unknown>; buyer: Buyer },
): RawBuilder<unknown> => sql`coalesce((
  select json_agg(own.promotion) from (
    select ${asCartPromotion(sql`k.code`)} as promotion
    from coupon k join promotion p on p.id = k.promotion_id
    where k.code in (${codes}) and ${isUsable(at, buyer)}
    union all
    select ${asCartPromotion(sql`null::text`)}
    from promotion p
    where (${buyer}) is not null and ${isOpen(at)} and p.uses_per_customer is not null and ${countsByItself} and ${isLeftFor(buyer)}
  ) own
), '[]')`;

/**
 * Codes of attributes named in promotion rules, which product data must include. Reads the
 * `named_attributes` column without parsing the rules.
 */
export const namedAttributes = sql`
  select distinct named.code from promotion p cross join lateral jsonb_array_elements_text(p.named_attributes) named (code)
  where p.is_active and p.named_attributes <> '[]'
`;
