import { haveSamePlace, type Place } from '@dijla/commerce-rules/affiliates/same-place';
import type { HoldReason } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { holdAffiliate } from '../affiliate-account-sql.ts';
import { type AffiliateRules, readRules } from './rules-sql.ts';

/** A partner and an order that something of hers was bought with. */
type Brought = { accountId: number; orderId: number };

/** Addresses of a partner, and orders of hers, that are looked at. */
const placesAtMost = 50;

const columns = sql`d.region_id, d.city, to_jsonb(d.street) as street, d.telephone`;

/** Whether an order goes to an address or number of the partner: of her address book, or of what she ordered herself. */
const goesToHerself = async (database: Database, { accountId, orderId }: Brought): Promise<boolean> => {
  const { rows: places } = await sql<Place>`
    select ${columns} from order_address d where d.order_id = ${orderId} and d.revision = 1`.execute(
    database,
  );
  const { rows: own } = await sql<Place>`
    with her as (select customer_id as id from affiliate_account where id = ${accountId})
    (select ${columns} from customer_address d join her on her.id = d.customer_id order by d.id desc limit ${placesAtMost})
    union all (
      select ${columns} from "order" o join her on her.id = o.customer_id join order_address d on d.order_id = o.id and d.revision = 1
      where o.id <> ${orderId} order by o.id desc limit ${placesAtMost}
    )
    union all select null, '', '[]', c.telephone from customer c join her using (id)`.execute(database);
  return haveSamePlace(places, own);
};

/** Whether too much of what a partner brought came back: refused at the door, returned or refunded. */
const bringsReturns = async (
  database: Database,
  { accountId }: Brought,
  { days, percent, least_orders: least, now }: AffiliateRules['returns'] & { now: number },
): Promise<boolean> => {
  const { rows } = await sql<{ over: number; back: number }>`
    select count(*)::integer as over, count(*) filter (where came_back)::integer as back from (
      select l.state, l.state = 'refunded'
        or exists (select from order_give_back b where b.order_id = l.order_id and b.kind in ('delivery', 'return'))
        -- Refused at the door, and not taken later.
        or (l.state <> 'complete' and exists (
          select from order_event v where v.order_id = l.order_id and v.to_state = 'delivery_failed')) as came_back
      from order_listing l where l.order_id in (
        select order_id from affiliate_commission where account_id = ${accountId}
          and registered_at > ${new Date(now)}::timestamptz - ${days}::integer * interval '1 day'
      )
    ) o where came_back or state = 'complete'`.execute(database);
  const { over, back } = rows[0] ?? { over: 0, back: 0 };
  return over >= least && back * 100 > percent * over;
};

/** Whether an order is beyond what a partner's links bring in a time. */
const comesTooFast = async (
  database: Database,
  { accountId, orderId }: Brought,
  { hours, orders, now }: AffiliateRules['velocity'] & { now: number },
): Promise<boolean> => {
  const { rows } = await sql<{ orders: number; is_among: boolean }>`
    select count(distinct order_id)::integer as orders, coalesce(bool_or(order_id = ${orderId}), false) as is_among
    from affiliate_commission where account_id = ${accountId} and link_id is not null and registered_amount > 0
      and registered_at > ${new Date(now)}::timestamptz - ${hours}::integer * interval '1 hour'`.execute(
    database,
  );
  const { orders: count, is_among: isAmong } = rows[0] ?? { orders: 0, is_among: false };
  return isAmong && count > orders;
};

/**
 * Holds what an order earns a partner where a rule says so, once: an order that was held or decided stays as it is. The
 * partner is locked, so that orders at once are counted one after the other.
 */
export const holdSuspect = async (
  transaction: DatabaseTransaction,
  brought: Brought,
  now: number,
): Promise<void> => {
  const { accountId, orderId } = brought;
  const { own_address, returns, velocity } = await readRules(transaction);
  await holdAffiliate(transaction, accountId);
  const reasons: HoldReason[] = [];
  if (own_address.is_active && (await goesToHerself(transaction, brought))) reasons.push('own-address');
  if (returns.is_active && (await bringsReturns(transaction, brought, { ...returns, now })))
    reasons.push('returns');
  if (velocity.is_active && (await comesTooFast(transaction, brought, { ...velocity, now })))
    reasons.push('velocity');
  if (reasons.length === 0) return;
  await sql`
    insert into affiliate_hold (account_id, order_id, reasons, held_at)
    select ${accountId}, ${orderId}, ${reasons}::text[], ${new Date(now)}::timestamptz where exists (
      select from affiliate_commission where order_id = ${orderId} and account_id = ${accountId} and status = 'pending')
    on conflict (order_id, account_id) do nothing`.execute(transaction);
};

/** Returns the partners whom an order earns nothing, because the staff refused it. */
export const readRefused = async (database: Database, orderId: number): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from affiliate_hold where order_id = ${orderId} and state = 'refused'`.execute(
    database,
  );
  return new Set(rows.map(({ account_id: id }) => id));
};

/** Whether what the commission of the row `c` says waits for the staff. */
export const isHeld = sql<boolean>`exists (
  select from affiliate_hold h where h.order_id = c.order_id and h.account_id = c.account_id and h.state = 'held')`;
