import { once } from 'node:events';
import type { ConstructorOptions } from 'pg-boss';
import type pg from 'pg';

/** PostgreSQL schema that holds the library's tables. */
export const jobsSchema = 'jobs';

const reopenAfterMs = 250;

/** Lets pg-boss use the shop's own sessions, and one of them to listen. */
export const bossDatabase = (pool: pg.Pool): NonNullable<ConstructorOptions['db']> => ({
  executeSql: (text, values) => pool.query(text, values),
  listen: async (channel, onNotification, onReconnect) => {
    const stopping = new AbortController();
    const listenOnce = async (): Promise<{ over: Promise<unknown> }> => {
      const session = await pool.connect();
      session.on('error', () => undefined);
      session.on('notification', ({ payload }) => onNotification(payload ?? ''));
      try {
        await session.query(`listen ${session.escapeIdentifier(channel)}`);
      } catch (error) {
        session.release(true);
        throw error;
      }
      const over = once(session, 'end', { signal: stopping.signal })
        .catch(() => undefined)
        .finally(() => session.release(true));
      return { over };
    };
    const keepListening = async (first: { over: Promise<unknown> }): Promise<void> => {
      await first.over;
      while (!stopping.signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, reopenAfterMs).unref());
        if (stopping.signal.aborted) return;
        const again = await listenOnce().catch(() => null);
        if (again === null) continue;
        onReconnect();
        await again.over;
      }
    };
    const first = await listenOnce();
    onReconnect();
    const ended = keepListening(first);
    return {
      close: async () => {
        stopping.abort();
        await ended;
      },
    };
  },
});
