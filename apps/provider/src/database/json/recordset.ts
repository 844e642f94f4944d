import { type RawBuilder, sql } from 'kysely';
import { storableJson } from './storable-json.ts';

/**
 * Passes any number of rows as one parameter and one table expression: use `recordset(rows, 'id integer,
 * name text')` after `from`; its alias is `given`.
 */
export const recordset = (rows: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${storableJson(rows)}::jsonb) as given (${sql.raw(columns)})`;
