import type {
  ArrangementDocument,
  AttributeDocument,
  CategoryDocument,
  ContentDocuments,
} from '@dijla/contract/client';
import type { DocumentEntity } from '@dijla/contract/entities';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { ColdProduct } from '../../modules/catalog/catalog.ts';

/** Documents of the kinds of which memory keeps them; every kind has its type here. */
export type PlainDocuments = {
  [E in DocumentEntity]: (ContentDocuments & {
    category: CategoryDocument;
    attribute: AttributeDocument;
    arrangement: ArrangementDocument;
  })[E];
};

type Documents = PlainDocuments & { product: ColdProduct };
type StoredEntity = keyof Documents;

/** Returns the ids of all records of an entity that have, or had, a document. */
export const readAllIds = async (db: Database, entity: StoredEntity): Promise<number[]> => {
  const rows = await db.selectFrom(entity).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

/**
 * Returns the ids of all products, those listed in some store first, so that these are stored next to each
 * other.
 */
export const readProductIds = async (db: Database): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from product left join (select distinct product_id from product_store where visibility > 1) as listed on listed.product_id = product.id
    order by listed.product_id is null, id`.execute(db);
  return rows.map(({ id }) => id);
};

export const countProducts = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Reads documents by id and then by store code. */
export const readDocuments = async <E extends StoredEntity>(
  db: Database,
  entity: E,
  ids: readonly number[],
): Promise<Map<number, Record<string, Documents[E]>>> => {
  const found = new Map<number, Record<string, Documents[E]>>();
  if (ids.length === 0) return found;
  const { rows } = await sql<{ store_code: string; entity_id: number; document: Documents[E] }>`
    select store_code, entity_id, document from catalogue_document
    where store_code in (select code from store_view) and entity = ${entity} and entity_id = any(${ids})`.execute(
    db,
  );
  for (const { store_code, entity_id, document } of rows)
    found.set(entity_id, { ...found.get(entity_id), [store_code]: document });
  return found;
};

/** Runs all reads of the work in one database snapshot. */
export const inSnapshot = <T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

/**
 * Exports this transaction's snapshot and returns its name. Others can import it while the transaction
 * lasts.
 */
export const shareSnapshot = async (db: Database): Promise<string> => {
  // The transaction waits for the importing ones, however long they take.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  const { rows } = await sql<{ name: string }>`select pg_export_snapshot() as name`.execute(db);
  const name = rows[0]?.name;
  if (name === undefined) throw new Error('The database shares no snapshot');
  return name;
};

/** Runs the work in a transaction that uses the exported snapshot. */
export const inSharedSnapshot = <T>(
  db: Database,
  snapshot: string,
  work: (transaction: Database) => Promise<T>,
): Promise<T> =>
  inSnapshot(db, async (transaction) => {
    await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(transaction);
    return work(transaction);
  });

/** `is_among_many` marks a row of a transaction with many changes. */
export type FeedRow = { entity: string; entity_id: number | null; kind: string; is_among_many: boolean };

/** A burst of rows is read far faster as one text than as columns. */
type FeedValues = [entity: string, entityId: number | null, kind: string, isAmongMany: boolean];

/** Maximum number of changes of a small transaction; larger transactions wait for small ones. */
const fewAtMost = 100;

/**
 * Reads the changes of all finished transactions from `horizon` on: every transaction below the returned
 * horizon has ended. Advancing by transaction instead of by seq never skips a change that is committed late.
 */
export const readChanges = async (
  db: Database,
  horizon: number,
): Promise<{ horizon: number; rows: FeedRow[] }> => {
  const {
    rows: [read],
  } = await sql<{ horizon: string; rows: FeedValues[] | null }>`
    with reached as (select pg_snapshot_xmin(pg_current_snapshot()) as xid),
    passed as (
      select change.seq, change.entity, change.entity_id, change.kind, count(*) over (partition by change.xid) > ${fewAtMost} as is_among_many
      from reached join change on change.xid >= ${String(horizon)}::xid8 and change.xid < reached.xid)
    select reached.xid::text as horizon, (select json_agg(json_build_array(entity, entity_id, kind, is_among_many) order by seq) from passed) as rows from reached`.execute(
    db,
  );
  const rows = (read?.rows ?? []).map(([entity, entity_id, kind, is_among_many]): FeedRow => ({
    entity,
    entity_id,
    kind,
    is_among_many,
  }));
  return { horizon: Number(read?.horizon ?? horizon), rows };
};

/** Returns the horizon of a snapshot: the snapshot contains every transaction below it. */
export const readHorizon = async (db: Database): Promise<number> =>
  (await readChanges(db, Number.MAX_SAFE_INTEGER)).horizon;
