import type { PointsCampaign, PointsPreview } from '@dijla/contract/schemas';
import { goodsPoints } from '@dijla/commerce-rules/rewards/points-earned';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { website } from '../reward-rate-sql.ts';
import { coversProduct } from './campaign-sql.ts';

/** Times the money of a rate that an order of the preview costs. */
const steps = 50;
/** Names of other campaigns that are told. */
const toldAtMost = 20;

type Best = { points: number; money: number; currency: PointsPreview['unit']['code']; scale: number };

/** Reads the rate by which the first group that a campaign is for earns points; undefined where it earns none. */
const readBest = async (database: Database, groups: readonly number[]): Promise<Best | undefined> => {
  const { rows } = await sql<Best>`
    select r.points, r.money, r.currency, c.scale from reward_rate r join currency c on c.code = r.currency
    where r.direction = 2 and ${website}::integer = any(r.website_ids) and r.customer_group_ids && case
      when ${[...groups]}::integer[] = '{}' then (select array_agg(id) from customer_group where is_default) else ${[...groups]}::integer[] end
    order by r.priority, r.id limit 1`.execute(database);
  return rows[0];
};

/**
 * Returns what a campaign would do: what an order of its goods earns with it and without, for how many products it is, and
 * which other campaigns hold at a time of it.
 */
export const previewCampaign = async (
  database: Database,
  campaign: PointsCampaign,
  id: number | null,
): Promise<PointsPreview | null> => {
  const best = await readBest(database, campaign.customer_group_ids);
  if (best === undefined) return null;
  const amount = Math.ceil((best.money * steps) / best.points);
  const { rows } = await sql<{ products: number; others: string[] }>`
    with c as (select ${campaign.category_ids}::integer[] as category_ids, ${campaign.brand_ids}::integer[] as brand_ids)
    select (select count(*)::integer from product p, c where p.status = 1 and exists (
        select from product_store s where s.product_id = p.id and s.visibility > 1) and ${coversProduct(sql`p.id`)}) as products,
      (select coalesce(json_agg(name), '[]') from (
        select name from points_campaign where is_active and id is distinct from ${id}::integer
          and from_at < ${campaign.until_at}::timestamptz and until_at > ${campaign.from_at}::timestamptz order by id desc limit ${toldAtMost}
      ) o) as others`.execute(database);
  const { products = 0, others = [] } = rows[0] ?? {};
  return {
    amount,
    unit: { code: best.currency, scale: best.scale },
    regular_points: goodsPoints([{ value: amount }], best),
    points: goodsPoints([{ value: amount, factor: campaign.factor }], best),
    products,
    others,
  };
};
