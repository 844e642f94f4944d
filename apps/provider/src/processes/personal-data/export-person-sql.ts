import { sql } from 'kysely';
import { type Database, inTransaction } from '../../database/database.ts';
import { type Person, personTables } from './person-tables-sql.ts';
import { readPerson } from './read-person-sql.ts';

type Row = Record<string, unknown>;

const withoutColumns = (row: Row, without: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column)));

/**
 * Returns everything that is kept about a customer: for each table with something readable its rows, under a name
 * of its own. As it stood at one moment. Undefined when the customer no longer exists.
 */
export const exportPerson = (
  database: Database,
  customerId: number,
): Promise<Record<string, Row[]> | undefined> =>
  inTransaction(
    database,
    async (transaction) => {
      const person: Person | undefined = await readPerson(transaction, customerId);
      if (!person) return;
      const parts: [string, Row[]][] = [];
      for (const [table, { of, exported, without = [] }] of Object.entries(personTables)) {
        if (exported === null) continue;
        // oxlint-disable-next-line no-await-in-loop -- one connection
        const { rows } = await sql<Row>`select t.* from ${sql.table(table)} t where ${of(person)}`.execute(
          transaction,
        );
        parts.push([exported, rows.map((row) => withoutColumns(row, without))]);
      }
      return Object.fromEntries(parts);
    },
    { isolation: 'repeatable read' },
  );
