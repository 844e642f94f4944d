import type { Connection } from '@dijla/provider/database';
import type { RecordAuthor } from '@dijla/provider/database/record-handler';
import type { RecordKind } from '../record/import-record.ts';
import type { RecordHandlersByKind } from '../record/record-handlers.ts';
import type { PictureTaker } from '../pictures/picture-taker.ts';
import type { RunLog } from './run-log.ts';
import type { Tally } from './tally.ts';

export type ProgressStage = 'reading' | 'comparing' | 'applying' | 'pruning' | 'undoing';
/** `total` is undefined while it is unknown. */
export type Progress = { stage: ProgressStage; kind?: RecordKind; done: number; total?: number };

/** Context shared by all steps of a run. */
export type RunContext = {
  connection: Pick<Connection, 'db' | 'pool'>;
  runId: number;
  handlers: Partial<RecordHandlersByKind>;
  author: RecordAuthor;
  log: RunLog;
  tally: Tally;
  pictures: PictureTaker;
  isDryRun: boolean;
  onProgress: (progress: Progress) => void;
  /** Stops the run after the current batch. */
  signal: AbortSignal | undefined;
};

/** Maximum records per transaction. */
export const batchSize = 1000;

/** Thrown when a run is asked to stop: what it has applied stays and can be undone. Recognised by its tag. */
export class RunCutError extends Error {
  readonly tag = 'run-cut';
}

export const isRunCutError = (value: unknown): value is RunCutError =>
  value instanceof Error && 'tag' in value && value.tag === 'run-cut';

export const stopIfAsked = (signal: AbortSignal | undefined): void => {
  if (signal?.aborted === true) throw new RunCutError('The run was stopped.');
};
