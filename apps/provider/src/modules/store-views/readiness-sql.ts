import { sql } from 'kysely';
import { type Database, inTransaction } from '../../database/database.ts';

type Found = { delivery: boolean; payment: boolean; takes_writes: boolean };

/** SQLSTATE codes for a full disk and for exceeding the limit of temporary files. */
const noDisk: ReadonlySet<unknown> = new Set(['53100', '53400']);

/** About a megabyte more than the statement's memory limit, so that the server writes a temporary file. */
const probedRows = 40_000;

/**
 * Returns null when orders can be taken, otherwise what is missing. The database must respond, accept writes
 * and have disk space, with a delivery method and a payment method. Disk space is tested with a temporary
 * file, which leaves nothing behind and needs no row.
 */
export const missingForOrders = async (db: Database): Promise<string | null> => {
  try {
    const found = await inTransaction(db, async (transaction) => {
      await sql`set local work_mem = '64kB'`.execute(transaction);
      const { rows } = await sql<Found>`
        select exists (select from shipping_method where is_active) as delivery, exists (select from payment_method m where m.is_active and (not m.has_gateway or exists (select from payment_gateway g where g.code = m.code))) as payment,
          current_setting('transaction_read_only') = 'off' and (select count(*) from generate_series(1, ${sql.lit(probedRows)})) > 0 as takes_writes`.execute(
        transaction,
      );
      return rows[0];
    });
    if (!found?.takes_writes) return 'a database that takes writes';
    if (!found.delivery) return 'a delivery method';
    return found.payment ? null : 'a payment method';
  } catch (error) {
    return error instanceof Error && 'code' in error && noDisk.has(error.code)
      ? 'disk space'
      : 'the database';
  }
};
