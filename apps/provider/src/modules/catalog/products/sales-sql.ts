import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/json/recordset.ts';

/**
 * Sets the sales figures of products and returns the ids of those that changed. Rows are locked in order of
 * ids, as in all writers of sales, to avoid deadlocks.
 */
export const saveSales = async (
  transaction: DatabaseTransaction,
  sales: readonly { product_id: number; number_of_sales: number }[],
): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    insert into product_sales (product_id, number_of_sales)
    select product_id, number_of_sales from ${recordset(sales, 'product_id integer, number_of_sales integer')} order by product_id
    on conflict (product_id) do update set number_of_sales = excluded.number_of_sales
      where product_sales.number_of_sales <> excluded.number_of_sales
    returning product_id`.execute(transaction);
  return rows.map(({ product_id }) => product_id);
};
