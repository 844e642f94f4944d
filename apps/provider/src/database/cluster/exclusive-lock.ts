import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

const acquire = async (file: string, patience: number): Promise<DatabaseSync> => {
  const lock = new DatabaseSync(file, { timeout: 0 });
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      lock.exec('begin exclusive');
      return lock;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) {
        lock.close();
        throw isBusy(error)
          ? new Error(`Another process has held ${file} for ${patience / 1000} seconds.`, { cause: error })
          : error;
      }
      await pause(50);
    }
  }
};

/**
 * Runs `work` while no other process does so under the same lock file. Waits up to `patience` milliseconds,
 * then throws. SQLite's lock belongs to the kernel and is released when the process that holds it ends, so
 * no stale lock is left behind.
 */
export const withExclusiveLock = async <T>(
  file: string,
  work: () => Promise<T>,
  patience = 120_000,
): Promise<T> => {
  const lock = await acquire(file, patience);
  try {
    return await work();
  } finally {
    lock.close();
  }
};
