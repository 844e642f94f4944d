import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/json/recordset.ts';
import type { ProductLinksInput } from '../saving/catalog-batch.ts';

type Owner = Pick<ProductLinksInput, 'sku' | 'type'>;

/** Reads the ordered links of those of these owners that have any to products in the catalog. */
export const readProductLinks = async (
  db: Database,
  owners: readonly Owner[],
): Promise<ProductLinksInput[]> => {
  const { rows } = await sql<ProductLinksInput>`
    select p.sku, l.type, jsonb_agg(m.sku order by l.position) as linked
    from ${recordset(owners, 'sku text, type text')} join product p on p.sku = given.sku join product_link l on l.product_id = p.id and l.type = given.type
    join product m on m.id = l.linked_product_id
    where exists (select from product_store s where s.product_id = p.id) and exists (select from product_store s where s.product_id = m.id)
    group by p.sku, l.type`.execute(db);
  return rows;
};

/** Reads the owners of links that come from a source, with the kinds of links. */
export const readLinkOwners = async (db: Database, source: string): Promise<Owner[]> => {
  const { rows } = await sql<Owner>`
    select distinct p.sku, l.type from product_link l join product p on p.id = l.product_id
    where l.type <> 'associated' and p.source = ${source} and exists (select from product_store s where s.product_id = p.id) order by p.sku, l.type`.execute(
    db,
  );
  return rows;
};

/** Replaces the links of these owners and returns the owners' ids. Products without an id are skipped. */
export const writeProductLinks = async (
  transaction: DatabaseTransaction,
  records: readonly ProductLinksInput[],
  ids: ReadonlyMap<string, number>,
): Promise<number[]> => {
  const owners = records.flatMap(({ sku, type, linked }) => {
    const product_id = ids.get(sku);
    return product_id === undefined ? [] : [{ product_id, type, linked }];
  });
  await sql`delete from product_link l using ${recordset(owners, 'product_id integer, type text')} where l.product_id = given.product_id and l.type = given.type`.execute(
    transaction,
  );
  const rows = owners.flatMap(({ product_id, type, linked }) =>
    linked.map((sku, position) => ({ product_id, type, linked_product_id: ids.get(sku), position })),
  );
  await sql`
    insert into product_link (product_id, type, linked_product_id, position)
    select product_id, type, linked_product_id, position
    from ${recordset(
      rows.filter(({ linked_product_id }) => linked_product_id !== undefined),
      'product_id integer, type text, linked_product_id integer, position integer',
    )}`.execute(transaction);
  return [...new Set(owners.map(({ product_id }) => product_id))];
};
