import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../../database/connect.ts';
import { recordset } from '../../../../database/json/recordset.ts';

/** Puts a category with all below it below another one. */
export const setParent = async (
  transaction: DatabaseTransaction,
  id: number,
  parentId: number,
): Promise<void> => {
  await sql`
    with recursive branch (id) as (
      select ${id}::integer union select c.id from category c join branch b on c.parent_id = b.id
    ), by as (
      select parent.level + 1 - c.level as levels from category c, category parent where c.id = ${id} and parent.id = ${parentId}
    )
    update category c set level = c.level + by.levels, parent_id = case when c.id = ${id} then ${parentId} else c.parent_id end
    from by where c.id in (select id from branch)`.execute(transaction);
};

/** Numbers categories in this order. */
export const setOrder = async (transaction: DatabaseTransaction, order: readonly number[]): Promise<void> => {
  const rows = order.map((id, index) => ({ id, position: index + 1 }));
  await sql`
    update category c set position = given.position from ${recordset(rows, 'id integer, position integer')}
    where c.id = given.id and c.position <> given.position`.execute(transaction);
};

/** Reads how many products are in a category itself. */
export const countOwnProducts = async (db: Database, id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from product_category where category_id = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Puts the products of a category into another one too, after those that are in it. */
export const copyProducts = async (
  transaction: DatabaseTransaction,
  from: number,
  to: number,
): Promise<void> => {
  await sql`
    insert into product_category (product_id, category_id, position)
    select c.product_id, ${to}, (select coalesce(max(position), 0) from product_category where category_id = ${to})
      + row_number() over (order by c.position, c.product_id)
    from product_category c where c.category_id = ${from}
    on conflict do nothing`.execute(transaction);
};
