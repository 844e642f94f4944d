import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';

/** Stock as staff say it; `seen` is how many pieces they saw, null for a product that is new. */
export type SetStock = {
  qty: number;
  seen: number | null;
  manage_stock: boolean;
  is_in_stock: boolean;
  min_sale_qty: number;
  max_sale_qty: number;
};

/**
 * Sets the stock of a product. Pieces are set only where `qty` is not what was seen, and then only while there are
 * still so many. Returns whether anything changed; null, and changes nothing, where orders or a count were quicker.
 * Orders of the product wait from here on, so a transaction with much else to do calls this last.
 */
export const setStock = async (
  transaction: DatabaseTransaction,
  productId: number,
  { wanted: { seen, ...wanted }, actor }: { wanted: SetStock; actor: string },
): Promise<boolean | null> => {
  const { rows } = await sql<Omit<SetStock, 'seen'>>`
    select qty, manage_stock, is_in_stock, min_sale_qty, max_sale_qty from stock_level where product_id = ${productId} for update`.execute(
    transaction,
  );
  const [before] = rows;
  const current = before?.qty ?? 0;
  const qty = wanted.qty === (seen ?? 0) ? current : wanted.qty;
  if (qty !== current && current !== (seen ?? 0)) return null;
  if (wanted.manage_stock && qty < 0) return null;
  const after = { ...wanted, qty };
  if (
    before !== undefined &&
    Object.entries(before).every(([name, value]) => after[name as keyof typeof after] === value)
  )
    return false;
  await sql`
    with moved as (
      insert into stock_movement (product_id, delta, reason, actor)
      select ${productId}::integer, ${qty - current}::integer, ${before === undefined ? 'opening' : 'count'}::text, ${actor}::text
      where ${qty - current}::integer <> 0
    )
    insert into stock_level (product_id, qty, manage_stock, is_in_stock, min_sale_qty, max_sale_qty)
    values (${productId}, ${qty}, ${after.manage_stock}, ${after.is_in_stock}, ${after.min_sale_qty}, ${after.max_sale_qty})
    on conflict (product_id) do update set qty = excluded.qty, manage_stock = excluded.manage_stock,
      is_in_stock = excluded.is_in_stock, min_sale_qty = excluded.min_sale_qty, max_sale_qty = excluded.max_sale_qty`.execute(
    transaction,
  );
  return true;
};
