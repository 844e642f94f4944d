import type { Database } from '@dijla/provider/database';
import { type RawBuilder, sql } from 'kysely';
import { contentKinds, type ContentRecords } from '@dijla/provider/modules/content/content';
import type { RecordKind } from '../record/import-record.ts';

const contentKeys = Object.fromEntries(
  Object.entries(contentKinds).map(([name, { entity }]) => [
    name,
    sql`select identifier as key from ${sql.table(entity)}`,
  ]),
) as Record<keyof ContentRecords, RawBuilder<unknown>>;

/**
 * Queries for all stored keys of a kind, as its record handler spells them. Removed records may be included;
 * the record handler leaves those out.
 */
const keysOf: Readonly<Record<RecordKind, RawBuilder<unknown>>> = {
  'tax-rate': sql`select code as key from tax_rate`,
  'tax-rule': sql`select code as key from tax_rule`,
  'shipping-rates': sql`select distinct carrier_code || '/' || method_code as key from shipping_rate`,
  'customer-group': sql`select code as key from customer_group`,
  attribute: sql`select code as key from attribute`,
  category: sql`select distinct url_path as key from category_store`,
  brand: sql`select o.code as key from brand b join attribute_option o on o.id = b.option_id`,
  product: sql`select sku as key from product`,
  'product-links': sql`select distinct l.type || ' ' || p.sku as key from product_link l join product p on p.id = l.product_id where l.type <> 'associated'`,
  review: sql`select natural_key as key from review where natural_key is not null`,
  ...contentKeys,
  promotion: sql`select code as key from promotion`,
  'search-words': sql`select code as key from search_word_group`,
  customer: sql`select email as key from customer`,
  wishlist: sql`select distinct c.email as key from wishlist_item w join customer c on c.id = w.customer_id`,
  'past-order': sql`select order_number as key from "order" where cart_id is null`,
};

/** Yields all keys of a kind in batches, in byte order, which does not depend on the database's collation. */
export async function* recordKeys(
  db: Database,
  kind: RecordKind,
  batchSize: number,
): AsyncGenerator<string[]> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ key: string }>`
      select key from (${keysOf[kind]}) found where key collate "C" > ${after} order by key collate "C" limit ${batchSize}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ key }) => key);
    after = last.key;
  }
}
