import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Counts goods that are sold: those of which few pieces are left, as the storefront says it, and none. */
export const countLowStock = async (database: Database): Promise<{ low: number; out: number }> => {
  const { rows } = await sql<{ low: number; out: number }>`
    select count(*) filter (where l.qty > 0)::integer as low, count(*) filter (where l.qty <= 0)::integer as out
    from stock_level l join product p on p.id = l.product_id
    where l.manage_stock and l.is_in_stock and p.status = 1 and l.qty < (select max(only_left_below) from store_view)`.execute(
    database,
  );
  return rows[0] ?? { low: 0, out: 0 };
};
