import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../database/connect.ts';
import { storableText } from '../../database/json/storable-json.ts';

/** A record as an export contains it; `seq` is its position among all records. */
export type StagedRow = {
  seq: number;
  kind: string;
  key: string;
  file: string;
  line: number;
  record: unknown;
};
/** A record to be staged, as JSON. */
export type WrittenRow = Omit<StagedRow, 'record'> & { json: string };

const copied = (text: string): string =>
  text.replace(
    /[\\\t\n\r]/g,
    (sign) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign] ?? sign,
  );

/**
 * Inserts records into the staging table. Each call is its own transaction, so that the change feed never
 * waits for a long one.
 */
export const stageRows = async (pool: pg.Pool, runId: number, rows: readonly WrittenRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const lines = rows.map(({ seq, kind, key, file, line, json }) =>
    [
      String(runId),
      String(seq),
      kind,
      copied(key.toWellFormed()),
      copied(file.toWellFormed()),
      String(line),
      copied(storableText(json)),
    ].join('\t'),
  );
  const session = await pool.connect();
  try {
    const stream = session.query(
      copyFrom('copy import_record (run_id, seq, kind, natural_key, file, line, record) from stdin'),
    );
    stream.end(`${lines.join('\n')}\n`);
    await finished(stream);
  } finally {
    session.release();
  }
};

const repeatedPrefix = 'repeated ';

/**
 * Marks records whose kind and key occurred before as repeated and returns their number. Updates table
 * statistics for the reads that follow.
 */
export const setRepeatedApart = async (db: Database, runId: number): Promise<number> => {
  await sql`analyze import_record`.execute(db);
  const { numAffectedRows } = await sql`
    update import_record r set kind = ${repeatedPrefix} || r.kind
    from (select seq, row_number() over (partition by kind, natural_key order by seq) as place from import_record where run_id = ${runId}) as numbered
    where r.run_id = ${runId} and r.seq = numbered.seq and numbered.place > 1`.execute(db);
  return Number(numAffectedRows ?? 0);
};

export type RepeatedRow = { seq: number; kind: string; key: string; file: string; line: number };

export const readRepeated = async (
  db: Database,
  runId: number,
  { after, limit }: { after: number; limit: number },
): Promise<RepeatedRow[]> => {
  const { rows } = await sql<RepeatedRow>`
    select seq, substr(kind, ${repeatedPrefix.length + 1}) as kind, natural_key as key, file, line from import_record
    where run_id = ${runId} and seq > ${after} and starts_with(kind, ${repeatedPrefix}) order by seq limit ${limit}`.execute(
    db,
  );
  return rows;
};

/** Returns the number of staged records of each kind. */
export const countStaged = async (db: Database, runId: number): Promise<Map<string, number>> => {
  const { rows } = await sql<{
    kind: string;
    count: number;
  }>`select kind, count(*) as count from import_record where run_id = ${runId} group by kind`.execute(db);
  return new Map(rows.map(({ kind, count }) => [kind, count]));
};

/**
 * Records come after those they depend on: a composite product after its parts, a category after its parent.
 */
const rank = sql`case kind
  when 'category' then length(natural_key) - length(replace(natural_key, '/', ''))
  when 'product' then coalesce(array_position(array['configurable', 'bundle', 'grouped'], record ->> 'type'), 0)
  else 0 end`;

/** A record's position and its stored size in bytes. */
export type StagedPlace = { seq: number; size: number };

/**
 * Returns the positions of a kind's records in groups to apply in order; no record refers to another in its
 * group.
 */
export const readStagedOrder = async (
  db: Database,
  runId: number,
  kind: string,
): Promise<StagedPlace[][]> => {
  const { rows } = await sql<{ places: number[]; sizes: number[] }>`
    select array_agg(seq order by seq) as places, array_agg(pg_column_size(record) order by seq) as sizes
    from import_record where run_id = ${runId} and kind = ${kind} group by ${rank} order by ${rank}`.execute(
    db,
  );
  return rows.map(({ places, sizes }) => places.map((seq, index) => ({ seq, size: sizes[index] ?? 0 })));
};

/** Returns the records at these positions, in the given order. */
export const readStaged = async (
  db: Database,
  runId: number,
  places: readonly number[],
): Promise<StagedRow[]> => {
  const { rows } = await sql<StagedRow>`
    select r.seq, r.kind, r.natural_key as key, r.file, r.line, r.record
    from unnest(${places}::bigint[]) with ordinality as asked (seq, place) join import_record r on r.run_id = ${runId} and r.seq = asked.seq
    order by asked.place`.execute(db);
  return rows;
};

/** Returns those of these keys that the run contains. */
export const findStagedKeys = async (
  db: Database,
  runId: number,
  { kind, keys }: { kind: string; keys: readonly string[] },
): Promise<Set<string>> => {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select natural_key as key from import_record where run_id = ${runId} and kind = ${kind} and natural_key = any(${keys})`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
};

/** Kind of a rejected row: it is neither part of the run nor missing from it. */
export const refusedKind = 'refused';

/** Returns those of these keys that the run neither contains nor rejected. */
export const findMissingKeys = async (
  db: Database,
  runId: number,
  { kind, keys }: { kind: string; keys: readonly string[] },
): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select given.key from unnest(${keys}::text[]) given (key)
    where not exists (select from import_record r where r.run_id = ${runId} and r.kind in (${kind}, ${refusedKind}) and r.natural_key = given.key)`.execute(
    db,
  );
  return rows.map(({ key }) => key);
};

export const setStagedApart = async (
  db: Database,
  runId: number,
  places: readonly number[],
): Promise<void> => {
  if (places.length > 0)
    await sql`update import_record set kind = ${refusedKind} where run_id = ${runId} and seq = any(${places}::bigint[])`.execute(
      db,
    );
};

export const clearStaging = (db: Database, runId: number) =>
  sql`delete from import_record where run_id = ${runId}`.execute(db);

/** Deletes what killed runs have left. No other run is active, because the caller holds the import lock. */
export const clearAllStaging = (db: Database) => sql`delete from import_record`.execute(db);
