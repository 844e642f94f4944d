import pg from 'pg';

export type TableColumns = { name: string; columns: string[] };

export const columnList = (columns: readonly string[]): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/** Of the schemas that tables of extensions stand in. */
export const extensionSchemas = String.raw`extension\_%`;

/** Returns a name of `tablesToCopy` for a statement: of the schema `public`, or with that of an extension before it. */
export const qualified = (name: string): string =>
  (name.includes('.') ? name : `public.${name}`).split('.').map(pg.escapeIdentifier).join('.');

/**
 * Tables that no backup holds: what ends with the server, and how far watchers were told, which is a transaction id
 * that the shop sets anew.
 */
export const leftOut: readonly string[] = [
  'schema_migration',
  'rate_limit',
  'one_time_code',
  'staff_link',
  'staff_session',
  'used_challenge',
  'watch_position',
];

/**
 * Returns the shop's tables, and those of extensions with their schema before the name, with the columns to back up. Generated columns are computed again on restore.
 * Transaction ids (xid8) are left out because they mean nothing on another server: restored rows get the id
 * of the restoring transaction, so readers of the change feed see all of them as new. Rate limit counters
 * and one-time codes are left out because they expire within minutes, used challenges too, links and sessions of the staff because a
 * restore would bring back those that were revoked since.
 */
export const tablesToCopy = async (client: pg.ClientBase): Promise<TableColumns[]> => {
  const { rows } = await client.query<TableColumns>(
    `select case when nspname = 'public' then relname::text else nspname || '.' || relname end as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where (nspname = 'public' or nspname like '${extensionSchemas}') and relkind = 'r' and relname <> all($1)
       and attgenerated = '' and atttypid <> 'xid8'::regtype
     group by nspname, relname order by nspname = 'public' desc, nspname collate "C", relname collate "C"`,
    [leftOut],
  );
  return rows;
};
