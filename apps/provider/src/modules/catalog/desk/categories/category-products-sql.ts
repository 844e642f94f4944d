import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../../database/connect.ts';
import { recordset } from '../../../../database/json/recordset.ts';
import { pictureAddress } from '../../products/picture-address-sql.ts';
import { isThere } from '../../products/product-parts-sql.ts';

type PlacedProduct = { id: number; sku: string; name: string; image: string | null; is_listed: boolean };

/** Products shown at once. */
const pageOf = 50;

/** Reads products of a category in the owner's order after the first `from`, and how many there are. */
export const readCategoryProducts = async (
  db: Database,
  { categoryId, from, language }: { categoryId: number; from: number; language: string },
): Promise<{ items: PlacedProduct[]; total: number }> => {
  const { rows: items } = await sql<PlacedProduct>`
    select p.id, p.sku,
      coalesce((select t.name from product_text t where t.product_id = p.id order by t.language = ${language} desc, t.language limit 1), p.sku) as name,
      (select ${pictureAddress} from product_media m where m.product_id = p.id order by m.position limit 1) as image,
      p.status = 1 and exists (select from product_store s where s.product_id = p.id and s.visibility in (2, 4)) as is_listed
    from product_category c join product p on p.id = c.product_id
    where c.category_id = ${categoryId} and ${isThere('p.id')}
    order by c.position, p.id limit ${pageOf} offset ${from}`.execute(db);
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from product_category c where c.category_id = ${categoryId} and ${isThere('c.product_id')}`.execute(
    db,
  );
  return { items, total: rows[0]?.total ?? 0 };
};

/** Reads the ids of the products with these skus, by sku as it was given; of a variant that of its product. */
export const readShownProducts = async (
  db: Database,
  skus: readonly string[],
): Promise<Map<string, { id: number; sku: string }>> => {
  const { rows } = await sql<{ given: string; id: number; sku: string }>`
    select p.sku as given, shown.id, shown.sku from product p
    join lateral (
      select m.id, m.sku from product m where m.id = coalesce((
        select v.parent_id from product_variant v where v.child_id = p.id and ${isThere('v.parent_id')}
          and not exists (select from product_store s where s.product_id = p.id and s.visibility > 1)
        order by v.parent_id limit 1), p.id)
    ) shown on true
    where p.sku = any(${[...skus]}) and ${isThere('p.id')}`.execute(db);
  return new Map(rows.map(({ given, id, sku }) => [given, { id, sku }]));
};

/** Puts products into a category after those in it; returns the ids of those that were not in it. */
export const addProducts = async (
  transaction: DatabaseTransaction,
  categoryId: number,
  ids: readonly number[],
): Promise<number[]> => {
  const rows = ids.map((id, index) => ({ id, place: index + 1 }));
  const { rows: added } = await sql<{ product_id: number }>`
    insert into product_category (product_id, category_id, position)
    select given.id, ${categoryId}, given.place + (select coalesce(max(position), 0) from product_category where category_id = ${categoryId})
    from ${recordset(rows, 'id integer, place integer')} on conflict do nothing returning product_id`.execute(
    transaction,
  );
  return added.map(({ product_id }) => product_id);
};

/** Takes products out of a category; returns the ids of those that were in it. */
export const removeProductsFrom = async (
  transaction: DatabaseTransaction,
  categoryId: number,
  ids: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    delete from product_category where category_id = ${categoryId} and product_id = any(${[...ids]}) returning product_id`.execute(
    transaction,
  );
  return rows.map(({ product_id }) => product_id);
};

/** Reads the ids of a category's products in the owner's order. */
export const readOrder = async (db: Database, categoryId: number): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from product_category where category_id = ${categoryId} order by position, product_id`.execute(
    db,
  );
  return rows.map(({ product_id }) => product_id);
};

/** Numbers the products of a category in this order. */
export const writeOrder = async (
  transaction: DatabaseTransaction,
  categoryId: number,
  order: readonly number[],
): Promise<void> => {
  const rows = order.map((id, index) => ({ id, place: index + 1 }));
  await sql`
    update product_category c set position = given.place from ${recordset(rows, 'id integer, place integer')}
    where c.category_id = ${categoryId} and c.product_id = given.id and c.position <> given.place`.execute(
    transaction,
  );
};
