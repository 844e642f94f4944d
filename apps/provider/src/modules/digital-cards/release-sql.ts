import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import type { GivenBack } from '../orders/orders.ts';

/** Puts a code back into the pool that its buyer has not seen. */
const toPool = sql`state = 'free', order_id = null, line_number = null, piece = null, issued_at = null`;

/** Has reveals of an order's codes wait, so that the next statement sees which were revealed. */
const lockCards = async (transaction: DatabaseTransaction, orderId: number): Promise<void> => {
  await sql`select from digital_card where order_id = ${orderId} order by id for update`.execute(transaction);
};

/**
 * Takes codes from pieces that an order has given back. What it has more codes than pieces goes back into the pool, those
 * that nobody saw first; one that was revealed is void and sold to nobody again, so that its piece leaves stock, into
 * which it was just put. Of pieces that were written off every code is void.
 */
export const releaseCards = async (
  transaction: DatabaseTransaction,
  { orderId, lines, cause }: Pick<GivenBack, 'orderId' | 'lines' | 'cause'>,
): Promise<void> => {
  await lockCards(transaction, orderId);
  const first = lines.map(({ line_number }) => line_number);
  const gone = lines.reduce((sum, { qty }) => sum + qty, 0);
  await sql`
    with held as (
      select c.product_id, count(*)::integer - case when ${cause.isWrittenOff === true} then greatest(count(*)::integer - ${gone}::integer, 0)
        else greatest(coalesce((select -sum(m.delta) from stock_movement m where m.order_id = ${orderId} and m.product_id = c.product_id), 0) - coalesce((
          select sum(b.qty) from order_give_back b join order_line l using (order_id, line_number)
          where b.order_id = ${orderId} and not b.is_restocked and l.product_id = c.product_id
        ), 0), 0)::integer end as too_many
      from digital_card c where c.order_id = ${orderId} and c.state in ('issued', 'revealed')
        and (not ${cause.isWrittenOff === true} or c.line_number = any(${first}::integer[]))
      group by c.product_id
    ), chosen as (
      select id, product_id, state from (
        select c.id, c.product_id, c.state, h.too_many,
          row_number() over (partition by c.product_id order by c.line_number = any(${first}::integer[]) desc, c.state = 'revealed', c.id desc) as place
        from digital_card c join held h using (product_id) where c.order_id = ${orderId} and c.state in ('issued', 'revealed')
      ) c where place <= too_many
    ), voided as (
      update digital_card c set state = 'void' from chosen where c.id = chosen.id and (chosen.state = 'revealed' or ${cause.isWrittenOff === true})
      returning c.product_id
    ), freed as (
      update digital_card c set ${toPool} from chosen where c.id = chosen.id and chosen.state = 'issued' and not ${cause.isWrittenOff === true}
    ), lost as (
      select product_id, count(*)::integer as qty from voided where not ${cause.isWrittenOff === true} group by product_id
    ), stocked as (
      update stock_level s set qty = greatest(s.qty - lost.qty, 0) from lost where s.product_id = lost.product_id
    )
    insert into stock_movement (product_id, delta, reason, actor) select product_id, -qty, 'count', ${cause.actor}::text from lost`.execute(
    transaction,
  );
};

/** Whether the buyer of an order has seen a code that counts. None is revealed until the transaction ends. */
export const lockHasRevealed = async (
  transaction: DatabaseTransaction,
  orderId: number,
): Promise<boolean> => {
  await lockCards(transaction, orderId);
  const { rows } = await sql`
    select from digital_card where order_id = ${orderId} and state = 'revealed' limit 1`.execute(transaction);
  return rows.length > 0;
};

/**
 * Returns how many codes of an order's lines its buyer has not seen, by the numbers of those that have any. None is revealed
 * until the transaction ends.
 */
export const lockUnseenCodes = async (
  transaction: DatabaseTransaction,
  orderId: number,
): Promise<ReadonlyMap<number, number>> => {
  await lockCards(transaction, orderId);
  const { rows } = await sql<{ line: number; unseen: number }>`
    select line_number as line, (count(*) filter (where state = 'issued'))::integer as unseen
    from digital_card where order_id = ${orderId} and state in ('issued', 'revealed') group by line_number`.execute(
    transaction,
  );
  return new Map(rows.map(({ line, unseen }) => [line, unseen]));
};

/**
 * Puts the codes of an order that nobody saw back into the pool and into stock: everything that was paid for it went
 * back. Codes that were revealed stay their buyer's.
 */
export const releaseUnrevealed = async (
  transaction: DatabaseTransaction,
  orderId: number,
  { actor, requestId }: { actor: string; requestId: string },
): Promise<void> => {
  await lockCards(transaction, orderId);
  await sql`
    with old as (
      select id, product_id from digital_card where order_id = ${orderId} and state = 'issued'
    ), freed as (
      update digital_card c set ${toPool} from old where c.id = old.id
    ), back as (select product_id, count(*)::integer as qty from old group by product_id),
    stocked as (update stock_level s set qty = s.qty + back.qty from back where s.product_id = back.product_id),
    moved as (
      insert into stock_movement (product_id, delta, reason, order_id, actor)
      select product_id, qty, 'return', ${orderId}::bigint, ${actor}::text from back
    )
    insert into change (entity, entity_id, kind, actor, request_id)
    select 'product', product_id, 'stock', ${actor}::text, ${requestId} from back order by product_id`.execute(
    transaction,
  );
};
