import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { prepared } from '../../database/prepare-marked.ts';
import { returnedPieces } from '../orders/orders.ts';

/** A product that is sold as codes, in a line of an order. */
type CardLine = {
  line_number: number;
  product_id: number;
  /** Codes that one piece of the line is; more than one in a bundle. */
  per_piece: number;
  /** Pieces of the line that came back after they were delivered. */
  returned: number;
};

/** Reads what of an order is sold as codes: nothing of one that was placed before they were. */
export const readCardLines = async (database: Database, orderId: number): Promise<CardLine[]> => {
  const { rows } = await sql<CardLine>`${prepared}
    select l.line_number, g.product_id, g.qty as per_piece, ${returnedPieces} as returned
    from order_line l join "order" o on o.id = l.order_id
    cross join lateral (
      select l.product_id, 1 as qty where l.parts = '[]'
      union all select (p ->> 'product_id')::integer, sum((p ->> 'qty')::integer)::integer from jsonb_array_elements(l.parts) p group by 1
    ) g
    join digital_card_product c on c.product_id = g.product_id and c.since <= o.placed_at
    where l.order_id = ${orderId} order by l.line_number, g.product_id`.execute(database);
  return rows;
};

type Wanted = Pick<CardLine, 'line_number' | 'product_id'> & {
  orderId: number;
  /** Codes that the line's buyer is to have in all. */
  qty: number;
  now: number;
};

/**
 * Gives a line of an order the codes that it is still to have, those first that are longest in the pool, and notes how
 * many were not there. The caller has locked the order, so that each piece gets one; codes that another order is
 * taking are passed over. Returns how many were issued.
 */
export const issueCards = async (
  transaction: DatabaseTransaction,
  { orderId, line_number, product_id, qty, now }: Wanted,
): Promise<number> => {
  const { rows } = await sql<{ issued: number; missing: number }>`
    with had as (
      select piece, state in ('issued', 'revealed') as counts from digital_card
      where order_id = ${orderId} and line_number = ${line_number} and product_id = ${product_id}
    ), missing as (select greatest(${qty}::integer - count(*) filter (where counts), 0)::integer as qty from had),
    pieces as (
      select piece, row_number() over (order by piece) as place
      from generate_series(1, ${qty}::integer + (select count(*)::integer from had)) as piece
      where piece not in (select piece from had) order by piece limit (select qty from missing)
    ), taken as (
      select id, row_number() over (order by id) as place from (
        select id from digital_card where product_id = ${product_id} and state = 'free' order by id limit (select qty from missing)
        for update skip locked
      ) free
    ), issued as (
      update digital_card c set state = 'issued', order_id = ${orderId}, line_number = ${line_number}, piece = pieces.piece, issued_at = ${new Date(now)}
      from taken join pieces using (place) where c.id = taken.id returning c.id
    )
    select (select count(*) from issued)::integer as issued, (missing.qty - (select count(*) from issued))::integer as missing from missing`.execute(
    transaction,
  );
  const { issued, missing } = rows[0] ?? { issued: 0, missing: 0 };
  await (
    missing > 0
      ? sql`insert into digital_card_awaited (order_id, line_number, product_id, qty) values (${orderId}, ${line_number}, ${product_id}, ${missing})
        on conflict (order_id, line_number, product_id) do update set qty = excluded.qty`
      : sql`delete from digital_card_awaited where order_id = ${orderId} and line_number = ${line_number} and product_id = ${product_id}`
  ).execute(transaction);
  return issued;
};

/** Reads which orders wait for codes of a product, the first first. */
export const readAwaiting = async (database: Database, productId: number): Promise<number[]> => {
  const { rows } = await sql<{ order_id: number }>`
    select distinct order_id from digital_card_awaited where product_id = ${productId} order by order_id limit 1000`.execute(
    database,
  );
  return rows.map(({ order_id }) => order_id);
};
