import { type RawBuilder, sql } from 'kysely';
import { storableJson } from './storable-json.ts';

/**
 * Rows as one parameter and one table expression, however many they are: `recordset(rows, 'id integer, name text')` is used
 * after `from` and is called `given`.
 */
export const recordset = (rows: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${storableJson(rows)}::jsonb) as given (${sql.raw(columns)})`;
