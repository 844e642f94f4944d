import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import type { Person } from './person-tables-sql.ts';

/** How the messages of a customer spell her number. */
const international = sql`'+964' || substr(telephone, 2)`;

/**
 * Returns whose data is meant; undefined when the customer no longer exists. Only an e-mail address and a number
 * that a code or a link has shown to be hers name messages: those to somebody else's say nothing about her.
 */
export const readPerson = async (
  database: Database | DatabaseTransaction,
  id: number,
): Promise<Person | undefined> => {
  const { rows } = await sql<{ recipients: string[] }>`
    select array_remove(array[
      case when email_verified_at is not null then email end,
      case when telephone_verified_at is not null then case when telephone like '0%' then ${international} else telephone end end
    ], null) as recipients from customer where id = ${id}`.execute(database);
  const [row] = rows;
  return row && { id, recipients: row.recipients };
};
