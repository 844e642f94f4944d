import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/**
 * Reads the skus of products ordered together with these, the most frequent first, then of those viewed
 * together with them; these products are left out.
 */
export const readRelatedProducts = async (
  db: Database,
  productIds: readonly number[],
  atMost: number,
): Promise<string[]> => {
  if (productIds.length === 0) return [];
  const { rows } = await sql<{ sku: string }>`
    select p.sku
    from (select product_id, with_id, times as bought, 0 as viewed from bought_together union all select product_id, with_id, 0, times from viewed_together) as c join product p on p.id = c.with_id
    where c.product_id = any(${productIds}) and c.with_id <> all(${productIds})
    group by p.id, p.sku order by sum(c.bought) desc, sum(c.viewed) desc, p.id limit ${atMost}`.execute(db);
  return rows.map(({ sku }) => sku);
};
