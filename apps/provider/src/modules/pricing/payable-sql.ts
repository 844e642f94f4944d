import type { Calls } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';

export type PayableSetting = Calls['desk/payable']['result']['_output'];

/** Returns in which currency the orders of each store view are paid, and their step in minor units. */
export const readPayableSetting = async (database: Database): Promise<PayableSetting> => {
  const { rows } = await sql<PayableSetting>`
    select (select json_agg(json_build_object('code', c.code, 'scale', c.scale) order by c.code) from currency c) as units,
      (select json_agg(json_build_object('store', s.code, 'currency', s.payable_currency, 'step', s.payable_step) order by s.is_default desc, s.code)
        from store_view s) as stores`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('A statement without a table gave no row');
  return row;
};

/** Sets the currency and step of store views; returns whether all of them are there. */
export const savePayableSetting = async (
  transaction: DatabaseTransaction,
  stores: PayableSetting['stores'],
): Promise<boolean> => {
  const { rows } = await sql`
    update store_view s set payable_currency = given.currency, payable_step = given.step
    from ${recordset(stores, 'store text, currency text, step bigint')} where s.code = given.store returning s.code`.execute(
    transaction,
  );
  return rows.length === stores.length;
};
