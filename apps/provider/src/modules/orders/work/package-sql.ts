import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/json/recordset.ts';
import type { LineQty } from '../order-step.ts';

/** What `order_package p` holds, and how many pieces of each line left it again. */
export const packedLines = sql`(
  select coalesce(json_agg(json_build_object('line_number', l.line_number, 'qty', l.qty, 'given_back', l.given_back) order by l.line_number), '[]')
  from order_package_line l where l.order_id = p.order_id and l.package = p.number
)`;

/**
 * Splits pieces off a package into a new one, in one statement. The caller has locked the order and seen to it
 * that the package holds them.
 */
export const splitPackage = async (
  transaction: DatabaseTransaction,
  { orderId, from, to }: { orderId: number; from: number; to: number },
  lines: readonly LineQty[],
): Promise<void> => {
  await sql`
    with split as (
      insert into order_package (order_id, number, increment_id) select id, ${to}::integer, order_number || '-' || ${to}::integer from "order" where id = ${orderId}
    ), wanted as (select line_number, qty from ${recordset(lines, 'line_number integer, qty integer')}),
    taken as (
      update order_package_line p set qty = p.qty - wanted.qty from wanted
      where p.order_id = ${orderId} and p.package = ${from} and p.line_number = wanted.line_number
    )
    insert into order_package_line (order_id, package, line_number, qty) select ${orderId}::bigint, ${to}::integer, line_number, qty from wanted`.execute(
    transaction,
  );
};

/** Says who brings a package from then on, and under which number. */
export const carryPackage = async (
  transaction: DatabaseTransaction,
  { orderId, number }: { orderId: number; number: number },
  { carrier, tracking_number }: { carrier: string; tracking_number: string | null },
): Promise<void> => {
  await transaction
    .updateTable('order_package')
    .set({ carrier, tracking_number })
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .execute();
};

/**
 * Gives packages of an order that is locked to a courier of the shop, in one statement, and counts the order's
 * version on.
 */
export const giveToCourier = async (
  transaction: DatabaseTransaction,
  { orderId, numbers }: { orderId: number; numbers: readonly number[] },
  { courierId, carrier, now }: { courierId: number; carrier: string; now: number },
): Promise<void> => {
  await sql`
    with given as (
      update order_package set courier_id = ${courierId}, carrier = ${carrier}, given_to_courier_at = ${new Date(now)}
      where order_id = ${orderId} and number = any(${[...numbers]}::integer[])
    )
    update "order" set version = version + 1 where id = ${orderId}`.execute(transaction);
};

/** Says that no courier of the shop brings a package any more. */
export const takeFromCourier = async (
  transaction: DatabaseTransaction,
  { orderId, numbers }: { orderId: number; numbers: readonly number[] },
): Promise<void> => {
  await sql`
    update order_package set courier_id = null, given_to_courier_at = null, carrier = null
    where order_id = ${orderId} and number = any(${[...numbers]}::integer[]) and courier_id is not null`.execute(
    transaction,
  );
};
