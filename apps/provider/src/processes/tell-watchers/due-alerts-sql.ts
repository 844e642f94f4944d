import type { CurrencyCode } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import type { Channel } from '../../modules/messaging/messaging.ts';
import type { DatabaseTransaction } from '../../database/database.ts';

/** What a watcher is told of one product. */
type DueAlert = {
  watchId: number;
  kind: 'price' | 'stock';
  name: string;
  /** Path of the product's page below the store; of a variant with what opens it. */
  path: string;
  price: { amount: number; currency: CurrencyCode; scale: number } | null;
  key: string;
  /** Epoch milliseconds. */
  firedAt: number;
};

/** All that a recipient is told at once, stock first. */
export type DueMessage = { channel: Channel; to: string; language: Language; alerts: DueAlert[] };

/**
 * Lateral expression: how an alert `w` reaches its watcher, a guest or the customer `c`, who is one recipient with all of
 * her devices. Who is told on her devices is told otherwise once there is none.
 */
const ways = sql`(
  select w.channel as by, coalesce(w.address, case w.channel when 'email' then c.email else c.telephone end) as recipient where w.channel <> 'push'
  union all select 'push', c.id::text where w.channel = 'push' and exists (select from push_subscription d where d.customer_id = c.id)
  union all select case when c.email is null then 'sms' else 'email' end, coalesce(c.email, c.telephone)
    where w.channel = 'push' and not exists (select from push_subscription d where d.customer_id = c.id))`;

/**
 * Returns what is to be told, a recipient at a time and each of a customer's devices with her: goods that are back at
 * once, prices once a day. What cannot reach anybody any more is left out, and goes with its account.
 */
export const readDueMessages = async (
  transaction: DatabaseTransaction,
  { now, limit }: { now: Date; limit: number },
): Promise<DueMessage[]> => {
  const { rows } = await sql<DueMessage>`
    with due as (
      select w.*, a.amount, a.fired_at, v.language, way.by, way.recipient
      from alert a join watch w on w.id = a.watch_id join store_view v on v.code = w.store_code left join customer c on c.id = w.customer_id
        cross join lateral ${ways} way
      where w.confirmed_at is not null and (c.id is null or c.is_active and c.deletes_at is null)
    ), recent as (
      select distinct way.by, way.recipient
      from watch w left join customer c on c.id = w.customer_id cross join lateral ${ways} way
      where w.told_at > ${now}::timestamptz - interval '1 day'
    ), recipients as (
      select d.recipient, d.by as channel, d.language, min(d.fired_at) as first_at, max(d.customer_id) as customer_id
      from due d left join recent r on r.by = d.by and r.recipient = d.recipient
      where d.recipient is not null group by d.recipient, d.by, d.language
      having bool_or(d.kind = 'stock') or bool_and(r.recipient is null)
      order by first_at limit ${limit}
    )
    select r.channel, coalesce(r.recipient || '.' || device.id, r.recipient) as "to", r.language,
      json_agg(json_build_object(
        'watchId', d.id, 'kind', d.kind, 'name', coalesce(t.name, p.sku), 'key', d.key,
        'path', '/' || coalesce(s.url_path, '') || case when d.product_id = d.parent_id then '' else '?childSku=' || p.sku end,
        'price', case d.kind when 'price' then json_build_object('amount', d.amount, 'currency', d.currency, 'scale', u.scale) end,
        'firedAt', extract(epoch from d.fired_at) * 1000) order by d.kind desc, d.id) as alerts
    from recipients r join due d on d.recipient = r.recipient and d.by = r.channel and d.language = r.language
    join product p on p.id = d.product_id join currency u on u.code = d.currency
    left join product_text t on t.product_id = d.parent_id and t.language = d.language
    left join product_store s on s.product_id = d.parent_id and s.store_code = d.store_code
    left join push_subscription device on r.channel = 'push' and device.customer_id = r.customer_id
    group by r.channel, r.recipient, device.id, r.language, r.first_at order by r.first_at`.execute(
    transaction,
  );
  return rows;
};

/** Marks alerts as told, and forgets them. */
export const markTold = async (
  transaction: DatabaseTransaction,
  watchIds: readonly number[],
  now: Date,
): Promise<void> => {
  await sql`with told as (delete from alert where watch_id = any(${watchIds}) returning watch_id)
    update watch w set told_at = ${now} from told where told.watch_id = w.id`.execute(transaction);
};
