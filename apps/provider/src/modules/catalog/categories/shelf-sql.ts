import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** The category that goods stand in: its name, and its place among all of the shop in the order of its menus. */
type ShelfRow = { sku: string; name: string; place: number };

/**
 * Reads by sku in which category goods stand: the deepest of the product's, or of the product whose variant it is. A
 * name that the language lacks is that of another. Goods of no category are left out. One statement.
 */
export const readShelves = async (
  database: Database,
  skus: readonly string[],
  language: string,
): Promise<Map<string, Omit<ShelfRow, 'sku'>>> => {
  const { rows } = await sql<ShelfRow>`
    with recursive branch as (
      select id, level, array[position, id] as path from category where parent_id is null
      union all select c.id, c.level, b.path || array[c.position, c.id] from category c join branch b on b.id = c.parent_id
    ), placed as (select id, level, row_number() over (order by path)::integer as place from branch),
    wanted as (
      select p.sku, p.id from product p where p.sku = any(${[...skus]}::text[])
      union all select p.sku, v.parent_id from product p join product_variant v on v.child_id = p.id where p.sku = any(${[...skus]}::text[])
    )
    select distinct on (w.sku) w.sku, b.place,
      (select t.name from category_text t where t.category_id = b.id order by t.language = ${language} desc, t.language limit 1) as name
    from wanted w join product_category pc on pc.product_id = w.id join placed b on b.id = pc.category_id
    order by w.sku, b.level desc, b.place`.execute(database);
  return new Map(rows.map(({ sku, ...shelf }) => [sku, shelf]));
};
