import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import { returnedPieces } from '../orders/orders.ts';

/** Whether a line of an order is of a product with files, alone or as a part of a bundle, or has handed out some. */
export const mayHoldFiles = async (database: Database, orderId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from order_line l where l.order_id = ${orderId} and (
      l.product_type = 'downloadable' or exists (select from bought_download b where b.order_id = l.order_id and b.line_number = l.line_number)
      or exists (select from jsonb_array_elements(l.parts) p join product_download d on d.product_id = (p ->> 'product_id')::integer)
    ) limit 1`.execute(database);
  return rows.length > 0;
};

/** Pieces of each line that are paid, or delivered to who pays at the door. */
type Due = { orderId: number; pieces: ReadonlyMap<number, number>; now: number };

/** What of each line is due and did not come back. */
const leftOf = ({ orderId, pieces }: Due) => {
  const due = [...pieces].map(([line_number, qty]) => ({ line_number, qty }));
  return sql`left_of as (
    select l.line_number, l.product_id, l.parts, l.product_option, coalesce(due.qty, 0) - ${returnedPieces} as pieces
    from order_line l left join (select given.line_number, given.qty from ${recordset(due, 'line_number integer, qty integer')}) due on due.line_number = l.line_number
    where l.order_id = ${orderId}
  )`;
};

/**
 * Lets the buyer of an order download as much as is due to her, and what is not no longer. A line gets its files once:
 * those that were chosen where they are sold separately, else all of their product; a part of a bundle brings all of its
 * own. The caller has locked the order. Returns how many files it has now that it had not before; the same again changes
 * nothing.
 */
export const followDownloads = async (transaction: DatabaseTransaction, due: Due): Promise<number> => {
  const { orderId, now } = due;
  const at = new Date(now);
  await sql`
    with ${leftOf(due)}
    update bought_download b set pieces = case when l.pieces > 0 then l.pieces else b.pieces end,
      revoked_at = case when l.pieces > 0 then null else ${at}::timestamptz end
    from left_of l where b.order_id = ${orderId} and b.line_number = l.line_number
      and case when l.pieces > 0 then b.pieces <> l.pieces or b.revoked_at is not null else b.revoked_at is null end`.execute(
    transaction,
  );
  const { rows } = await sql`
    with ${leftOf(due)}
    insert into bought_download (order_id, line_number, link_id, file, titles, downloads_per_piece, pieces, until, granted_at)
    select ${orderId}::bigint, l.line_number, k.id, k.file,
      coalesce((select jsonb_object_agg(t.language, t.title) from download_link_text t where t.link_id = k.id), '{}'),
      case when k.max_downloads is not null then least(k.max_downloads * g.qty, 100000) end, l.pieces, ${at}::timestamptz + make_interval(days => k.days), ${at}
    from left_of l
    cross join lateral (
      select l.product_id, 1 as qty, l.product_option #> '{extension_attributes,downloadable_option,downloadable_links}' as chosen where l.parts = '[]'
      union all select (p ->> 'product_id')::integer, sum((p ->> 'qty')::integer)::integer, null from jsonb_array_elements(l.parts) p group by 1
    ) g
    join product_download d on d.product_id = g.product_id join download_link k on k.product_id = d.product_id
    where l.pieces > 0 and not exists (select from bought_download b where b.order_id = ${orderId} and b.line_number = l.line_number)
      and (not d.links_purchased_separately or g.chosen is null or exists (select from jsonb_array_elements_text(g.chosen) c where c = k.id::text))
    order by l.line_number, k.position on conflict do nothing returning id`.execute(transaction);
  return rows.length;
};
