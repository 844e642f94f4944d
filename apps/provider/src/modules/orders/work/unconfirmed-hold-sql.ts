import type { HeldStock } from '@dijla/commerce-rules/availability/unpaid-share';
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { prepared } from '../../../database/prepare-marked.ts';
import { isKnownCustomer } from '../../customers/customers.ts';
import { awaitingFacts, type AwaitingFacts, isConfirmedOrder } from './confirmation-sql.ts';
import { networkDigest, type UnpaidBuyer } from './unpaid-limit-sql.ts';

/**
 * The order of this listing keeps goods from others although nobody has paid for it or said that it is meant: it waits
 * for its payment, or is paid at the door by this method, unconfirmed, and of a number that nothing was delivered to.
 */
const keepsGoods = (l: string, method: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${l}.payment_state`)} = 'unpaid' and ${sql.ref(`${l}.state`)} in ('pending', 'pending_approval', 'on_hold')
    and (${sql.ref(`${l}.pay_until`)} is not null
      or ${sql.ref(`${l}.state`)} = 'pending' and ${sql.ref(`${l}.payment_method_code`)} = ${method}::text and not ${isConfirmedOrder(`${l}.order_id`)}
        and not exists (select from order_listing d where d.telephone = ${sql.ref(`${l}.telephone`)} and d.state in ('complete', 'refunded'))))`;

/** A carrier's network has so many times as many new buyers at the door as it has who do not pay. */
const networkTimes = 10;

export type UnconfirmedHold = {
  /** Null once it is pending no more. */
  facts: AwaitingFacts | null;
  /** Whether it names the verified number of the customer who ordered. */
  isVerified: boolean;
  /** How many orders its buyer or network may have at most, where there are more with it; null where there are not. */
  most: number | null;
  /** Products of which it has taken something, where their owner bounds what such orders hold. */
  held: (HeldStock & { product_id: number; percent: number })[];
};

/**
 * Reads what decides whether an order that is paid at the door may wait for its confirmation: what is known of its
 * number, and what orders like it hold. Its goods have been taken in this transaction, so that whoever orders the same
 * at once is counted. Notes its network where nobody knows its number. What no limit asks for is not counted: it grows with
 * the orders that wait.
 */
export const readUnconfirmedHold = async (
  transaction: DatabaseTransaction,
  { orderId, method }: { orderId: number; /** Code by which it is paid at the door. */ method: string },
  { customerId, telephone, network }: UnpaidBuyer & { network: string },
): Promise<UnconfirmedHold | undefined> => {
  const digest = networkDigest(network);
  // Her own orders alone are counted, by no network (record 205).
  const isKnown = isKnownCustomer(customerId);
  const { rows } = await sql<UnconfirmedHold>`${prepared}
    with noted as (
      update order_listing l set network = ${digest} where l.order_id = ${orderId} and ${keepsGoods('l', method)} and not ${isKnown}
    ), taken as (
      select product_id, -sum(delta)::integer as own from stock_movement where order_id = ${orderId} group by product_id
    ), counted as (
      select count(*) filter (where o.customer_id = ${customerId}::integer) as of_customer,
        count(*) filter (where l.telephone = ${telephone}::text) as of_telephone, count(*) filter (where l.network = ${digest}) as of_network
      from (
        select order_id from order_listing where telephone = ${telephone}::text union select order_id from order_listing where network = ${digest}
        union select id from "order" where customer_id = ${customerId}::integer
      ) theirs join order_listing l using (order_id) join "order" o on o.id = l.order_id
      where l.order_id <> ${orderId} and ${keepsGoods('l', method)}
    ), waiting as materialized (
      select l.order_id from order_listing l where ${keepsGoods('l', method)}
    ), held as (
      select m.product_id, -sum(m.delta)::integer as held from waiting w join stock_movement m on m.order_id = w.order_id
      where m.product_id in (select product_id from taken) group by m.product_id
    )
    select ${awaitingFacts('own.order_id')} as facts,
      exists (select from "order" o join customer c on c.id = o.customer_id
        where o.id = own.order_id and c.telephone_verified_at is not null and c.telephone = own.telephone) as "isVerified",
      case when r.per_buyer is not null or r.per_network is not null then (
        select case when greatest(c.of_customer, c.of_telephone) >= r.per_buyer then r.per_buyer when c.of_network >= r.per_network * ${networkTimes}::integer and not ${isKnown} then r.per_network * ${networkTimes}::integer end
        from counted c
      ) end as most,
      case when r.per_product is null then '[]' else coalesce((
        select json_agg(json_build_object('product_id', s.product_id, 'left', s.qty, 'held', h.held, 'own', t.own, 'percent', r.per_product))
        from taken t join held h using (product_id) join stock_level s using (product_id)
        where s.manage_stock and t.own > 0
      ), '[]') end as held
    from order_listing own, unpaid_order_limit r where own.order_id = ${orderId}`.execute(transaction);
  return rows[0];
};
