import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import type { RecordMarks } from '../../database/record-handler.ts';
import { recordset } from '../../database/recordset.ts';

/**
 * How a record stood before a run. `stockChange` and `salesChange` are what the run itself did to its stock and its count of sales, so that
 * sales since are not undone with it; `isRewritten` says that the run wrote its rows
 * whole, and not only price, stock and sales. `record` is null when it had been taken out of the catalogue before.
 */
export type Before = {
  record: unknown;
  stockChange: number;
  salesChange?: number;
  marks?: RecordMarks;
  isRewritten?: boolean;
};

/** `before` is null when the run added the record and nothing of it was there. */
export type BeforeRow = { key: string; before: Before | null };

export type BeforeSelection = { kind: string; isAdded: boolean; limit: number };

/** Notes how records stand in the transaction that changes them. */
export const noteBefores = async (
  transaction: DatabaseTransaction,
  runId: number,
  { kind, rows }: { kind: string; rows: readonly BeforeRow[] },
): Promise<void> => {
  await sql`insert into import_before (run_id, kind, natural_key, before) select ${runId}, ${kind}, key, nullif(before, 'null'::jsonb)
    from ${recordset(rows, 'key text, before jsonb')} on conflict do nothing`.execute(transaction);
};

/** Restoring goes from what is named to what names it, removing the other way round. */
const rank = sql`case kind
  when 'category' then length(natural_key) - length(replace(natural_key, '/', ''))
  when 'product' then coalesce(array_position(array['configurable', 'bundle', 'grouped'], before -> 'record' ->> 'type'), 0)
  else 0 end`;

const isAddedRow = sql<boolean>`(before is null or before -> 'record' = 'null'::jsonb)`;

/** The next records to restore or, when the run added them, to remove. */
export const readBefores = async (
  db: Database,
  runId: number,
  { kind, isAdded, limit }: BeforeSelection,
): Promise<BeforeRow[]> => {
  const { rows } = await sql<BeforeRow>`
    select natural_key as key, before from import_before where run_id = ${runId} and kind = ${kind} and ${isAddedRow} = ${isAdded}
    order by ${rank} ${isAdded ? sql`desc` : sql`asc`}, natural_key limit ${limit}`.execute(db);
  return rows;
};

/** Keeps the keys of records that were added and are removed now, so that their rows can be erased when all of them are out of the catalogue. */
export const markErasable = async (
  transaction: DatabaseTransaction,
  runId: number,
  { kind, keys }: { kind: string; keys: readonly string[] },
): Promise<void> => {
  await sql`update import_before set kind = 'side:erase ' || kind where run_id = ${runId} and kind = ${kind} and natural_key = any(${keys}) and before is null`.execute(
    transaction,
  );
};

/** Keys that `markErasable` has kept of a kind. */
export const readErasable = async (db: Database, runId: number, kind: string): Promise<string[]> =>
  (
    await sql<{
      key: string;
    }>`select natural_key as key from import_before where run_id = ${runId} and kind = 'side:erase ' || ${kind}::text`.execute(
      db,
    )
  ).rows.map(({ key }) => key);

export const forgetBefores = async (
  transaction: DatabaseTransaction,
  runId: number,
  { kind, keys }: { kind: string; keys: readonly string[] },
): Promise<void> => {
  await sql`delete from import_before where run_id = ${runId} and kind = ${kind} and natural_key = any(${keys})`.execute(
    transaction,
  );
};

/** How many records a run has touched that are not restored yet; what it notes beside them (side-notes-sql.ts) does not count. */
export const countBefores = async (db: Database, runId: number): Promise<number> =>
  (
    await sql<{
      count: number;
    }>`select count(*) as count from import_before where run_id = ${runId} and not starts_with(kind, 'side:')`.execute(
      db,
    )
  ).rows[0]?.count ?? 0;

/** Older runs can no longer be taken back one after the other: their befores would only grow. */
export const forgetOldBefores = (db: Database, keptRuns: number) =>
  sql`delete from import_before where run_id not in (select distinct run_id from import_before order by run_id desc limit ${keptRuns})`.execute(
    db,
  );
