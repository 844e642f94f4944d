import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

type ImportRunState = 'staging' | 'applying' | 'done' | 'failed' | 'undone';

export type KindCounts = {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  refused: number;
};

/** Result of a run. `touched` counts the records it added, changed or removed, which undoing would revert. */
export type RunSummary = {
  touched: number;
  counts: Record<string, KindCounts>;
  /** Products the run accepted, new or existing, by type. */
  productTypes: Record<string, number>;
  /** Why the run did not finish. */
  fault?: string;
};

export type ImportRun = {
  id: number;
  format: string;
  source: string;
  state: ImportRunState;
  summary: RunSummary | null;
  started_at: Date;
  ended_at: Date | null;
};

const columns = sql`id, format, source, state, summary, started_at, ended_at`;

export const startRun = async (db: Database, format: string, source: string): Promise<number> => {
  const { rows } = await sql<{
    id: number;
  }>`insert into import_run (format, source, state) values (${format}, ${source}, 'staging') returning id`.execute(
    db,
  );
  const [run] = rows;
  if (run === undefined) throw new Error('No run was begun');
  return run.id;
};

/** Records a run that saves no previous state, such as a seed. Earlier runs can no longer be undone. */
export const noteRun = (db: Database, { format, source }: Pick<ImportRun, 'format' | 'source'>) =>
  sql`insert into import_run (format, source, state, ended_at) values (${format}, ${source}, 'done', now())`.execute(
    db,
  );

export const markApplying = (db: Database, id: number) =>
  sql`update import_run set state = 'applying' where id = ${id}`.execute(db);

export const endRun = (
  db: Database,
  id: number,
  { state, summary }: { state: 'done' | 'failed'; summary: RunSummary },
) =>
  sql`update import_run set state = ${state}, summary = ${JSON.stringify(summary)}::jsonb, ended_at = now() where id = ${id}`.execute(
    db,
  );

export const markUndone = (db: Database, id: number) =>
  sql`update import_run set state = 'undone', ended_at = now() where id = ${id}`.execute(db);

export const forgetRun = (db: Database, id: number) =>
  sql`delete from import_run where id = ${id}`.execute(db);

export const findRun = async (db: Database, id: number): Promise<ImportRun | undefined> =>
  (await sql<ImportRun>`select ${columns} from import_run where id = ${id}`.execute(db)).rows[0];

/** Returns the runs, latest first. */
export const listRuns = async (db: Database, limit = 30): Promise<ImportRun[]> =>
  (await sql<ImportRun>`select ${columns} from import_run order by id desc limit ${limit}`.execute(db)).rows;

/** Returns the unfinished runs: the current one and interrupted ones. */
export const readOpenRuns = async (db: Database): Promise<ImportRun[]> =>
  (
    await sql<ImportRun>`select ${columns} from import_run where state in ('staging', 'applying') order by id`.execute(
      db,
    )
  ).rows;

const touchedSomething = sql`state in ('done', 'failed', 'applying') and coalesce((summary ->> 'touched')::integer, 1) > 0`;

/**
 * Returns the last run, from any source, that touched anything and is not undone, among those after `after`.
 */
export const findLastTouching = async (db: Database, after = 0): Promise<ImportRun | undefined> =>
  (
    await sql<ImportRun>`select ${columns} from import_run where id > ${after} and ${touchedSomething} order by id desc limit 1`.execute(
      db,
    )
  ).rows[0];

/** Returns the last run, from any source, that is not undone, whether or not it touched anything. */
export const findLastStanding = async (db: Database): Promise<ImportRun | undefined> =>
  (
    await sql<ImportRun>`select ${columns} from import_run where state in ('done', 'failed', 'applying') order by id desc limit 1`.execute(
      db,
    )
  ).rows[0];
