import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import { payableColumn, totalsColumn } from './confirmed-order-sql.ts';

/** Hours within which a client that did not receive an order's response may send the order again. */
const sentWithinHours = 6;

/** Data that identifies the intended order, as far as the request body has it; the cart has the rest. */
export type MeantOrder = {
  /** Digest of the order's products, addresses and methods. */
  intent: string;
  /** Customer who sends the request; null when not signed in. */
  customerId: number | null;
  /** Store view named in the request; null for the cart's. */
  storeCode: string | null;
  /** Delivery slot named in the request, null for any; undefined for the cart's. */
  slot: string | null | undefined;
  /** Total shown to the shopper, in major units; null when it is not known that one was shown. */
  total: number | null;
};

/**
 * Returns a query for the queued order with the same intent: the one already returned to this cart, else the
 * latest unacknowledged one that this cart's order would equal, with the same customer, coupon, store view
 * and delivery slot, and with the total the shopper saw: as the order was placed, whatever it was changed to
 * since.
 */
export const queuedOrderOf = (cartId: string, meant: MeantOrder | null): RawBuilder<unknown> => {
  const { intent = null, customerId = null, storeCode = null, slot, total = null } = meant ?? {};
  return sql`
    select q.order_id from queued_order q
    join "order" o on o.id = q.order_id join currency money on money.code = o.currency
    join cart first on first.id = o.cart_id join cart again on again.id = ${cartId}::text
    where q.intent = ${intent}::text and first.id <> again.id and q.at > now() - make_interval(hours => ${sentWithinHours}::integer)
      and (q.told_cart_id = again.id or (q.told_cart_id is null
        and o.customer_id is not distinct from coalesce(again.customer_id, ${customerId}::integer)
        and first.coupon_code is not distinct from again.coupon_code
        and o.store_code = coalesce(${storeCode}::text, again.store_code)
        and exists (
          select from order_revision placed where placed.order_id = o.id and placed.number = 1
            and (placed.is_virtual or coalesce(placed.delivery_slot, '') = coalesce(${slot === undefined ? sql`again.delivery_slot` : sql`${slot}::text`}, ''))
            and (${total}::numeric is null or round(${total}::numeric * power(10::numeric, money.scale)) = placed.grand_total))))
    order by q.told_cart_id nulls last, q.at desc limit 1`;
};

/**
 * Days after which a queued order can no longer be sent again. Older rows are deleted when the next one is
 * inserted.
 */
const keptDays = 1;

/** Records an order as not acknowledged, with its intent digest. Idempotent. */
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

/**
 * Marks an order as acknowledged by the client that sent it: a later order with the same intent is a new
 * one.
 */
export const markAcknowledged = async (
  transaction: DatabaseTransaction,
  orderId: number,
  cartId: string,
): Promise<void> => {
  await sql`update queued_order set told_cart_id = ${cartId} where order_id = ${orderId} and told_cart_id is null`.execute(
    transaction,
  );
};

/** Returns the confirmation data of an existing order, and whose it is. */
export const readConfirmed = (
  transaction: DatabaseTransaction,
  orderId: number,
): Promise<ConfirmedOrder & { customer_id: number | null }> =>
  transaction
    .selectFrom('current_order as o')
    .select([
      'o.customer_id',
      'o.placed_at',
      'o.payment_method_code',
      payableColumn.as('payable'),
      totalsColumn.as('totals'),
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
