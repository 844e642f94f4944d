import { stat } from 'node:fs/promises';
import type { WriteOutcome } from './snapshot-file.ts';

export type SnapshotScheduler = {
  /** Writes what is old, and leaves off looking. */ close: () => Promise<void>;
};

export type RecordHandlerParts = {
  path: string;
  /** Whether this process began with what the file holds. */
  isKept: boolean;
  /** How many changes were taken in so far. */
  changes: () => number;
  write: () => Promise<WriteOutcome>;
  onTrouble: (error: unknown) => void;
};

const lookEveryMs = 10_000;
/** A snapshot is written anew so long after the one before, if anything changed and nothing does just now. */
const oldAfterMs = 10 * 60_000;
/** Where something changes always, it is written so long after. */
const overdueAfterMs = 60 * 60_000;
/** So many changes are worth a write at the end, however young the snapshot is: whoever starts would read them all again. */
const manyChanges = 1000;
const firstLookMs = 1000;

/** Keeps the file young: soon after everything was read from the database, later now and then at a calm moment, and at the end. Of several processes one writes. */
export const snapshotScheduler = ({
  path,
  isKept,
  changes,
  write,
  onTrouble,
}: RecordHandlerParts): SnapshotScheduler => {
  let kept = { at: Date.now(), changes: changes(), isThere: isKept };
  let [seen, notBefore, isClosed] = [changes(), 0, false];
  let [timer, writing]: [NodeJS.Timeout | undefined, Promise<void>] = [undefined, Promise.resolve()];

  /** Whether another process has written it meanwhile. */
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
