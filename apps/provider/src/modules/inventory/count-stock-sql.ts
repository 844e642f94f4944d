import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

/**
 * Sets how many pieces of a product were counted, and records the movement. Returns how many there were before, or
 * null and changes nothing where that is not `seen`: an order took some meanwhile.
 */
export const countStock = async (
  transaction: DatabaseTransaction,
  { productId, qty, seen }: { productId: number; qty: number; seen: number },
  actor: string,
): Promise<number | null> => {
  await sql`insert into stock_level (product_id) values (${productId}) on conflict do nothing`.execute(
    transaction,
  );
  const { rows } = await sql<{ qty: number }>`
    select qty from stock_level where product_id = ${productId} for update`.execute(transaction);
  const before = rows[0]?.qty ?? 0;
  if (before !== seen) return null;
  await sql`
    with moved as (
      insert into stock_movement (product_id, delta, reason, actor)
      select ${productId}::integer, ${qty - before}::integer, 'count', ${actor}::text where ${qty - before}::integer <> 0
    )
    update stock_level set qty = ${qty} where product_id = ${productId}`.execute(transaction);
  return before;
};

/** Whether a product is sold as codes, so that what is in its pool is its stock. */
export const isSoldAsCodes = async (db: Database, productId: number): Promise<boolean> => {
  const { rows } = await sql`select from digital_card_product where product_id = ${productId}`.execute(db);
  return rows.length > 0;
};
