import { setTimeout } from 'node:timers/promises';

export type BackgroundQueue = {
  /**
   * Appends a task. Does nothing when a task with the same key is waiting or running, or when the queue is
   * full.
   */
  add: (key: string, work: () => Promise<void>) => void;
  /** Lets the running task finish and drops the others. */
  close: () => Promise<void>;
};

export type BackgroundQueueOptions = {
  longest: number;
  isBusy: () => boolean;
  onTrouble: (error: unknown) => void;
  /** Milliseconds between checks whether the process is still busy. */
  pauseMs?: number;
};

/**
 * Runs one task at a time while the process is idle, then pauses for as long as the task took, so that half
 * a core stays free.
 */
export const backgroundQueue = ({
  longest,
  isBusy,
  onTrouble,
  pauseMs = 100,
}: BackgroundQueueOptions): BackgroundQueue => {
  const waiting = new Map<string, () => Promise<void>>();
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  const rest = (milliseconds: number) =>
    setTimeout(milliseconds, undefined, { ref: false, signal: closing.signal });

  const workOff = async () => {
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [key, work] = next.value;
      while (isBusy()) await rest(pauseMs);
      const startedAt = performance.now();
      await work().catch(onTrouble);
      waiting.delete(key);
      await rest(performance.now() - startedAt);
    }
  };

  return {
    add: (key, work) => {
      if (closing.signal.aborted || waiting.has(key) || waiting.size >= longest) return;
      waiting.set(key, work);
      running ??= rest(0)
        .then(workOff)
        .catch((error: unknown) => closing.signal.aborted || onTrouble(error))
        .then(() => void (running = undefined));
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
};
