import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

export type ChangeListener = { close: () => void };

const reconnectAfter = 250;

/** One session that listens until it breaks or is aborted. */
const listenOnce = async (pool: pg.Pool, onWake: () => void, signal: AbortSignal): Promise<void> => {
  const session = await pool.connect();
  session.on('error', () => undefined);
  try {
    // `once` rejects when the session fails and when the signal aborts.
    const over = once(session, 'end', { signal });
    over.catch(() => undefined);
    session.on('notification', onWake);
    await session.query('listen change');
    // Changes may have been announced while no session was listening.
    onWake();
    await over;
  } finally {
    session.release(true);
  }
};

/**
 * Wakes the reader of the feed as soon as a change is committed. A lost session is reopened; until then the
 * reader's own poll finds the changes.
 */
export const listenForChanges = (
  pool: pg.Pool,
  { onWake, onTrouble }: { onWake: () => void; onTrouble: (error: unknown) => void },
): ChangeListener => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await listenOnce(pool, onWake, signal).catch((error: unknown) =>
        signal.aborted ? undefined : onTrouble(error),
      );
      if (!signal.aborted) await pause(reconnectAfter, undefined, { ref: false });
    }
  };
  void run();
  return { close: () => stopping.abort() };
};
