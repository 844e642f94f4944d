import { stat } from 'node:fs/promises';
import type { WriteOutcome } from './snapshot-file.ts';

export type SnapshotScheduler = {
  /** Stops the scheduler, after writing a snapshot if the file is outdated. */ close: () => Promise<void>;
};

export type SnapshotSchedulerParts = {
  path: string;
  /** Whether this process started from the file. */
  isKept: boolean;
  /** Returns the number of changes applied so far. */
  changes: () => number;
  write: () => Promise<WriteOutcome>;
  onTrouble: (error: unknown) => void;
};

const lookEveryMs = 10_000;
/** Age at which a snapshot is written again, if there were changes and none are arriving. */
const oldAfterMs = 10 * 60_000;
/** Age at which a snapshot is written again while changes keep arriving. */
const overdueAfterMs = 60 * 60_000;
/**
 * Number of changes that are worth a write on close even if the snapshot is recent: the next process would
 * have to read them all again.
 */
const manyChanges = 1000;
const firstLookMs = 1000;

/**
 * Keeps the snapshot file recent: writes it soon after everything was read from the database, later from
 * time to time when no changes arrive, and on close. Only one of several processes writes it.
 */
// oxlint-disable-next-line max-lines-per-function -- each step changes the same times
export const snapshotScheduler = ({
  path,
  isKept,
  changes,
  write,
  onTrouble,
}: SnapshotSchedulerParts): SnapshotScheduler => {
  let kept = { at: Date.now(), changes: changes(), isThere: isKept };
  let [seen, notBefore, isClosed] = [changes(), 0, false];
  let [timer, writing]: [NodeJS.Timeout | undefined, Promise<void>] = [undefined, Promise.resolve()];

  /** Whether another process has written the file since the last check. */
  const isWrittenByOther = async (): Promise<boolean> => {
    const at = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (at <= kept.at) return false;
    kept = { at, changes: changes(), isThere: true };
    return true;
  };
  const writeOnce = async (): Promise<void> => {
    if (await isWrittenByOther()) return;
    const taken = changes();
    const outcome = await write().catch((error: unknown) => {
      onTrouble(error);
      notBefore = Date.now() + oldAfterMs;
    });
    if (outcome === 'written') kept = { at: Date.now(), changes: taken, isThere: true };
  };
  const isDue = (): boolean => {
    const [age, isCalm] = [Date.now() - kept.at, changes() === seen];
    seen = changes();
    if (Date.now() < notBefore) return false;
    return (
      !kept.isThere || (changes() !== kept.changes && (isCalm ? age >= oldAfterMs : age >= overdueAfterMs))
    );
  };
  const look = async (): Promise<void> => {
    if (isDue()) await (writing = writeOnce());
    if (!isClosed) lookIn(lookEveryMs);
  };
  const lookIn = (milliseconds: number): void => {
    timer = setTimeout(() => void look(), milliseconds).unref();
  };
  lookIn(firstLookMs);

  const isWorthWriting = (): boolean => {
    const waiting = changes() - kept.changes;
    return !kept.isThere || waiting >= manyChanges || (waiting > 0 && Date.now() - kept.at >= oldAfterMs);
  };
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await writing;
      if (isWorthWriting()) await writeOnce();
    },
  };
};
