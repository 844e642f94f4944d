import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { returnedPieces } from '../orders/orders.ts';
import { coversProduct, holdsFor } from './campaigns/campaign-sql.ts';
import { website } from './reward-rate-sql.ts';

export type OrderReward = {
  earn: { points: number; money: number; currency: string } | null;
  /** What lines of campaigns earn, in hundredths of that, by their numbers; gift cards nothing. */
  factors: Readonly<Record<number, number>>;
  spent_points: number;
  spent_value: number;
};

/** SQL of the numbers of an order's lines that are gift cards, which earn nothing: what is bought with them earns. */
const giftCardLines = (orderId: RawBuilder<unknown>) => sql`
  select l.line_number, 0 as factor from order_line l join gift_card_product k on k.product_id = l.product_id where l.order_id = ${orderId}`;

const columns = sql`
  case when earn_points is not null then json_build_object('points', earn_points, 'money', earn_money, 'currency', earn_currency) end as earn,
  spent_points, spent_value`;

/**
 * Freezes the best rate by which a customer's order earns points, and the campaigns of its lines, unless that was done
 * before, and returns what is frozen with it. `spent` says what pays a part of it from now on.
 */
export const freezeOrderReward = async (
  transaction: DatabaseTransaction,
  orderId: number,
  spent?: { points: number; value: number },
): Promise<OrderReward> => {
  const { rows } = await sql<OrderReward>`
    with frozen as (
    insert into order_reward as r (order_id, earn_points, earn_money, earn_currency, spent_points, spent_value)
    select o.id, best.points, best.money, best.currency, ${spent?.points ?? 0}::integer, ${spent?.value ?? 0}::bigint
    from "order" o join customer c on c.id = o.customer_id
    left join lateral (
      select points, money, currency from reward_rate
      where direction = 2 and c.customer_group_id = any(customer_group_ids) and ${website}::integer = any(website_ids)
        and currency in (o.currency, o.payable_currency)
      order by priority, id limit 1
    ) best on true
    where o.id = ${orderId}
    on conflict (order_id) do update set
      spent_points = case when ${spent !== undefined}::boolean then excluded.spent_points else r.spent_points end,
      spent_value = case when ${spent !== undefined}::boolean then excluded.spent_value else r.spent_value end
    returning r.*, xmax = 0 as is_new
    ), campaigns as (
      insert into order_reward_line (order_id, line_number, factor)
      select l.order_id, l.line_number, max(c.factor) from frozen f join "order" o on o.id = f.order_id join customer b on b.id = o.customer_id
      join order_line l on l.order_id = f.order_id join product p on p.sku = coalesce(l.parent_sku, l.sku)
      join points_campaign c on ${holdsFor({ group: sql`b.customer_group_id`, at: sql`o.placed_at` })} and ${coversProduct(sql`p.id`)}
      where f.is_new and f.earn_points is not null group by l.order_id, l.line_number returning line_number, factor
    )
    select ${columns}, (select coalesce(json_object_agg(line_number, factor), '{}') from (
      select line_number, min(factor) as factor from (
        select line_number, factor from campaigns
        union all select l.line_number, l.factor from order_reward_line l where l.order_id = f.order_id
        union all ${giftCardLines(sql`f.order_id`)}
      ) e group by line_number
    ) k) as factors from frozen f`.execute(transaction);
  return rows[0] ?? { earn: null, factors: {}, spent_points: 0, spent_value: 0 };
};

/** Returns what points take off an order as it is now, in minor units of its currency, and how many postings are about that. */
export const readOrderRewardRow = async (
  database: Database,
  orderId: number,
): Promise<{ value: number; postings: number }> => {
  const { rows } = await sql<{ value: number; postings: number }>`
    select coalesce((
        select -t.value from order_total t join "order" o on o.id = t.order_id and o.revision = t.revision
        where t.order_id = ${orderId} and t.code = 'reward' limit 1), 0)::bigint as value,
      (select count(*)::integer from ledger_journal where order_id = ${orderId} and kind like 'points-%') as postings`.execute(
    database,
  );
  return rows[0] ?? { value: 0, postings: 0 };
};

/**
 * Returns what an order's pieces cost that came back after they were delivered, by their lines, in minor units of its
 * currency.
 */
export const readReturnedValues = async (
  database: Database,
  orderId: number,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ line_number: number; value: number }>`
    select l.line_number, round((l.row_total_incl_tax - l.discount_amount)::numeric * ${returnedPieces} / l.qty)::bigint as value
    from current_order_line l where l.order_id = ${orderId}`.execute(database);
  return new Map(rows.map(({ line_number: line, value }) => [line, value]));
};

/** Orders of a customer that are looked at for what they will earn. */
const mostOpen = 100;

/** Returns the latest orders of a customer that are neither delivered nor called off. */
export const readOpenOrders = async (database: Database, customerId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select o.id from "order" o join order_listing l on l.order_id = o.id
    where o.customer_id = ${customerId} and o.cart_id is not null
      and l.state not in ('complete', 'refunded', 'cancelled', 'cancelled_by_request')
    order by o.placed_at desc limit ${mostOpen}`.execute(database);
  return rows.map(({ id }) => id);
};

/** Reads what was frozen with some orders, by their ids. */
export const readOrderRewards = async (
  database: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderReward>> => {
  const { rows } = await sql<OrderReward & { order_id: number }>`
    select order_id, ${columns}, (
      select coalesce(json_object_agg(line_number, factor), '{}') from (
        select line_number, min(factor) as factor from (
          select l.line_number, l.factor from order_reward_line l where l.order_id = r.order_id union all ${giftCardLines(sql`r.order_id`)}
        ) e group by line_number
      ) k) as factors
    from order_reward r where order_id = any(${[...orderIds]}::bigint[])`.execute(database);
  return new Map(rows.map(({ order_id, ...reward }) => [order_id, reward]));
};

/** Returns how many points pay an order, and whose they are; null where none do. */
export const readSpentPoints = async (
  database: Database,
  orderId: number,
): Promise<{ customerId: number; points: number } | null> => {
  const { rows } = await sql<{ customerId: number; points: number }>`
    select o.customer_id as "customerId", r.spent_points as points from order_reward r join "order" o on o.id = r.order_id
    where r.order_id = ${orderId} and r.spent_points > 0 and o.customer_id is not null`.execute(database);
  return rows[0] ?? null;
};
