import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Skus of what was bought in the same orders as these products, the most frequent first, without these themselves. */
export const readBoughtTogether = async (db: Database, productIds: readonly number[], atMost: number): Promise<string[]> => {
  if (productIds.length === 0) return [];
  const { rows } = await sql<{ sku: string }>`
    select p.sku from bought_together b join product p on p.id = b.with_id
    where b.product_id = any(${productIds}) and b.with_id <> all(${productIds})
    group by p.id, p.sku order by sum(b.times) desc, p.id limit ${atMost}`.execute(db);
  return rows.map(({ sku }) => sku);
};
