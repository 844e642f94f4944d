import { sql } from 'kysely';
import { goodsPoints } from '@dijla/commerce-rules/rewards/points-earned';
import type { Database } from '../../database/connect.ts';
import type { StoreView } from '../store-views/store-views.ts';
import { coversProduct, holdsFor } from './campaigns/campaign-sql.ts';
import { website } from './reward-rate-sql.ts';

type Priced = {
  /** Minor units of the store's currency; null where it has none there. */
  price: number | null;
  points: number | null;
  money: number | null;
  /** Minor units of the rate's currency for one of the store's. */
  numerator: number | null;
  denominator: number | null;
  /** Of the campaign that holds for it, in hundredths, and when that ends. */
  factor: number | null;
  until: Date | null;
};

/** What a piece of a product earns, and the campaign that counts. */
type ProductPoints = { points: number; campaign: { factor: number; until: string } | null };

/** Factor from the base currency to another one, as totals are computed with. */
const rateInto = (
  { base, quote }: { base: string; quote: ReturnType<typeof sql> },
  part: 'numerator' | 'denominator',
  now: Date,
) => sql`
  coalesce((select e.${sql.ref(part)} from exchange_rate e where e.base_currency = ${base} and e.quote_currency = ${quote}
    order by e.valid_from <= ${now} desc, abs(extract(epoch from e.valid_from - ${now})) limit 1), 1)`;

/**
 * Returns the points that a piece of a product earns in a customer group at what it costs now, of variants the cheapest,
 * by the rule that orders earn by; null where the shop shows no such product.
 */
export const readProductPoints = async (
  database: Database,
  { productId, groupId, store, now }: { productId: number; groupId: number; store: StoreView; now: number },
): Promise<ProductPoints | null> => {
  const at = new Date(now);
  const { code, scale } = store.currency;
  const { rows } = await sql<Priced>`
    with bought_in as (select coalesce((select price_list from customer_group where id = ${groupId}), ${store.price_list}) as list),
    sold as (
      select v.child_id as id from product_variant v where v.parent_id = ${productId}
      union all select ${productId}::integer where not exists (select from product_variant where parent_id = ${productId})
    ),
    priced as (
      select min(p.amount) as amount from sold join price p on p.product_id = sold.id
      where p.currency = ${code} and p.price_list in ((select list from bought_in), ${store.price_list}) and p.min_qty <= 1
        and (p.from_at is null or p.from_at <= ${at}) and (p.until_at is null or p.until_at > ${at})
    ),
    best as (
      select r.points, r.money, r.currency, c.scale from reward_rate r join currency c on c.code = r.currency
      where r.direction = 2 and ${groupId}::integer = any(r.customer_group_ids) and ${website}::integer = any(r.website_ids)
      order by r.priority, r.id limit 1
    ),
    campaign as (
      select c.factor, c.until_at from points_campaign c
      where ${holdsFor({ group: sql`${groupId}::integer`, at: sql`${at}::timestamptz` })} and ${coversProduct(sql`${productId}::integer`)}
      order by c.factor desc, c.until_at desc limit 1
    )
    select case when exists (select from gift_card_product k where k.product_id = g.id) then 0 else priced.amount end as price, best.points, best.money, campaign.factor, campaign.until_at as until,
      case when best.currency = ${code} then 1
        else ${rateInto({ base: store.base_currency.code, quote: sql`best.currency` }, 'numerator', at)} * ${rateInto({ base: store.base_currency.code, quote: sql`${code}` }, 'denominator', at)} * power(10, best.scale)::bigint end as numerator,
      case when best.currency = ${code} then 1
        else ${rateInto({ base: store.base_currency.code, quote: sql`best.currency` }, 'denominator', at)} * ${rateInto({ base: store.base_currency.code, quote: sql`${code}` }, 'numerator', at)} * power(10, ${scale}::integer)::bigint end as denominator
    from product g cross join priced left join best on true left join campaign on true
    where g.id = ${productId} and g.status = 1
      and exists (select from product_store s where s.product_id = g.id and s.store_code = ${store.code} and s.visibility > 1)`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { price, points, money, numerator, denominator, factor, until } = row;
  if (price === null || points === null || money === null || numerator === null || denominator === null)
    return { points: 0, campaign: null };
  const goods = [{ value: price, ...(factor !== null && { factor }) }];
  return {
    points: goodsPoints(goods, { points, money }, { into: { numerator, denominator } }),
    campaign: factor === null || until === null ? null : { factor, until: until.toISOString() },
  };
};
