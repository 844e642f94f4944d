import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/recordset.ts';
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
