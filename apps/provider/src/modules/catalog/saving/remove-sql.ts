import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';

export type Removed = { id: number; url_path: string | null };

/** Locks the ones of these skus that are still in the catalogue and tells where they stood. */
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
 * Takes products out of every place where a shopper could meet them. The row itself stays, disabled: carts and stock movements
 * point to it, and a product that comes back must find its id; others still name it, and show it again then.
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
 * Deletes the rows of products that are out of the catalogue, and what other products say of them, unless an order, a cart, a wish list, a
 * review, a carousel or a movement of stock that no import made points to them.
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
