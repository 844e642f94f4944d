import type { CurrencyCode } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import { type RawBuilder, sql } from 'kysely';
import type { Channel } from '../../modules/messaging/messaging.ts';
import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { recordset } from '../../database/json/recordset.ts';

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

/** Who is to be told, of which watches. */
export type DueRecipient = Pick<DueMessage, 'channel' | 'to' | 'language'> & { watchIds: number[] };

/** All that a recipient is told at once, stock first. */
export type DueMessage = { channel: Channel; to: string; language: Language; alerts: DueAlert[] };

/**
 * Lateral expression: how an alert `w` reaches its watcher, a guest or the customer `c`. Who is told on her devices is
 * told otherwise once there is none.
 */
const ways = sql`(
  select w.channel as by, coalesce(w.address, case w.channel when 'email' then c.email else c.telephone end) as recipient where w.channel <> 'push'
  union all select 'push', c.id || '.' || d.id from push_subscription d where w.channel = 'push' and d.customer_id = c.id
  union all select case when c.email is null then 'sms' else 'email' end, coalesce(c.email, c.telephone)
    where w.channel = 'push' and not exists (select from push_subscription d where d.customer_id = c.id))`;

/** What is to be told, and how: an alert in every way in which it reaches its watcher. */
const dueAlerts = (condition: RawBuilder<unknown>) => sql`
  select w.*, a.amount, a.fired_at, v.language, way.by, way.recipient
  from alert a join watch w on w.id = a.watch_id join store_view v on v.code = w.store_code left join customer c on c.id = w.customer_id
    cross join lateral ${ways} way
  where w.confirmed_at is not null and way.recipient is not null and (c.id is null or c.is_active and c.deletes_at is null) and ${condition}`;

/**
 * Returns who is to be told, the longest waiting first: of goods that are back at once, of prices once a day. What
 * cannot reach anybody any more is left out, and goes with its account.
 */
export const readDueRecipients = async (
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<DueRecipient[]> => {
  const { rows } = await sql<DueRecipient>`
    with due as (${dueAlerts(sql`true`)}), recent as (
      select distinct way.by, way.recipient
      from watch w left join customer c on c.id = w.customer_id cross join lateral ${ways} way
      where w.told_at > ${now}::timestamptz - interval '1 day'
    )
    select d.by as channel, d.recipient as "to", d.language, json_agg(d.id) as "watchIds"
    from due d left join recent r on r.by = d.by and r.recipient = d.recipient
    group by d.recipient, d.by, d.language
    having bool_or(d.kind = 'stock') or bool_and(r.recipient is null)
    order by min(d.fired_at) limit ${limit}`.execute(db);
  return rows;
};

/** Returns what these recipients are to be told, in their order; those whom nothing waits for any more are left out. */
export const readDueMessages = async (
  transaction: DatabaseTransaction,
  recipients: readonly DueRecipient[],
): Promise<DueMessage[]> => {
  const asked = recipients.map(({ channel, to, language }, place) => ({
    channel,
    recipient: to,
    language,
    place,
  }));
  const watchIds = recipients.flatMap((recipient) => recipient.watchIds);
  const { rows } = await sql<DueMessage>`
    with due as (${dueAlerts(sql`a.watch_id = any(${watchIds}::bigint[])`)})
    select given.channel, given.recipient as "to", given.language,
      json_agg(json_build_object(
        'watchId', d.id, 'kind', d.kind, 'name', coalesce(t.name, p.sku), 'key', d.key,
        'path', '/' || coalesce(s.url_path, '') || case when d.product_id = d.parent_id then '' else '?childSku=' || p.sku end,
        'price', case d.kind when 'price' then json_build_object('amount', d.amount, 'currency', d.currency, 'scale', u.scale) end,
        'firedAt', extract(epoch from d.fired_at) * 1000) order by d.kind desc, d.id) as alerts
    from ${recordset(asked, 'channel text, recipient text, language text, place integer')}
    join due d on d.recipient = given.recipient and d.by = given.channel and d.language = given.language
    join product p on p.id = d.product_id join currency u on u.code = d.currency
    left join product_text t on t.product_id = d.parent_id and t.language = d.language
    left join product_store s on s.product_id = d.parent_id and s.store_code = d.store_code
    group by given.place, given.channel, given.recipient, given.language order by given.place`.execute(
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
