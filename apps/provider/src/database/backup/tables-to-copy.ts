import pg from 'pg';

export type TableColumns = { name: string; columns: string[] };

export const columnList = (columns: readonly string[]): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/**
 * The shop's tables and the columns worth keeping. Computed columns come by themselves; so do transaction numbers (xid8), which mean
 * nothing in another server: restored rows carry the restore's own, so readers of the change feed see all of them as new. Counters of limits are
 * over within minutes.
 */
export const tablesToCopy = async (client: pg.ClientBase): Promise<TableColumns[]> => {
  const { rows } = await client.query<TableColumns>(
    `select relname::text as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('schema_migration', 'rate_limit')
       and attgenerated = '' and atttypid <> 'xid8'::regtype
     group by relname order by relname collate "C"`,
  );
  return rows;
};
