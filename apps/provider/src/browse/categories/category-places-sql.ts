import type { CategoryPlace } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export type PlacesAsked = {
  categoryId: number;
  storeCode: string;
  sort: 'asc' | 'desc';
  from: number;
  size: number;
};

/** Reads a category's own listed products in the owner's order, then by id. */
export const readCategoryPlaces = async (
  db: Database,
  { categoryId, storeCode, sort, from, size }: PlacesAsked,
): Promise<CategoryPlace[]> => {
  const direction = sort === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<CategoryPlace>`
    select p.id as product_id, p.sku, c.position
    from product_category c join product p on p.id = c.product_id and p.status < 2
    join product_store s on s.product_id = p.id and s.store_code = ${storeCode} and s.visibility > 1
    where c.category_id = ${categoryId} order by c.position ${direction}, p.id ${direction} limit ${size} offset ${from}`.execute(
    db,
  );
  return rows;
};
