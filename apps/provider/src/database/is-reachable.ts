import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Whether the database answers a statement. Never rejects. */
export const isReachable = async (db: Database): Promise<boolean> => {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
};
