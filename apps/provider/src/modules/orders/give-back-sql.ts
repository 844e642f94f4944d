import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import type { GiveBackCause, GivenBack, LineQty } from './order-step.ts';

/** SQL of how many pieces of the line of the row `l` came back after they were delivered. */
export const returnedPieces = sql`coalesce((
  select sum(b.qty) from order_give_back b where b.order_id = l.order_id and b.line_number = l.line_number and b.kind = 'return'
), 0)::integer`;

/**
 * Records which pieces the order gives back for this cause, at most those it still has, and returns the ones
 * recorded now: none when the cause was recorded before. A line took what each revision added to it; one that
 * lowers it gives nothing back by itself. The order's row is locked, so that concurrent causes wait for each
 * other.
 */
export const recordGiveBack = async (
  transaction: DatabaseTransaction,
  orderId: number,
  { lines, cause }: { lines: readonly LineQty[]; cause: GiveBackCause },
): Promise<Pick<GivenBack, 'lines' | 'isCalledOff'>> => {
  await sql`select from "order" where id = ${orderId} for update`.execute(transaction);
  const { rows } = await sql<{ given: GivenBack['lines'] | null; left: number }>`
    with counted as (
      select l.line_number, coalesce(q.qty, 0) as qty, lag(coalesce(q.qty, 0), 1, 0) over (partition by l.line_number order by r.number) as before
      from order_line l join order_revision r on r.order_id = l.order_id
      left join order_revision_line q on q.order_id = r.order_id and q.revision = r.number and q.line_number = l.line_number
      where l.order_id = ${orderId}
    ), taken as (select line_number, sum(greatest(qty - before, 0)) as qty from counted group by line_number),
    held as (
      select l.line_number, l.product_id, l.parts, (t.qty - coalesce((
        select sum(b.qty) from order_give_back b where b.order_id = l.order_id and b.line_number = l.line_number
      ), 0))::integer as qty from order_line l join taken t on t.line_number = l.line_number where l.order_id = ${orderId}
    ), given_back as (
      insert into order_give_back (order_id, line_number, cause, kind, qty, actor, is_restocked)
      select ${orderId}::bigint, h.line_number, ${cause.key}::text, ${cause.kind}::text, least(given.qty, h.qty), ${cause.actor}::text, ${cause.isWrittenOff !== true}::boolean
      from held h join ${recordset(lines, 'line_number integer, qty integer')} on given.line_number = h.line_number
      where least(given.qty, h.qty) > 0
      on conflict do nothing returning line_number, qty
    )
    select
      (select json_agg(json_build_object('line_number', b.line_number, 'qty', b.qty, 'product_id', h.product_id, 'parts', h.parts) order by b.line_number)
        from given_back b join held h on h.line_number = b.line_number) as given,
      ((select coalesce(sum(qty), 0) from held) - (select coalesce(sum(qty), 0) from given_back))::integer as left`.execute(
    transaction,
  );
  const [row] = rows;
  return { lines: row?.given ?? [], isCalledOff: row?.left === 0 && cause.kind !== 'return' };
};
