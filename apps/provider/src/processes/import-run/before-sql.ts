import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import type { RecordMarks } from '../../database/record-handler.ts';
import { recordset } from '../../database/json/recordset.ts';

/**
 * State of a record before a run. `stockChange` and `salesChange` are the run's own changes to its stock and
 * sales count, so that undoing keeps later sales; `isRewritten` means that the run rewrote all of its rows,
 * not only price, stock and sales. `record` is null when it had been removed from the catalog before.
 */
export type Before = {
  record: unknown;
  stockChange: number;
  salesChange?: number;
  marks?: RecordMarks;
  isRewritten?: boolean;
};

/** `before` is null when the run added the record and it did not exist before. */
export type BeforeRow = { key: string; before: Before | null };

export type BeforeSelection = { kind: string; isAdded: boolean; limit: number };

/** Saves the current state of records, in the transaction that changes them. */
export const noteBefores = async (
  transaction: DatabaseTransaction,
  runId: number,
  { kind, rows }: { kind: string; rows: readonly BeforeRow[] },
): Promise<void> => {
  await sql`insert into import_before (run_id, kind, natural_key, before) select ${runId}, ${kind}, key, nullif(before, 'null'::jsonb)
    from ${recordset(rows, 'key text, before jsonb')} on conflict do nothing`.execute(transaction);
};

/** Records are restored before the records that refer to them, and removed in reverse order. */
const rank = sql`case kind
  when 'category' then length(natural_key) - length(replace(natural_key, '/', ''))
  when 'product' then coalesce(array_position(array['configurable', 'bundle', 'grouped'], before -> 'record' ->> 'type'), 0)
  else 0 end`;

const isAddedRow = sql<boolean>`(before is null or before -> 'record' = 'null'::jsonb)`;

/** Returns the next records to restore or, when the run added them, to remove. */
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

/**
 * Keeps the keys of added records that are being removed, so that their rows can be deleted once all of them
 * have left the catalog.
 */
export const markErasable = async (
  transaction: DatabaseTransaction,
  runId: number,
  { kind, keys }: { kind: string; keys: readonly string[] },
): Promise<void> => {
  await sql`update import_before set kind = 'side:erase ' || kind where run_id = ${runId} and kind = ${kind} and natural_key = any(${keys}) and before is null`.execute(
    transaction,
  );
};

/** Returns the keys of a kind that `markErasable` has kept. */
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

/**
 * Returns how many records touched by a run are not restored yet, without the data kept by
 * side-notes-sql.ts.
 */
export const countBefores = async (db: Database, runId: number): Promise<number> =>
  (
    await sql<{
      count: number;
    }>`select count(*) as count from import_before where run_id = ${runId} and not starts_with(kind, 'side:')`.execute(
      db,
    )
  ).rows[0]?.count ?? 0;

/**
 * Deletes saved states of all but the latest runs: older runs can no longer be undone in sequence, and the
 * table would only grow.
 */
export const forgetOldBefores = (db: Database, keptRuns: number) =>
  sql`delete from import_before where run_id not in (select distinct run_id from import_before order by run_id desc limit ${keptRuns})`.execute(
    db,
  );
