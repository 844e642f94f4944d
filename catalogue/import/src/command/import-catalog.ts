import { join } from 'node:path';
import type { Connection } from '@dijla/provider/database';
import { nothingArriving } from '@dijla/provider/database/record-handler';
import {
  clearStaging,
  countStaged,
  endRun,
  findStagedKeys,
  forgetOldBefores,
  forgetRun,
  forgetSides,
  markApplying,
  noteSides,
  readOpenRuns,
  type RunSummary,
  startRun,
  withImportLock,
} from '@dijla/provider/processes/import-run/import-run';
import { isBrokenFileError } from '../source/broken-file-error.ts';
import type { CatalogFormat, FormatOptions, SourceFile } from '../catalog-format.ts';
import { type FinishRun, type MakeRecordHandlers, makeRecordHandlers } from '../record/record-handlers.ts';
import { openPictureMemory } from '../pictures/picture-memory.ts';
import { folderOfShelf, type Shelf } from '../pictures/picture-shelf.ts';
import { pictureTaker } from '../pictures/picture-taker.ts';
import { readSource } from '../source/read-source.ts';
import { applyRecords } from '../run/apply-records.ts';
import { runFault } from '../run/fault-words.ts';
import { closeCutRuns, runName } from '../run/open-runs.ts';
import { followCategories } from '../run/follow-categories.ts';
import { findMissing, isTooMuch, type Missing, type Prune, pruneRecords } from '../run/prune-records.ts';
import { isRunCutError, type Progress, type RunContext } from '../run/run-context.ts';
import { notTaken, openRunLog, type RunLog } from '../run/run-log.ts';
import { finishProducts } from '../run/finish-products.ts';
import { stageFindings } from '../run/stage-findings.ts';
import { newTally } from '../run/tally.ts';
import { withUnreadRowsTold } from '../run/unread-rows.ts';

export type ImportOptions = FormatOptions & {
  /** The format's name. */
  name: string;
  format: CatalogFormat;
  /** The export: a folder or a single file. */
  from: string;
  /** The folder with the export's pictures; without it the pictures in the shop's own folders are used. */
  media?: string | undefined;
  /** Where the shop's pictures are; the export's pictures are copied to the first. */
  shelves: readonly [Shelf, ...string[]];
  isDryRun?: boolean;
  prune?: Prune;
  /** A file that receives every message as JSON lines. */
  report?: string | undefined;
  onProgress?: (progress: Progress) => void;
  /** Called at once for each earlier run that was interrupted. */
  onNotice?: (notice: string) => void;
  signal?: AbortSignal | undefined;
  /** Replaces the shop's record handlers in tests. */
  handlers?: MakeRecordHandlers;
  finish?: FinishRun;
};

type ImportRefusal =
  | 'import.nothing-found'
  | 'import.broken-file'
  | 'import.busy'
  | 'import.prunes-too-much'
  | 'import.cut'
  | 'import.failed';

export type ImportResult =
  /** `unpruned` is the number of refused rows because of which a requested prune was skipped. */
  | {
      ok: true;
      runId: number;
      rows: number;
      copied: number;
      unpruned?: number;
      summary: RunSummary;
      log: RunLog;
    }
  | { ok: false; code: ImportRefusal; data: { message: string }; log?: RunLog };

const refused = (code: ImportRefusal, message: string): ImportResult => ({
  ok: false,
  code,
  data: { message },
});

/** Number of runs that can be undone, the last first. */
const keptRuns = 3;

type Work = {
  connection: Pick<Connection, 'db' | 'pool'>;
  options: ImportOptions;
  files: readonly SourceFile[];
  log: RunLog;
};

const newContext = ({ connection, options, log }: Work, runId: number): RunContext => {
  const {
    isDryRun = false,
    handlers = makeRecordHandlers,
    media,
    shelves,
    onProgress = () => undefined,
    signal,
  } = options;
  const { db } = connection;
  const memory = openPictureMemory(join(folderOfShelf(shelves[0]), '.known-pictures.jsonl'), {
    isKept: !isDryRun,
  });
  return {
    connection,
    runId,
    // A dry run saves nothing, so references are also checked against the staged keys; in a real run
    // everything referenced is saved first.
    handlers: handlers(
      isDryRun ? (kind, keys) => findStagedKeys(db, runId, { kind, keys }) : nothingArriving,
    ),
    author: { actor: 'import', requestId: `import-run-${runId}`, source: 'import' },
    log,
    tally: newTally(),
    pictures: pictureTaker({ media, shelves, memory, isDryRun }),
    isDryRun,
    onProgress,
    signal,
  };
};

const prunesTooMuch =
  'More than half of the products that imports have made are missing in this export. Nothing was imported; --prune=all says that this is meant.';

/**
 * Returns the records to prune: none when pruning was not requested or when rows were refused, because then
 * it is unknown what is missing.
 */
const missingFor = async (
  context: RunContext,
  { prune = 'none' }: ImportOptions,
  staged: ReadonlyMap<string, number>,
): Promise<Missing | 'import.prunes-too-much'> => {
  if (prune === 'none' || notTaken(context.log) > 0) return [];
  const missing = await findMissing(context, staged);
  return prune === 'some' && isTooMuch(missing) ? 'import.prunes-too-much' : missing;
};

const end = async (
  { connection: { db }, runId, tally, isDryRun }: RunContext,
  fault?: string,
): Promise<void> => {
  await clearStaging(db, runId);
  if (tally.touched() === 0) await forgetSides(db, runId);
  if (isDryRun) await forgetRun(db, runId);
  else
    await endRun(db, runId, {
      state: fault === undefined ? 'done' : 'failed',
      summary: tally.summary(fault),
    });
  if (!isDryRun && fault === undefined && tally.touched() > 0) await forgetOldBefores(db, keptRuns);
};

const carryOut = async (context: RunContext, { options, files, log }: Work): Promise<ImportResult> => {
  const {
    connection: { db },
    runId,
    tally,
    pictures,
  } = context;
  const rows = await stageFindings(options.format.read(withUnreadRowsTold(files, log), options), context);
  const staged = await countStaged(db, runId);
  const missing = rows === 0 ? 'import.nothing-found' : await missingFor(context, options, staged);
  if (typeof missing === 'string') {
    await end(context, 'was refused');
    return refused(
      missing,
      missing === 'import.nothing-found' ? `${options.from} holds nothing that can be taken.` : prunesTooMuch,
    );
  }
  if (!context.isDryRun) {
    await markApplying(db, runId);
    await noteSides(db, runId);
  }
  await applyRecords(context, staged);
  await followCategories(context, staged);
  // Rows can also be refused while they are applied.
  const isPruned = notTaken(log) === 0;
  if (isPruned) await pruneRecords(context, missing);
  await finishProducts(context, options.finish);
  await end(context);
  const unpruned = options.prune === undefined || options.prune === 'none' || isPruned ? 0 : notTaken(log);
  return { ok: true, runId, rows, copied: pictures.copied(), unpruned, summary: tally.summary(), log };
};

const messageOf = (error: unknown): string =>
  runFault(error) ?? (error instanceof Error ? error.message : String(error));

const runImport = async (work: Work): Promise<ImportResult> => {
  const {
    connection: { db },
    options,
  } = work;
  for (const notice of await closeCutRuns(db, options.finish)) options.onNotice?.(notice);
  const context = newContext(work, await startRun(db, options.name, 'import'));
  try {
    return await carryOut(context, work);
  } catch (error) {
    // If ending the run fails too, the run stays open and the next command finds it.
    await finishProducts(context, options.finish)
      .then(() => end(context, messageOf(error)))
      .catch(() => undefined);
    if (isBrokenFileError(error))
      return refused('import.broken-file', `${error.message}\nNothing was imported.`);
    const touched = context.tally.touched();
    const standing =
      touched === 0 || context.isDryRun
        ? 'Nothing was imported.'
        : `${touched} records were changed before. Importing again completes it; --undo ${context.runId} takes it back.`;
    if (isRunCutError(error)) return refused('import.cut', `${error.message} ${standing}`);
    const fault = runFault(error);
    if (fault !== undefined) return refused('import.failed', `${fault} ${standing}`);
    if (error instanceof Error) error.message += `\n${standing}`;
    throw error;
  }
};

/**
 * Reads an export into staging tables, checks it, compares it with the stored records and saves the
 * differences batch by batch. An unreadable file leaves the database unchanged; refused rows are in the log.
 * Repeating an import changes nothing. Only one import runs at a time.
 */
export const importCatalog = async (
  connection: Pick<Connection, 'db' | 'pool'>,
  options: ImportOptions,
): Promise<ImportResult> => {
  const files = await readSource(options.from, options.format.suffixes);
  if (files.length === 0)
    return refused(
      'import.nothing-found',
      `${options.from} holds no file ending in ${options.format.suffixes.join(' or ')}.`,
    );
  const log = openRunLog(options.report);
  try {
    const result = await withImportLock(connection.pool, () =>
      runImport({ connection, options, files, log }),
    );
    if (result !== undefined) return { ...result, log };
    const [other] = await readOpenRuns(connection.db);
    return refused(
      'import.busy',
      `Another import is under way${other === undefined ? '' : `: ${runName(other)}`}. One at a time.`,
    );
  } finally {
    log.close();
  }
};
