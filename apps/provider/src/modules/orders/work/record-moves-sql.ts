import type { OrderState } from '@dijla/commerce-rules/order-states/order-transitions';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/json/recordset.ts';

export type RecordedMove = {
  orderId: number;
  move: string;
  actor: string;
  reason: string | null;
  /** What it was told besides; no personal data. */
  data: object | null;
  /** One event for each; `from` is null of a package that is new. */
  packages: readonly { number: number; from: OrderState | null; to: OrderState }[];
  /** What lists say of the order from then on. `charged` stays where it is left out. */
  listing: { state: OrderState; package_states: readonly OrderState[]; charged?: number };
};

/**
 * Writes what a move changes of an order, in one statement: its events, its row in lists and its version, which
 * is returned. The order is locked by the caller.
 */
export const recordMoves = async (
  transaction: DatabaseTransaction,
  { orderId, move, actor, reason, data, packages, listing }: RecordedMove,
): Promise<number> => {
  const events = packages.map(({ number, from, to }, place) => ({
    place,
    package: number,
    from_state: from,
    to_state: to,
  }));
  const { rows } = await sql<{ version: number }>`
    with happened as (
      insert into order_event (order_id, package, from_state, to_state, move, actor, reason, data)
      select ${orderId}::bigint, package, from_state, to_state, ${move}, ${actor}, ${reason}::text, ${data === null ? null : JSON.stringify(data)}::jsonb
      from ${recordset(events, 'place integer, package integer, from_state text, to_state text')} order by place
    ), listed as (
      update order_listing set state = ${listing.state}, package_states = ${[...listing.package_states]}::text[],
        charged = coalesce(${listing.charged ?? null}::bigint, charged)
      where order_id = ${orderId}
    )
    update "order" set version = version + 1 where id = ${orderId} returning version`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error(`order ${orderId} was moved and is not there`);
  return row.version;
};
