import { type Database, inTransaction } from '@dijla/provider/database';
import {
  clearAllStaging,
  countBefores,
  endRun,
  forgetSides,
  type ImportRun,
  readOpenRuns,
} from '@dijla/provider/processes/import-run/import-run';
import { type FinishRun, finishRun } from '../record/record-handlers.ts';

/** Returns a run's name for messages. */
export const runName = ({
  id,
  format,
  started_at,
}: Pick<ImportRun, 'id' | 'format' | 'started_at'>): string =>
  `run ${id} (${format}, begun ${started_at.toISOString().slice(0, 16).replace('T', ' ')} UTC)`;

/**
 * Closes interrupted runs and does their final steps; the caller must hold the import lock, which proves
 * that they are no longer running. Returns messages about those that had begun to write.
 */
export const closeCutRuns = async (db: Database, finish: FinishRun = finishRun): Promise<string[]> => {
  const said: string[] = [];
  for (const run of await readOpenRuns(db)) {
    const touched = await countBefores(db, run.id);
    if (touched > 0) {
      await inTransaction(db, (transaction) =>
        finish(transaction, { actor: 'import', requestId: `import-run-${run.id}`, source: 'import' }),
      );
      said.push(
        `The import ${runName(run)} was cut after ${touched} records. Importing again completes it; --undo ${run.id} takes it back.`,
      );
    }
    if (touched === 0) await forgetSides(db, run.id);
    await endRun(db, run.id, {
      state: 'failed',
      summary: { touched, counts: {}, productTypes: {}, fault: 'was cut' },
    });
  }
  await clearAllStaging(db);
  return said;
};
