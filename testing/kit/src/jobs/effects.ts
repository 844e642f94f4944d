import type { Database } from '@dijla/provider/database';
import { sql } from 'kysely';

/** Makes the table in which handlers of planted events leave their effect. */
export const makeEffects = async (db: Database): Promise<void> => {
  await sql`create table effect (key text primary key, times integer not null default 1)`.execute(db);
};

/** Takes effect once for each key, as a handler has to that may be repeated. */
export const takeEffect = async (db: Database, key: string): Promise<void> => {
  await sql`insert into effect (key) values (${key}) on conflict do nothing`.execute(db);
};

/** Returns the keys that took effect. */
export const effectsOf = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`select key from effect order by key`.execute(db);
  return rows.map(({ key }) => key);
};
