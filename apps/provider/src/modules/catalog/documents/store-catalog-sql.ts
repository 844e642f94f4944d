import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';

/** Gives a store view the addresses, visibilities and redirects of the default one. */
export const copyAddresses = async (transaction: DatabaseTransaction, storeCode: string): Promise<void> => {
  const fromDefault = sql`(select code from store_view where is_default)`;
  await sql`insert into category_store (category_id, store_code, url_key, url_path)
    select category_id, ${storeCode}, url_key, url_path from category_store where store_code = ${fromDefault}`.execute(
    transaction,
  );
  await sql`insert into product_store (product_id, store_code, visibility, url_key, url_path)
    select product_id, ${storeCode}, visibility, url_key, url_path from product_store where store_code = ${fromDefault}`.execute(
    transaction,
  );
  await sql`insert into url_redirect (store_code, from_path, to_path)
    select ${storeCode}, from_path, to_path from url_redirect where store_code = ${fromDefault}`.execute(
    transaction,
  );
};

/** Returns the ids of everything that has a document. */
export const readDocumentIds = async (
  transaction: DatabaseTransaction,
): Promise<{ products: number[]; attributes: number[] }> => {
  const { rows } = await sql<{ products: number[]; attributes: number[] }>`
    select coalesce((select array_agg(id order by id) from product), '{}') as products,
      coalesce((select array_agg(id order by id) from attribute), '{}') as attributes`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error('A statement without a from clause has one row');
  return row;
};
