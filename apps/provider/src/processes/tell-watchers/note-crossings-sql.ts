import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/database.ts';
import { soldPrice, soldStock } from '../../modules/watchlist/watchlist.ts';

/**
 * Looks at the watched among these products, null being all, and notes what their watchers are to be told: once each
 * time a price falls a step of its currency or more below what it was when it was asked for, or goods come into
 * stock. Each is told of again only after it was on the other side. What is no longer so is not told of. Alerts of
 * products that were removed end. Returns how many are to be told.
 */
export const noteCrossings = async (
  transaction: DatabaseTransaction,
  ids: readonly number[] | null,
  now: Date,
): Promise<number> => {
  const touched = sql`(${ids}::integer[] is null or w.product_id = any(${ids}::integer[])
    or w.product_id in (select v.parent_id from product_variant v where v.child_id = any(${ids}::integer[])))`;
  await sql`delete from watch w where ${touched} and not exists (select from product_store s where s.product_id = w.parent_id)`.execute(
    transaction,
  );
  const { rows } = await sql<{ fired: number }>`
    with watched as (
      select distinct w.product_id, w.store_code, w.price_list, w.currency from watch w where w.confirmed_at is not null and ${touched}
    ), fact as materialized (
      select w.*, ${soldPrice(now)} as amount, ${soldStock} as in_stock, c.derived_step as step
      from watched w join currency c on c.code = w.currency
    ), state as (
      select w.id, w.is_armed, f.amount,
        case w.kind when 'price' then f.amount <= w.from_amount - f.step else f.in_stock end as is_beyond,
        case w.kind when 'price' then f.amount >= w.from_amount else not f.in_stock end as is_before
      from watch w join fact f on f.product_id = w.product_id and f.store_code = w.store_code and f.price_list = w.price_list and f.currency = w.currency
      where w.confirmed_at is not null
    ), moved as (
      update watch w set is_armed = s.is_before from state s
      where s.id = w.id and (s.is_armed and s.is_beyond or not s.is_armed and s.is_before)
      returning w.id, w.is_armed, w.kind, s.amount
    ), ended as (
      delete from alert a using moved m where m.is_armed and a.watch_id = m.id
    ), noted as (
      insert into alert (watch_id, amount, fired_at)
      select m.id, case m.kind when 'price' then m.amount end, ${now} from moved m where not m.is_armed
      on conflict (watch_id) do update set amount = excluded.amount, fired_at = excluded.fired_at returning watch_id
    ) select count(*)::integer as fired from noted`.execute(transaction);
  return rows[0]?.fired ?? 0;
};
