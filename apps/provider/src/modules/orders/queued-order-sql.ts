import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import { payableColumn } from './confirmed-order-sql.ts';

/** A shopper who was never told of an order sends it again this soon. */
const toldWithinHours = 6;

/** What is meant by an order, as far as its body says it; the rest its cart remembers. */
export type MeantOrder = {
  /** The digest of its goods, addresses and methods. */
  intent: string;
  /** Who asks; null for nobody signed in. */
  customerId: number | null;
  /** The store view it names; null is the cart's. */
  storeCode: string | null;
  /** The time of delivery it names, null for any; undefined is the cart's. */
  slot: string | null | undefined;
  /** The total the shopper saw, in major units; null when she is not known to have seen one. */
  total: number | null;
};

/**
 * The order out of a queue that the same is meant by, as a query: what was told to this cart already, else the last that nobody was told of and
 * that this cart's order would equal: the same customer's, with the same coupon, store view and time of delivery, and at the total she saw.
 */
export const queuedOrderOf = (cartId: string, meant: MeantOrder | null): RawBuilder<unknown> => {
  const { intent = null, customerId = null, storeCode = null, slot, total = null } = meant ?? {};
  return sql`
    select q.order_id from queued_order q
    join "order" o on o.id = q.order_id join currency money on money.code = o.currency
    join cart first on first.id = o.cart_id join cart again on again.id = ${cartId}::text
    where q.intent = ${intent}::text and first.id <> again.id and q.at > now() - make_interval(hours => ${toldWithinHours}::integer)
      and (q.told_cart_id = again.id or (q.told_cart_id is null
        and o.customer_id is not distinct from coalesce(again.customer_id, ${customerId}::integer)
        and first.coupon_code is not distinct from again.coupon_code
        and o.store_code = coalesce(${storeCode}::text, again.store_code)
        and (o.is_virtual or coalesce(o.delivery_slot, '') = coalesce(${slot === undefined ? sql`again.delivery_slot` : sql`${slot}::text`}, ''))
        and (${total}::numeric is null or round(${total}::numeric * power(10::numeric, money.scale)) = o.grand_total)))
    order by q.told_cart_id nulls last, q.at desc limit 1`;
};

/** After this nobody orders what was waiting in a queue; the rows go with the next that come. */
const keptDays = 1;

/** Remembers that nobody was told of an order, under what it was meant to be. Once more is the same. */
export const rememberQueued = async (
  transaction: DatabaseTransaction,
  orderId: number,
  intent: string,
): Promise<void> => {
  await sql`
    with old as (delete from queued_order where at < now() - make_interval(days => ${keptDays}::integer) and order_id <> ${orderId})
    insert into queued_order (order_id, intent) values (${orderId}, ${intent}) on conflict do nothing`.execute(
    transaction,
  );
};

/** Notes that an order was told to who sent it: what is ordered after that is another. */
export const markAcknowledged = async (
  transaction: DatabaseTransaction,
  orderId: number,
  cartId: string,
): Promise<void> => {
  await sql`update queued_order set told_cart_id = ${cartId} where order_id = ${orderId} and told_cart_id is null`.execute(
    transaction,
  );
};

/** What an order that stands is confirmed with. */
export const readConfirmed = (transaction: DatabaseTransaction, orderId: number): Promise<ConfirmedOrder> =>
  transaction
    .selectFrom('order as o')
    .select(['o.placed_at', payableColumn.as('payable')])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
