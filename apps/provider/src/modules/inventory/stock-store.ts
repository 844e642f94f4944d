import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/recordset.ts';

export type StockInput = { product_id: number; qty: number; manage_stock: boolean; is_in_stock: boolean };

const rowsPerStatement = 5000;

/** Rows are locked in order of product, as an order takes them, so that the two wait for each other instead of meeting crosswise. */
const lock = (transaction: DatabaseTransaction, productIds: readonly number[]) =>
  sql`select product_id from stock_level where product_id = any(${productIds}) order by product_id for update`.execute(transaction);

const savePart = async (transaction: DatabaseTransaction, levels: readonly StockInput[], actor: string): Promise<number[]> => {
  await lock(transaction, levels.map(({ product_id }) => product_id));
  const { rows } = await sql<{ product_id: number }>`
    with wanted as (
      select given.*, level.qty as qty_before, level.product_id is null as is_new
      from ${recordset(levels, 'product_id integer, qty integer, manage_stock boolean, is_in_stock boolean')}
      left join stock_level level using (product_id)
      where level.product_id is null or (level.qty, level.manage_stock, level.is_in_stock) is distinct from (given.qty, given.manage_stock, given.is_in_stock)
    ), moved as (
      insert into stock_movement (product_id, delta, reason, actor)
      select product_id, qty - coalesce(qty_before, 0), case when is_new then 'opening' else 'import' end, ${actor}
      from wanted where is_new or qty <> qty_before
    )
    insert into stock_level (product_id, qty, manage_stock, is_in_stock)
    select product_id, qty, manage_stock, is_in_stock from wanted
    on conflict (product_id) do update set qty = excluded.qty, manage_stock = excluded.manage_stock, is_in_stock = excluded.is_in_stock
    returning product_id`.execute(transaction);
  return rows.map(({ product_id }) => product_id);
};

/** Sets stock levels, each with the movement that leads to it, and answers the ids of products whose stock changed. */
export const saveStockLevels = async (transaction: DatabaseTransaction, levels: readonly StockInput[], actor: string): Promise<number[]> => {
  const changed: number[] = [];
  for (let start = 0; start < levels.length; start += rowsPerStatement) {
    changed.push(...(await savePart(transaction, levels.slice(start, start + rowsPerStatement), actor)));
  }
  return changed;
};
