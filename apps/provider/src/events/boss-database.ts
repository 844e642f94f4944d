import type { ConstructorOptions } from 'pg-boss';
import type pg from 'pg';
import { listen } from '../database/listen.ts';

/** Lets pg-boss use the shop's own sessions, and one of them to listen. */
export const bossDatabase = (
  pool: pg.Pool,
  onTrouble: (error: unknown) => void,
): NonNullable<ConstructorOptions['db']> => ({
  executeSql: (text, values) => pool.query(text, values),
  listen: async (channel, onNotification, onReconnect) => {
    const listener = listen(pool, { channel, onNotification, onListening: onReconnect, onTrouble });
    return { close: async () => listener.close() };
  },
});
