import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';

export type StockInput = {
  product_id: number;
  qty: number;
  manage_stock: boolean;
  is_in_stock: boolean;
  min_sale_qty: number;
  max_sale_qty: number;
};

const rowsPerStatement = 5000;

const columns =
  'product_id integer, qty integer, manage_stock boolean, is_in_stock boolean, min_sale_qty integer, max_sale_qty integer';

/**
 * Locks only the rows that differ, so that products whose stock stays the same can be ordered meanwhile.
 * Locks in product id order, as orders do, so that the two cannot deadlock.
 */
const lockDifferent = async (
  transaction: DatabaseTransaction,
  levels: readonly StockInput[],
): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    select level.product_id from stock_level level join ${recordset(levels, columns)} using (product_id)
    where (level.qty, level.manage_stock, level.is_in_stock, level.min_sale_qty, level.max_sale_qty)
      is distinct from (given.qty, given.manage_stock, given.is_in_stock, given.min_sale_qty, given.max_sale_qty)
      and level.product_id not in (select product_id from digital_card_product)
    order by level.product_id for update of level`.execute(transaction);
  return rows.map(({ product_id }) => product_id);
};

const savePart = async (
  transaction: DatabaseTransaction,
  levels: readonly StockInput[],
  actor: string,
): Promise<number[]> => {
  const locked = await lockDifferent(transaction, levels);
  const { rows } = await sql<{ product_id: number }>`
    with wanted as (
      select given.*, level.qty as qty_before, level.product_id is null as is_new
      from ${recordset(levels, columns)}
      left join stock_level level using (product_id)
      where level.product_id is null or level.product_id = any(${locked})
    ), moved as (
      insert into stock_movement (product_id, delta, reason, actor)
      select product_id, qty - coalesce(qty_before, 0), case when is_new then 'opening' else 'import' end, ${actor}
      from wanted where is_new or qty <> qty_before
    )
    insert into stock_level (product_id, qty, manage_stock, is_in_stock, min_sale_qty, max_sale_qty)
    select product_id, qty, manage_stock, is_in_stock, min_sale_qty, max_sale_qty from wanted
    on conflict (product_id) do update set qty = excluded.qty, manage_stock = excluded.manage_stock, is_in_stock = excluded.is_in_stock,
      min_sale_qty = excluded.min_sale_qty, max_sale_qty = excluded.max_sale_qty
    returning product_id`.execute(transaction);
  return rows.map(({ product_id }) => product_id);
};

/**
 * Sets stock levels, of products that are sold as codes excepted, records a movement for each, and returns the ids of products whose stock changed.
 * Orders of these products wait from here on, so a transaction with much else to do calls this last.
 */
export const saveStockLevels = async (
  transaction: DatabaseTransaction,
  levels: readonly StockInput[],
  actor: string,
): Promise<number[]> => {
  const changed: number[] = [];
  const inOrder = levels.toSorted((one, other) => one.product_id - other.product_id);
  for (let start = 0; start < inOrder.length; start += rowsPerStatement) {
    changed.push(...(await savePart(transaction, inOrder.slice(start, start + rowsPerStatement), actor)));
  }
  return changed;
};
