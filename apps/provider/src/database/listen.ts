import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

export type Listener = { close: () => void };

export type ListenOptions = {
  channel: string;
  onNotification: (payload: string) => void;
  /** Called each time listening begins: notifications may have been sent while no session listened. */
  onListening: () => void;
  onTrouble: (error: unknown) => void;
};

const reconnectAfter = 250;

/** One session that listens until it breaks or is aborted. */
const listenOnce = async (
  pool: pg.Pool,
  { channel, onNotification, onListening }: ListenOptions,
  signal: AbortSignal,
): Promise<void> => {
  const session = await pool.connect();
  session.on('error', () => undefined);
  try {
    // `once` rejects when the session fails and when the signal aborts.
    const over = once(session, 'end', { signal });
    over.catch(() => undefined);
    session.on('notification', ({ payload = '' }) => onNotification(payload));
    await session.query(`listen ${session.escapeIdentifier(channel)}`);
    onListening();
    await over;
  } finally {
    session.release(true);
  }
};

/**
 * Listens to a channel of the database in a session of its own, reopened when it is lost. Notifications sent
 * in between do not arrive, so whoever listens polls too.
 */
export const listen = (pool: pg.Pool, options: ListenOptions): Listener => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await listenOnce(pool, options, signal).catch((error: unknown) =>
        signal.aborted ? undefined : options.onTrouble(error),
      );
      if (!signal.aborted) await pause(reconnectAfter, undefined, { ref: false });
    }
  };
  void run();
  return { close: () => stopping.abort() };
};
