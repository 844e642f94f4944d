import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { prepared } from '../../../database/prepare-marked.ts';
import { packedLines } from './package-sql.ts';
import type { WorkedOrder } from './worked-order.ts';

const scaled = (code: string) =>
  sql`(select json_build_object('code', c.code, 'scale', c.scale) from currency c where c.code = ${sql.ref(code)})`;

const packages = sql`(
  select json_agg(json_build_object(
    'number', p.number, 'increment_id', p.increment_id, 'carrier', p.carrier, 'tracking_number', p.tracking_number, 'courier_id', p.courier_id,
    'state', (select e.to_state from order_event e where e.order_id = p.order_id and e.package = p.number order by e.id desc limit 1),
    'held_from', (select e.from_state from order_event e where e.order_id = p.order_id and e.package = p.number and e.to_state = 'on_hold' and e.from_state <> 'on_hold'
      order by e.id desc limit 1),
    'delivered_at', (select max(e.at) from order_event e where e.order_id = p.order_id and e.package = p.number and e.to_state = 'complete' and e.from_state <> 'complete'),
    'lines', ${packedLines}
  ) order by p.number) from order_package p where p.order_id = o.id
)`;

const lines = sql`(
  select coalesce(json_agg(json_build_object('line_number', l.line_number, 'qty', l.qty, 'value', l.row_total_incl_tax - l.discount_amount) order by l.line_number), '[]')
  from order_revision_line l where l.order_id = o.id and l.revision = o.revision
)`;

/** One order is asked for by its id, and not by a list of one: of a list the server expects more, and plans each time. */
const isAmong = (orderIds: readonly number[]) => {
  const [id] = orderIds;
  return orderIds.length === 1 && id !== undefined
    ? sql`o.id = ${id}::bigint`
    : sql`o.id = any(${[...orderIds]}::bigint[])`;
};

/** Reads orders as moves need them, in one statement, by their ids; those that are not there are left out. */
export const readWorkedOrders = async (
  database: Database,
  orderIds: readonly number[],
): Promise<WorkedOrder[]> => {
  const { rows } = await sql<WorkedOrder>`${prepared}
    select o.id, o.order_number, o.version, o.revision, o.cart_id is not null as is_own, o.cart_id, o.store_code, o.customer_id, o.payment_method_code,
      ${scaled('o.currency')} as currency, ${scaled('o.base_currency')} as base_currency,
      json_build_object('numerator', o.base_rate_numerator, 'denominator', o.base_rate_denominator) as base_rate,
      case when o.payable_total is not null then json_build_object('currency', ${scaled('o.payable_currency')},
        'rate', json_build_object('numerator', o.payable_rate_numerator, 'denominator', o.payable_rate_denominator), 'step', o.payable_step) end as payable,
      o.grand_total, ${scaled('s.unit')} as unit, s.charged, s.paid, s.credited, s.refunded, s.due, s.payment_state, to_json(s.pay_until) #>> '{}' as pay_until,
      ${lines} as lines, coalesce(${packages}, '[]') as packages
    from current_order o join order_listing s on s.order_id = o.id where ${isAmong(orderIds)} order by o.id`.execute(
    database,
  );
  return rows;
};

/** Reads one order as moves need it; undefined when there is none of this id. */
export const readWorkedOrder = async (
  database: Database,
  orderId: number,
): Promise<WorkedOrder | undefined> => (await readWorkedOrders(database, [orderId]))[0];

/** Whether nobody but its shopper has placed, revised or moved an order. */
export const isShoppersAlone = async (database: Database, orderId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from order_event where order_id = ${orderId} and actor <> 'shopper'
    union all select from order_revision where order_id = ${orderId} and actor <> 'shopper' limit 1`.execute(
    database,
  );
  return rows.length === 0;
};

/**
 * Makes others that change this order wait until the transaction ends, and returns it as it is then; undefined
 * when there is none of this id. Another statement than the one that waits reads it, as that would see it as it
 * was before.
 */
export const lockOrder = async (
  transaction: DatabaseTransaction,
  orderId: number,
): Promise<WorkedOrder | undefined> => {
  await sql`select from "order" where id = ${orderId} for update`.execute(transaction);
  return readWorkedOrder(transaction, orderId);
};
