import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';

export type Removed = { id: number; url_path: string | null };

/** Locks those of the skus that are still in the catalog and returns their ids and addresses. */
export const readRemovable = async (
  transaction: DatabaseTransaction,
  skus: readonly string[],
): Promise<Removed[]> => {
  const { rows } = await sql<Removed>`
    select p.id, (select min(s.url_path) from product_store s where s.product_id = p.id and s.visibility > 1) as url_path
    from product p where p.sku = any(${skus}) and exists (select from product_store s where s.product_id = p.id)
    order by p.id for update of p`.execute(transaction);
  return rows;
};

/**
 * Removes products from everywhere shoppers could see them. The row stays, disabled, because carts and stock
 * movements refer to it and a returning product must get its id back; other products keep their references
 * to it and show it again then.
 */
export const withdrawProducts = async (
  transaction: DatabaseTransaction,
  ids: readonly number[],
): Promise<void> => {
  await sql`update product set status = 2, updated_at = now() where id = any(${ids})`.execute(transaction);
  await sql`delete from product_store where product_id = any(${ids})`.execute(transaction);
  await sql`delete from product_category where product_id = any(${ids})`.execute(transaction);
  await sql`delete from product_axis where parent_id = any(${ids})`.execute(transaction);
  await sql`delete from product_variant where parent_id = any(${ids})`.execute(transaction);
  await sql`delete from product_link where product_id = any(${ids})`.execute(transaction);
  await sql`delete from scheduled_change where entity = 'product' and entity_id = any(${ids})`.execute(
    transaction,
  );
};

/**
 * Deletes the rows of products that are not in the catalog, with other products' references to them, unless
 * an order, a cart, a wish list, a review, a carousel or a stock movement not made by an import refers to
 * them.
 */
export const eraseProducts = async (
  transaction: DatabaseTransaction,
  skus: readonly string[],
): Promise<void> => {
  await sql`delete from product p where p.sku = any(${skus}) and not exists (select from product_store s where s.product_id = p.id)
    and not exists (select from order_line l where l.product_id = p.id) and not exists (select from cart_line l where l.product_id = p.id) and not exists (select from cart_line l where l.parent_id = p.id)
    and not exists (select from wishlist_item w where w.product_id = p.id) and not exists (select from review r where r.product_id = p.id)
    and not exists (select from carousel_product c where c.product_id = p.id)
    and not exists (select from stock_movement m where m.product_id = p.id and m.reason not in ('opening', 'import'))`.execute(
    transaction,
  );
};
