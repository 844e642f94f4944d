import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { waitsToBeSent } from './waits-to-be-sent-sql.ts';

/** Of the orders that need somebody, and what was sold since `dayBegan`. */
export type OrdersToday = {
  waiting: number;
  late: number;
  failed: number;
  on_hold: number;
  cancel_requests: number;
  delivered_unpaid: number;
  delivered_part_paid: number;
  sales: { unit: { code: CurrencyCode; scale: number }; orders: number; amount: number }[];
};

/** How many orders are delivered and paid so, with something due of them. */
const deliveredAs = (payment: 'unpaid' | 'part_paid') =>
  sql`(select count(*)::integer from order_listing where state = 'complete' and payment_state = ${payment} and due > 0)`;

/**
 * Counts by states that few orders are in, those of `toCall` as waiting for a call alone, and sums up orders placed
 * since the day began. One statement.
 */
export const countOrdersToday = async (
  database: Database,
  { dayBegan, lateBefore, toCall }: { dayBegan: Date; lateBefore: Date; toCall: readonly number[] },
): Promise<OrdersToday> => {
  const waiting = waitsToBeSent('order_listing', toCall);
  const { rows } = await sql<OrdersToday>`
    select count(*) filter (where ${waiting})::integer as waiting,
      count(*) filter (where ${waiting} and placed_at < ${lateBefore.toISOString()}::timestamptz)::integer as late,
      count(*) filter (where state = 'delivery_failed')::integer as failed,
      count(*) filter (where state = 'on_hold')::integer as on_hold,
      (select count(*)::integer from cancel_request where state = 'requested') as cancel_requests,
      ${deliveredAs('unpaid')} as delivered_unpaid, ${deliveredAs('part_paid')} as delivered_part_paid,
      coalesce((
        select json_agg(json_build_object('unit', json_build_object('code', c.code, 'scale', c.scale), 'orders', s.orders, 'amount', s.amount) order by c.code)
        from (
          select unit, count(*)::integer as orders, sum(charged) as amount from order_listing
          where placed_at >= ${dayBegan.toISOString()}::timestamptz and charged is not null and state not in ('cancelled', 'cancelled_by_request')
          group by unit
        ) s join currency c on c.code = s.unit
      ), '[]') as sales
    from order_listing where state in ('pending', 'pending_approval', 'invoiced', 'preparing', 'delivery_failed', 'on_hold')`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was counted');
  return row;
};
