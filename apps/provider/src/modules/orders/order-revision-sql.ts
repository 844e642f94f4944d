import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { emit } from '../../events/emit-sql.ts';
import type { Revision, RevisionCause, RevisionContent } from './order-revision.ts';
import { insertRevisionRows, type RevisedOrder } from './order-rows-sql.ts';

declare module '../../events/event.ts' {
  interface EventData {
    'order.revised': { orderId: number; revision: number };
  }
}

/** Returns a revision of an order with all that hangs on it, by default the current one; undefined when there is none. */
export const readRevision = async (
  database: Database,
  { orderId, number = null }: { orderId: number; number?: number | null },
): Promise<Revision | undefined> => {
  const { rows } = await sql<{ revision: Revision }>`
    select to_jsonb(r) - 'order_id' || jsonb_build_object(
      'lines', coalesce((
        select jsonb_agg(to_jsonb(l) || to_jsonb(q) - '{order_id,revision}'::text[] order by q.line_number)
        from order_revision_line q join order_line l on l.order_id = q.order_id and l.line_number = q.line_number
        where q.order_id = r.order_id and q.revision = r.number), '[]'),
      'totals', coalesce((
        select jsonb_agg(to_jsonb(t) - '{order_id,revision,position}'::text[] order by t.position)
        from order_total t where t.order_id = r.order_id and t.revision = r.number), '[]'),
      'addresses', coalesce((
        select jsonb_agg(to_jsonb(a) - '{order_id,revision}'::text[] order by a.kind desc)
        from order_address a where a.order_id = r.order_id and a.revision = r.number), '[]')) as revision
    from "order" o join order_revision r on r.order_id = o.id and r.number = coalesce(${number}::integer, o.revision)
    where o.id = ${orderId}`.execute(database);
  return rows[0]?.revision;
};

export type AppendedRevision = {
  orderId: number;
  /** Number of the revision that `content` was made from. */
  follows: number;
  cause: Exclude<RevisionCause, 'placed' | 'import'>;
  actor: string;
  reason: string | null;
  requestId: string;
  /** The package that has the difference; the first where it is left out. */
  packageNumber?: number;
  content: RevisionContent;
};

/**
 * Appends a revision, which is the order's current one from then on, and emits `order.revised` (DESIGN §4).
 * Returns its number; null when the order is not there or `follows` is no longer its current revision, so
 * that nobody overwrites what was changed meanwhile. The order's row is locked, so that concurrent appends
 * wait for each other. One package has the difference: the pieces of all packages are those of the order. Neither takes nor gives back anything: who adds pieces takes them, and who leaves
 * pieces out calls `giveBackOrder` in the same transaction.
 */
export const appendRevision = async (
  transaction: DatabaseTransaction,
  { orderId, follows, cause, actor, reason, requestId, packageNumber = 1, content }: AppendedRevision,
): Promise<number | null> => {
  // The subquery sees every line of `follows`, and no other revision has been appended when the row matches.
  const {
    rows: [moved],
  } = await sql<{ at: Date; lastLine: number } & RevisedOrder>`
    update "order" o set revision = o.revision + 1, version = o.version + 1 where o.id = ${orderId} and o.revision = ${follows}
    returning clock_timestamp() as at, o.currency, o.payable_currency,
      (select coalesce(max(line_number), 0) from order_line l where l.order_id = o.id) as "lastLine"`.execute(
    transaction,
  );
  if (moved === undefined) return null;
  const { at, lastLine, ...terms } = moved;
  const { lines, totals, addresses, ...head } = content;
  const revision = follows + 1;
  let last = lastLine;
  await insertRevisionRows(transaction, {
    orderId,
    revision,
    lastLine,
    terms,
    packageNumber,
    rows: {
      head: { ...head, cause, actor, reason, request_id: requestId, at },
      lines: lines.map((line) => ({ ...line, line_number: line.line_number ?? (last += 1) })),
      totals,
      addresses,
    },
  });
  await emit(transaction, {
    name: 'order.revised',
    key: `${orderId}/${revision}`,
    data: { orderId, revision },
  });
  return revision;
};
