import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { AmountOwner } from './amount-sql.ts';

/** Returns the ids of all products with a price. */
export const readPricedProducts = async (db: Database): Promise<number[]> => {
  const { rows } = await sql<{
    id: number;
  }>`select distinct product_id as id from price order by product_id`.execute(db);
  return rows.map(({ id }) => id);
};

const queries: Readonly<Record<AmountOwner, ReturnType<typeof sql<{ id: number; product_id: number }>>>> = {
  'option-value': sql`select v.id, o.product_id from custom_option_value v join custom_option o on o.id = v.option_id
    where exists (select from custom_option_price p where p.value_id = v.id) order by v.id`,
  'download-link': sql`select l.id, l.product_id from download_link l where exists (select from download_link_price p where p.link_id = l.id) order by l.id`,
};

/** Maps the id of each owner with an amount to the id of its product. */
export const readAmountOwners = async (db: Database, owner: AmountOwner): Promise<Map<number, number>> => {
  const { rows } = await queries[owner].execute(db);
  return new Map(rows.map(({ id, product_id }) => [id, product_id]));
};
