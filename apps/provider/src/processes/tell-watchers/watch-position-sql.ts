import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/database.ts';

/** How far the change feed and the clock were read for watchers. */
type WatchPosition = { horizon: string; at: Date; nextMessageAt: Date };

/**
 * Takes the position, so that one of several processes does the work; null when another has it. The first time it is
 * set to now: nobody is told of what was before.
 */
export const takePosition = async (
  transaction: DatabaseTransaction,
  now: Date,
): Promise<WatchPosition | null> => {
  await sql`insert into watch_position (horizon, at, next_message_at) values (pg_snapshot_xmin(pg_current_snapshot()), ${now}, ${now})
    on conflict do nothing`.execute(transaction);
  const { rows } = await sql<WatchPosition>`
    select horizon::text as horizon, at, next_message_at as "nextMessageAt" from watch_position for update skip locked`.execute(
    transaction,
  );
  return rows[0] ?? null;
};

/** Sets how far was read. */
export const savePosition = async (
  transaction: DatabaseTransaction,
  { horizon, at }: Pick<WatchPosition, 'horizon' | 'at'>,
): Promise<void> => {
  await sql`update watch_position set horizon = ${horizon}::xid8, at = ${at}`.execute(transaction);
};

/** Sets from when on the next message to a watcher may go. */
export const saveNextMessage = async (transaction: DatabaseTransaction, at: Date): Promise<void> => {
  await sql`update watch_position set next_message_at = ${at}`.execute(transaction);
};

/** Returns the products that changed since a position, or with time since then, and how far that was read; null ids mean all. */
export const readChangedProducts = async (
  transaction: DatabaseTransaction,
  { horizon, at }: WatchPosition,
  now: Date,
): Promise<{ horizon: string; ids: number[] | null }> => {
  const { rows } = await sql<{ horizon: string; ids: number[] | null; isAll: boolean }>`
    with reached as (select pg_snapshot_xmin(pg_current_snapshot()) as xid),
    passed as (
      select c.entity_id from reached join change c on c.xid >= ${horizon}::xid8 and c.xid < reached.xid
      where c.entity = 'product' and c.kind in ('saved', 'removed', 'stock', 'price')
      union
      select s.entity_id from scheduled_change s where s.entity = 'product' and s.at > ${at} and s.at <= ${now})
    select reached.xid::text as horizon, (select array_agg(entity_id) from passed where entity_id is not null) as ids,
      exists (select from passed where entity_id is null) as "isAll" from reached`.execute(transaction);
  const [read] = rows;
  if (read === undefined) throw new Error('A snapshot has no horizon');
  return { horizon: read.horizon, ids: read.isAll ? null : (read.ids ?? []) };
};
