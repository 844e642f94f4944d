import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

export type ChangeListener = { close: () => void };

const reconnectAfter = 250;

/** One session that listens until it breaks or is told to stop. */
const listenOnce = async (pool: pg.Pool, onWake: () => void, signal: AbortSignal): Promise<void> => {
  const session = await pool.connect();
  session.on('error', () => undefined);
  try {
    // `once` rejects when the session errs and when the signal aborts.
    const over = once(session, 'end', { signal });
    over.catch(() => undefined);
    session.on('notification', onWake);
    await session.query('listen change');
    // What was announced while nobody listened.
    onWake();
    await over;
  } finally {
    session.release(true);
  }
};

/**
 * Wakes whoever reads the feed as soon as someone commits a change. A lost session is opened again; until then the reader's own
 * poll finds the changes.
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
