import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { storableJson } from '../../database/storable-json.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import { payableColumn, totalsColumn } from './confirmed-order-sql.ts';
import { recordMove } from './order-event-sql.ts';
import { orderNumberOf } from './order-number.ts';
import type { PlacedAddress, PlacedOrder } from './placed-order.ts';
import { type MeantOrder, queuedOrderOf } from './queued-order-sql.ts';

export type OrderClaim = {
  cartId: string;
  clientOrderId: string | null;
  /**
   * Data that identifies the intended order; null for an order from a client's offline queue, because the
   * client may not receive the response.
   */
  meant: MeantOrder | null;
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
  { cartId, clientOrderId, meant }: OrderClaim,
): Promise<Claimed | null> => {
  const {
    rows: [row],
  } = await sql<{ queued: number | null; claimed: number | null }>`
    with told as (
      update queued_order set told_cart_id = ${cartId}::text
      where (told_cart_id is null or told_cart_id = ${cartId}::text) and order_id = (${queuedOrderOf(cartId, meant)})
      returning order_id
    ), claimed as (
      insert into order_claim (cart_id, client_order_id) select ${cartId}::text, ${clientOrderId}::text where not exists (select from told)
      on conflict do nothing returning order_id
    )
    select (select order_id from told) as queued, (select order_id from claimed) as claimed`.execute(
    transaction,
  );
  const orderId = row?.queued ?? row?.claimed ?? null;
  return orderId === null ? null : { orderId, isQueued: orderId === row?.queued };
};

export type EarlierOrder = ConfirmedOrder & { id: number; isOfCart: boolean; isOfBuyer: boolean };

export type OrderKeys = {
  cartId: string | null;
  clientOrderId: string | null;
  /** Contact data as in the request's addresses, to tell whether the same buyer retries. */
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
    select o.id, o.placed_at, o.payment_method_code, ${payableColumn} as payable, ${totalsColumn} as totals, c.cart_id is not distinct from ${cartId}::text as "isOfCart", exists (
      select from order_address a
      where a.order_id = o.id and a.telephone = ${contact.telephone} and a.telephone <> '' and coalesce(a.email, '') = ${contact.email}
    ) as "isOfBuyer"
    from order_claim c join "order" o on o.id = c.order_id
    where c.cart_id = ${cartId}::text or c.client_order_id = ${clientOrderId}::text
    order by c.cart_id is not distinct from ${cartId}::text desc limit 1
  `.execute(database);
  return rows[0];
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

/** Inserts lines and totals in one statement. */
const insertLines = async (
  transaction: DatabaseTransaction,
  orderId: number,
  { lines, totals }: Pick<PlacedOrder, 'lines' | 'totals'>,
): Promise<void> => {
  const lineRows = lines.map((line, place) => Object.assign({}, line, { line_number: place + 1 }));
  const totalRows = totals.map((total, place) => Object.assign({}, total, { position: place + 1 }));
  await sql`
    with inserted as (
      insert into order_line (
        order_id, line_number, product_id, parent_sku, sku, name, product_type, qty, price, price_incl_tax, row_total, row_total_incl_tax,
        tax_amount, tax_percent, discount_amount, base_row_total, options, product_option, parts
      )
      select
        ${orderId}::bigint, line_number, product_id, parent_sku, sku, name, product_type, qty, price, price_incl_tax, row_total, row_total_incl_tax,
        tax_amount, tax_percent, discount_amount, base_row_total, options, product_option, parts
      from jsonb_populate_recordset(null::order_line, ${storableJson(lineRows)}::jsonb)
    )
    insert into order_total (order_id, position, code, title, value)
    select ${orderId}::bigint, position, code, title, value from jsonb_populate_recordset(null::order_total, ${storableJson(totalRows)}::jsonb)
  `.execute(transaction);
};

const insertAddresses = async (
  transaction: DatabaseTransaction,
  orderId: number,
  addresses: readonly PlacedAddress[],
): Promise<void> => {
  const rows = addresses.map(({ kind, address }) => {
    const { country_id, street, ...rest } = address;
    return { ...rest, kind, country: country_id.toUpperCase(), street: street.map((line) => line ?? '') };
  });
  await sql`
    insert into order_address (
      order_id, kind, firstname, lastname, email, telephone, country, region_id, region, city, street, postcode, company, vat_id, extension_attributes
    )
    select ${orderId}::bigint, kind, firstname, lastname, email, telephone, country, region_id, region, city, street, postcode, company, vat_id, extension_attributes
    from jsonb_populate_recordset(null::order_address, ${storableJson(rows)}::jsonb)
  `.execute(transaction);
};

/** Rows of an order; only an imported one has an order number of its own and no cart. */
export type OrderRows = Omit<PlacedOrder, 'cart_id'> & { cart_id: string | null; order_number: string };

/** Inserts the rows of an order, without a history: three statements for any number of lines. */
export const insertOrderRows = async (
  transaction: DatabaseTransaction,
  id: number,
  { lines, totals, addresses, ...head }: OrderRows,
): Promise<void> => {
  await transaction
    .insertInto('order')
    .values({ ...head, id })
    .execute();
  await insertLines(transaction, id, { lines, totals });
  await insertAddresses(transaction, id, addresses);
};

/**
 * Inserts the order with its lines, totals, addresses and first event: four statements for any number of
 * lines.
 */
export const insertOrder = async (
  transaction: DatabaseTransaction,
  id: number,
  order: PlacedOrder,
): Promise<void> => {
  await insertOrderRows(transaction, id, { ...order, order_number: orderNumberOf(id) });
  await recordMove(transaction, id, { from: null, to: 'pending', actor: 'shopper' });
};
