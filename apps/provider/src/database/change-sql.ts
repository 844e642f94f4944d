import type { EntityName } from '@dijla/contract/entities';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './connect.ts';
import { recordset } from './json/recordset.ts';

export type ChangeKind = 'saved' | 'removed' | 'stock' | 'price' | 'sales' | 'reviews';

/** A change to one entity; a null id means all entities of that kind. */
export type Change = {
  entity: EntityName;
  entity_id: number | null;
  kind: ChangeKind;
};

/** The author of a write, for the change feed and the audit log. */
export type Author = { actor: string; requestId: string };

/** Adds rows to the change feed for everything a shopper may see differently after this transaction. */
export const recordChanges = async (
  transaction: DatabaseTransaction,
  changes: readonly Change[],
  { actor, requestId }: Author,
): Promise<void> => {
  if (changes.length === 0) return;
  await sql`
    insert into change (entity, entity_id, kind, actor, request_id)
    select entity, entity_id, kind, ${actor}, ${requestId} from ${recordset(changes, 'entity text, entity_id integer, kind text')}`.execute(
    transaction,
  );
};

/**
 * Asks every process to drop the cached pages with these cache tags. Returns the feed position at which they
 * have done so. The rows name no entity because nothing in the catalog changes; the tag is stored in the
 * `kind` column.
 */
export const recordInvalidation = async (
  db: Database,
  tags: readonly string[],
  { actor, requestId }: Author,
): Promise<number> => {
  const { rows } = await sql<{ xid: string }>`
    insert into change (entity, kind, actor, request_id)
    select 'page', tag, ${actor}, ${requestId} from unnest(${tags}::text[]) as tag returning xid::text as xid`.execute(
    db,
  );
  return Number(rows[0]?.xid) + 1;
};

/**
 * Returns the feed position from which this transaction's changes are visible; the writer waits for it
 * before its next read.
 */
export const positionAfter = async (transaction: DatabaseTransaction): Promise<number> => {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(transaction);
  return Number(rows[0]?.xid) + 1;
};
