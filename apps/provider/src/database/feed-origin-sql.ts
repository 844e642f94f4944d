import { sql } from 'kysely';
import type { Database } from './connect.ts';

/**
 * Reads in which history the positions of the change feed count: the server's, of this database, since a replica was
 * last made the primary. Of another history, equal positions say nothing.
 */
export const readFeedOrigin = async (db: Database): Promise<string> => {
  const {
    rows: [row],
  } = await sql<{ origin: string }>`
    select concat_ws(' ', (select system_identifier from pg_control_system()),
      (select oid from pg_database where datname = current_database()),
      left(pg_walfile_name(pg_current_wal_lsn()), 8)) as origin`.execute(db);
  if (row === undefined) throw new Error('The database does not say what it is');
  return row.origin;
};
