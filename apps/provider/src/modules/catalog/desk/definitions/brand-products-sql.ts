import { sql } from 'kysely';
import type { Database } from '../../../../database/connect.ts';
import { isThere } from '../../products/product-parts-sql.ts';

/** Counts the products of each brand that has some, by the id of its option. */
export const countProductsByBrand = async (db: Database): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; products: number }>`
    select (p.attributes ->> 'brand')::integer as id, count(*)::integer as products from product p
    where jsonb_typeof(p.attributes -> 'brand') = 'number' and ${isThere('p.id')} group by 1`.execute(db);
  return new Map(rows.map(({ id, products }) => [id, products]));
};

/** Returns those of an attribute's options that a product in the catalog has. */
export const readUsedOptions = async (
  db: Database,
  code: string,
  ids: readonly number[],
): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select o.id from unnest(${[...ids]}::integer[]) o (id) where exists (
      select from product p where (p.attributes @> jsonb_build_object(${code}::text, o.id) or p.attributes @> jsonb_build_object(${code}::text, jsonb_build_array(o.id)))
        and ${isThere('p.id')})
      or exists (select from brand b where b.option_id = o.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
};
