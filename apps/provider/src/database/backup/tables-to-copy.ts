import pg from 'pg';

export type TableColumns = { name: string; columns: string[] };

export const columnList = (columns: readonly string[]): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/**
 * Returns the shop's tables with the columns to back up. Generated columns are computed again on restore.
 * Transaction ids (xid8) are left out because they mean nothing on another server: restored rows get the id
 * of the restoring transaction, so readers of the change feed see all of them as new. Rate limit counters
 * and one-time codes are left out because they expire within minutes, used challenges too, links and sessions of the staff because a
 * restore would bring back those that were revoked since.
 */
export const tablesToCopy = async (client: pg.ClientBase): Promise<TableColumns[]> => {
  const { rows } = await client.query<TableColumns>(
    `select relname::text as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('schema_migration', 'rate_limit', 'one_time_code', 'staff_link', 'staff_session', 'used_challenge')
       and attgenerated = '' and atttypid <> 'xid8'::regtype
     group by relname order by relname collate "C"`,
  );
  return rows;
};
