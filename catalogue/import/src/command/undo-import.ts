import type { Connection, Database } from '@dijla/provider/database';
import { nothingArriving } from '@dijla/provider/database/record-handler';
import {
  countBefores,
  findLastStanding,
  findLastTouching,
  findRun,
  hasSides,
  type ImportRun,
  markUndone,
  readOpenRuns,
  type RunSummary,
  withImportLock,
} from '@dijla/provider/processes/import-run/import-run';
import { type FinishRun, type MakeRecordHandlers, makeRecordHandlers } from '../record/record-handlers.ts';
import { runFault } from '../run/fault-words.ts';
import { closeCutRuns, runName } from '../run/open-runs.ts';
import { finishProducts } from '../run/finish-products.ts';
import type { Progress, RunContext } from '../run/run-context.ts';
import { openRunLog, type RunLog } from '../run/run-log.ts';
import { newTally } from '../run/tally.ts';
import { undoRecords } from '../run/undo-records.ts';

export type UndoOptions = {
  /** The run's id; defaults to the last run that is not undone yet. */
  run?: number | undefined;
  report?: string | undefined;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal | undefined;
  handlers?: MakeRecordHandlers;
  finish?: FinishRun;
};

type UndoRefusal =
  | 'undo.no-such-run'
  | 'undo.closed-by-later-run'
  | 'undo.nothing-to-undo'
  | 'undo.failed'
  | 'import.busy';

export type UndoResult =
  | { ok: true; run: ImportRun; summary: RunSummary; log: RunLog }
  | { ok: false; code: UndoRefusal; data: { message: string } };

const refused = (code: UndoRefusal, message: string): UndoResult => ({ ok: false, code, data: { message } });

const inNoPicture: RunContext['pictures'] = {
  take: async (_, rows) => ({ rows: [...rows], warnings: [] }),
  copied: () => 0,
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Work = { connection: Pick<Connection, 'db' | 'pool'>; options: UndoOptions; log: RunLog };

/** Explains why a run cannot be undone. */
const nothingToUndo = async (db: Database, run: ImportRun): Promise<string> => {
  if (run.state === 'undone') return `${sentence(runName(run))} is undone already. Nothing was changed.`;
  if (run.summary?.touched !== 0)
    return `The last change was by ${runName(run)}, which kept nothing to be taken back to. Nothing was changed.`;
  const earlier = await findLastTouching(db);
  const advice =
    earlier === undefined
      ? ''
      : ` --undo ${earlier.id} takes back the one before it that did, ${runName(earlier)}.`;
  return `${sentence(runName(run))} changed nothing, so there is nothing to undo.${advice}`;
};

const undo = async ({ connection, options, log }: Work): Promise<UndoResult> => {
  const { db } = connection;
  const { handlers = makeRecordHandlers, onProgress = () => undefined, signal } = options;
  await closeCutRuns(db, options.finish);
  const run = options.run === undefined ? await findLastStanding(db) : await findRun(db, options.run);
  if (run === undefined)
    return refused(
      'undo.no-such-run',
      options.run === undefined ? 'There is no import to undo.' : `There is no run ${options.run}.`,
    );
  const later = await findLastTouching(db, run.id);
  if (later !== undefined)
    return refused(
      'undo.closed-by-later-run',
      `The catalogue was changed since by ${runName(later)}: undo that one first.`,
    );
  const count = await countBefores(db, run.id);
  if (count === 0 && !(await hasSides(db, run.id)))
    return refused('undo.nothing-to-undo', await nothingToUndo(db, run));
  const tally = newTally();
  const author = { actor: 'import', requestId: `undo-import-run-${run.id}`, source: 'import' } as const;
  const context = {
    connection,
    runId: run.id,
    handlers: handlers(nothingArriving),
    author,
    log,
    tally,
    pictures: inNoPicture,
    isDryRun: false,
    onProgress,
    signal,
  };
  await undoRecords(context, count);
  await finishProducts(context, options.finish);
  await markUndone(db, run.id);
  return { ok: true, run, summary: tally.summary(), log };
};

/**
 * Undoes an import, the last first: changed records are restored, added records are removed, sales made
 * since are kept.
 */
export const undoImport = async (
  connection: Pick<Connection, 'db' | 'pool'>,
  options: UndoOptions = {},
): Promise<UndoResult> => {
  const log = openRunLog(options.report);
  try {
    const result = await withImportLock(connection.pool, () => undo({ connection, options, log }));
    if (result !== undefined) return result;
    const [other] = await readOpenRuns(connection.db);
    return refused(
      'import.busy',
      `An import is under way${other === undefined ? '' : `: ${runName(other)}`}. One at a time.`,
    );
  } catch (error) {
    const fault = runFault(error);
    if (fault === undefined) throw error;
    return refused('undo.failed', `${fault} Undoing again goes on where it stopped.`);
  } finally {
    log.close();
  }
};
