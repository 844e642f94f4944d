import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { prepared } from '../../database/prepare-marked.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import { payableColumn, totalsColumn } from './confirmed-order-sql.ts';
import { type MeantOrder, queuedOrderOf } from './queued-order-sql.ts';

export type OrderClaim = {
  cartId: string;
  clientOrderId: string | null;
  /**
   * Data that identifies the intended order; null for an order from a client's offline queue, because the
   * client may not receive the response.
   */
  meant: MeantOrder | null;
  /** Digest of what is asked for. */
  intent: string;
};

/**
 * Id of a new order, or of an existing queued order that was not yet acknowledged and is now sent again from
 * another cart.
 */
export type Claimed = { orderId: number; isQueued: boolean };

/**
 * Claims the cart's order for this transaction; returns null when the cart or the client order id already
 * has one. Waits for a concurrent claim to finish. A queued order is returned to one cart only, however
 * often that cart retries.
 */
export const claimOrder = async (
  transaction: DatabaseTransaction,
  { cartId, clientOrderId, meant, intent }: OrderClaim,
): Promise<Claimed | null> => {
  const {
    rows: [row],
  } = await sql<{ queued: number | null; claimed: number | null }>`${prepared}
    with told as (
      update queued_order set told_cart_id = ${cartId}::text
      where (told_cart_id is null or told_cart_id = ${cartId}::text) and order_id = (${queuedOrderOf(cartId, meant)})
      returning order_id
    ), claimed as (
      insert into order_claim (cart_id, client_order_id, intent) select ${cartId}::text, ${clientOrderId}::text, ${intent}::text where not exists (select from told)
      on conflict do nothing returning order_id
    )
    select (select order_id from told) as queued, (select order_id from claimed) as claimed`.execute(
    transaction,
  );
  const orderId = row?.queued ?? row?.claimed ?? null;
  return orderId === null ? null : { orderId, isQueued: orderId === row?.queued };
};

export type EarlierOrder = ConfirmedOrder & {
  id: number;
  isOfCart: boolean;
  isOfBuyer: boolean;
  /** Null of a guest's. */
  customer_id: number | null;
  /** Digest of what was asked for with it last; null of one that was placed before it was kept. */
  intent: string | null;
};

export type OrderKeys = {
  cartId: string | null;
  clientOrderId: string | null;
  /**
   * Contact data as in the request's addresses, to tell whether the same buyer retries; compared with what
   * the order was placed with.
   */
  contact: { telephone: string; email: string };
};

/**
 * Returns the order already placed for this cart, else under this client order id; undefined when there is
 * none.
 */
export const findEarlierOrder = async (
  database: Database,
  { cartId, clientOrderId, contact }: OrderKeys,
): Promise<EarlierOrder | undefined> => {
  const { rows } = await sql<EarlierOrder>`
    select o.id, o.customer_id, o.placed_at, o.payment_method_code, ${payableColumn} as payable, ${totalsColumn} as totals, c.intent, c.cart_id is not distinct from ${cartId}::text as "isOfCart", exists (
      select from order_address a
      where a.order_id = o.id and a.revision = 1 and a.telephone = ${contact.telephone} and a.telephone <> '' and coalesce(a.email, '') = ${contact.email}
    ) as "isOfBuyer"
    from order_claim c join current_order o on o.id = c.order_id
    where c.cart_id = ${cartId}::text or c.client_order_id = ${clientOrderId}::text
    order by c.cart_id is not distinct from ${cartId}::text desc limit 1
  `.execute(database);
  return rows[0];
};

/** The order that a cart became. */
export type OrderOfCart = { id: number; customer_id: number | null; payment_method_code: string };

/** Returns the order that a cart became last; undefined when it was not ordered, or can be ordered again. */
export const orderOfCart = async (database: Database, cartId: string): Promise<OrderOfCart | undefined> => {
  const { rows } = await sql<OrderOfCart>`
    select o.id, o.customer_id, o.payment_method_code
    from order_claim c join current_order o on o.id = c.order_id where c.cart_id = ${cartId}`.execute(
    database,
  );
  return rows[0];
};

/** Returns the ids of the orders of these numbers. */
export const readOrderIds = async (database: Database, numbers: readonly string[]): Promise<number[]> => {
  const rows = await database
    .selectFrom('order')
    .select('id')
    .where('order_number', 'in', [...numbers])
    .execute();
  return rows.map(({ id }) => id);
};

/** Prefix of claims without an order, whose client order id was withdrawn. */
const withdrawn = 'withdrawn:';

/**
 * Claims a client's order id so that no order can be placed under it any more, waiting for a transaction
 * that is placing one. Returns false when an order exists under it. Idempotent.
 */
export const withdrawOrderId = async (database: Database, clientOrderId: string): Promise<boolean> => {
  const row = await database
    .insertInto('order_claim')
    .values({ cart_id: withdrawn + randomUUID(), client_order_id: clientOrderId })
    .onConflict((conflict) =>
      conflict
        .column('client_order_id')
        .doUpdateSet({ client_order_id: clientOrderId })
        .where('order_claim.cart_id', 'like', `${withdrawn}%`),
    )
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether this client order id was withdrawn. */
export const isWithdrawn = async (database: Database, clientOrderId: string | null): Promise<boolean> => {
  if (clientOrderId === null) return false;
  const row = await database
    .selectFrom('order_claim')
    .select('order_id')
    .where('client_order_id', '=', clientOrderId)
    .where('cart_id', 'like', `${withdrawn}%`)
    .executeTakeFirst();
  return row !== undefined;
};

/** Returns the digest of what an order was asked to be last; null where it was not kept. */
export const readIntent = async (database: Database, orderId: number): Promise<string | null> =>
  (
    await database
      .selectFrom('order_claim')
      .select('intent')
      .where('order_id', '=', orderId)
      .executeTakeFirst()
  )?.intent ?? null;

/** Keeps what an order was asked to be instead. */
export const keepIntent = async (
  transaction: DatabaseTransaction,
  orderId: number,
  intent: string,
): Promise<void> => {
  await transaction.updateTable('order_claim').set({ intent }).where('order_id', '=', orderId).execute();
};

/**
 * Frees the cart of an order that was not paid in time, so that it can be ordered again. The client's id stays
 * the order's: what is sent again under it is answered with it.
 */
export const endClaim = async (transaction: DatabaseTransaction, orderId: number): Promise<void> => {
  await sql`update order_claim set cart_id = ${`ended:${orderId}`} where order_id = ${orderId}`.execute(
    transaction,
  );
};
